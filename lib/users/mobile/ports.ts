/**
 * Sends an SMS. Implemented by lib/providers/sms.ts.
 * @throws Error when the provider did not take it in time
 */
export type SendSms = (sms: {
  /** +91… */
  to: string;
  text: string;
}) => Promise<void>;

/** A hash under a secret key of the server; each purpose has a different key. */
export type KeyedHash = (purpose: string, text: string) => string;
