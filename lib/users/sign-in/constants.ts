/** The cookie in which the server says how a sign-in ended. */
export const SIGN_IN_COOKIE = 'saathi_sign_in';
