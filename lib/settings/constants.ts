/** PostgreSQL's channel on which a change is told. */
export const CHANNEL = 'settings';
