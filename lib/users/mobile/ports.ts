/**
 * Sends an SMS. Implemented by lib/providers/sms.ts.
 * @throws Error when the provider did not take it in time
 */
export type SendSms = (sms: {
  /** +91… */
  to: string;
  text: string;
}) => Promise<void>;

/** A hash under a key of the server's own, another one for each purpose. */
export type KeyedHash = (purpose: string, text: string) => string;
