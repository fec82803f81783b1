export const SIGN_IN = 'Sign in with Google';
export const CONTINUE_WITH_GOOGLE = 'Continue with Google';
export const SIGN_IN_CANCELLED = 'Sign-in was cancelled.';
export const OTHER_ACCOUNT = 'That was another Google account. You are still signed in as before.';
export const SIGN_IN_FAILED = 'Sign-in did not work. Please try again.';
