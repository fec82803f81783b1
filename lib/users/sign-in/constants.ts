/** Where a browser keeps what changes whenever somebody signs in or out in it; the value begins with how it changed. */
export const PERSON_KEY = 'saathi-person';
