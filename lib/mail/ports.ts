import type { Runner } from '@/lib/kit/scope';

export type OutgoingMail = {
  to: readonly string[];
  subject: string;
  /** Plain text. */
  text: string;
  /** The same for each try, so that a server or reader that gets the mail twice can tell. */
  id: string;
};

export type MailOutcome =
  /** The mail server has it. */
  | { outcome: 'taken' }
  /** It never will, or not now. `code` names why, without an address: 550, ETIMEDOUT … */
  | { outcome: 'refused' | 'unreachable'; code: string };

/** Hands a mail to a mail server; never throws. Implemented by lib/providers/smtp.ts. */
export type SendMail = (mail: OutgoingMail) => Promise<MailOutcome>;

/** The verified address of a member; null for everybody else. Implemented by lib/users. */
export type FindAddress = (db: Runner, userId: string) => Promise<string | null>;
