import type { KeyPurpose } from '@/lib/kit/key-purposes';

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

/** A hash under a secret key of the server; each purpose has a different key. */
export type KeyedHash = {
  (purpose: KeyPurpose, text: string): string;
  /** The hashes under every secret that still counts, the newest first: to find what may have been written under an older one. */
  each(purpose: KeyPurpose, text: string): readonly string[];
};
