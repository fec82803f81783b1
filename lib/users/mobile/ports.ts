/**
 * Sends an SMS. Implemented by lib/providers/sms.ts.
 * @throws Error when the provider did not take it in time
 */
export type SendSms = (sms: {
  /** +91… */
  to: string;
  text: string;
}) => Promise<void>;

/** Who may have codes sent, and how many may be sent in 24 hours together. */
export type CodeBudget = { guests: boolean; perDay: number };
