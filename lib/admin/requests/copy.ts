export const NOT_CONFIRMED = 'Please enter the id of the person, as it stands on the page.';
export const EXPORT_WAITS = 'A download waits for this person already.';
export const OWN_ACCOUNT = 'Your own account is deleted in /account.';
