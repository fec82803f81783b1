import type { JobScope, Runner } from '@/lib/kit/scope';

export type OutgoingMail = {
  to: readonly string[];
  subject: string;
  /** Plain text. */
  text: string;
  /** The same for each try, so that a server or reader that gets the mail twice can tell. */
  id: string;
  /** Where one tap, of a person or of their mail program, stops mails of this kind; left out of mails that nobody has to choose. */
  stopUrl?: string;
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

/** A mail that its person has chosen, before it is made. */
export type ChosenMail = {
  id: string;
  userId: string;
  kind: string;
  /** The chat it is about; null when that is gone, or there is none. */
  chatId: string | null;
  createdAt: Date;
};

export type ComposedMail = { subject: string; text: string; stopUrl: string };

/**
 * What such a mail says as it goes out: null when there is no need or no leave any more, a moment when it has to wait until then.
 * Implemented by lib/users/mailing.
 */
export type ComposeMail = (
  scope: Pick<JobScope, 'db' | 'now'>,
  mail: ChosenMail,
) => Promise<ComposedMail | Date | null>;
