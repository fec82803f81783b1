/*
 * Invariants:
 * - A mail is written in the transaction of what it tells, and each key is one mail: neither is there without the other, or twice.
 * - No address is stored: whose it is, is looked up when the mail is sent, so that it goes to nobody who has left.
 */
import { inBatches } from '@/lib/kit/in-batches';
import { daysBefore } from '@/lib/kit/moments';
import type { JobScope, Runner } from '@/lib/kit/scope';
import { MAIL_KEPT_DAYS } from './constants';
import { subjectLine } from './rules';
import * as store from './store';

export { collectPersonalData, countMails, retryMail, takeKey } from './store';

export type NewMail = {
  /** What it is about, such as `refund:<id>`: the same key again is the same mail. At most 120 characters. */
  key: string;
  /** The member it is for; null for the console's owners. Guests get none. */
  userId: string | null;
  subject: string;
  /** Plain text; null: it is made when the mail is sent, by its kind. */
  text: string | null;
  /** Of what its person has chosen to be mailed. */
  kind?: string;
};

/**
 * Has a mail sent, inside the transaction of what it tells.
 * @param dueAt when, at the earliest
 * @returns whether it is a new one
 */
export function queueMail(
  tx: Runner,
  { subject, ...mail }: NewMail,
  now: Date,
  dueAt: Date = now,
): Promise<boolean> {
  return store.insertMail(tx, { ...mail, subject: subjectLine(subject) }, now, dueAt);
}

/** Deletes mails of more than 30 days ago. @returns rows */
export function forgetOldMails({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  const before = daysBefore(now(), MAIL_KEPT_DAYS);
  return inBatches((rows) => store.deleteMailsBefore(db, before, rows));
}
