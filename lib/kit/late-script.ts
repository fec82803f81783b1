/** What the server writes into the scripts of a page in place of `async`: a browser does not fetch a script of this type. */
export const LATE = 'type="late"';

/** Says which stylesheets of the build a browser has, by their names with `/` between them. */
export const STYLES_COOKIE = 'styles';
