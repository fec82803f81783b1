/** What the server writes into the scripts of a page in place of `async`: a browser does not fetch a script of this type. */
export const LATE = 'type="late"';
