/** Where a browser keeps what changes whenever somebody signs in or out in it; the value begins with how it changed. */
export const PERSON_KEY = 'saathi-person';

/** The cookie in which the server says how a sign-in ended. */
export const SIGN_IN_COOKIE = 'saathi_sign_in';
