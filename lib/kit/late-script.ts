/** What the server writes into the scripts of a page in place of `async`: a browser does not fetch a script of this type. */
export const LATE = 'type="late"';

/** What a link is to be that is fetched with the scripts. */
export const LATE_LINK = 'data-late';

/** Says which stylesheets of the build a browser has, by their names with `/` between them. */
export const STYLES_COOKIE = 'styles';
