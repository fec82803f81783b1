/** ms in which somebody who wanted a chat and went to sign in may be back for it. */
export const SIGN_IN_LASTS_MS = 10 * 60 * 1000;
