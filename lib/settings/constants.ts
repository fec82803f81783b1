/** PostgreSQL's channel on which a change is told. */
export const CHANNEL = 'settings';
/** Changes that the history shows. */
export const HISTORY_LINES = 50;
