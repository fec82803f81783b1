export const NO_ALERT = 'There is no such alert.';
export const ALERT_DONE = 'This alert is done already.';
