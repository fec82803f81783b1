/** Without these the product does not start: for tests that ask no provider for anything. */
export const SETTINGS = {
  NEXTAUTH_SECRET: 'signs the cookies of a test run, and is long enough for it',
  GOOGLE_CLIENT_ID: 'unused',
  GOOGLE_CLIENT_SECRET: 'unused',
  OPENAI_API_KEY: 'unused',
  OPENAI_MODEL: 'unused',
  CASHFREE_CLIENT_ID: 'unused',
  CASHFREE_CLIENT_SECRET: 'unused',
};
