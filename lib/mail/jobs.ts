/*
 * Invariants:
 * - No transaction is open while a mail server is spoken to.
 * - What somebody has chosen to be mailed is made just before it is sent, and is not sent when there is no need or no leave any more.
 * - Any number of processes may send at once: each mail is claimed by one of them, and again if that one dies. A process that dies between
 *   the server's word and noting it sends the mail twice, under the same Message-ID.
 */
import type { JobScope } from '@/lib/kit/scope';
import { MAIL_BATCH, MAIL_LEASE_MS } from './constants';
import type { ComposeMail, FindAddress, SendMail } from './ports';
import { nextTryAt } from './rules';
import * as store from './store';

export type MailScope = JobScope & {
  /** null where no mail is set: then nobody waits for one. */
  sendMail: SendMail | null;
  findAddress: FindAddress;
  composeMail: ComposeMail;
  /** E-mail addresses of the console's owners. */
  owners: readonly string[];
};

const DROPPED = { state: 'dropped', error: null, sentAt: null } as const;

type Words = { subject: string; text: string; stopUrl?: string };

/** What a mail says; null when it says nothing any more, a moment when it has to wait until then. */
async function wordsOf(scope: MailScope, mail: store.DueMail): Promise<Words | Date | null> {
  const { id, userId, kind, chatId, subject, text, createdAt } = mail;
  if (kind !== null && userId !== null)
    return scope.composeMail(scope, { id, userId, kind, chatId, createdAt });
  return text === null ? null : { subject, text };
}

async function sendOne(scope: MailScope, mail: store.DueMail): Promise<void> {
  const { db, log, now, random, sendMail, owners } = scope;
  const { id, userId, tries } = mail;
  const address = userId === null ? null : await scope.findAddress(db, userId);
  const to = userId === null ? owners : address === null ? [] : [address];
  if (sendMail === null || to.length === 0) return store.endMail(db, id, DROPPED);
  const words = await wordsOf(scope, mail);
  if (words instanceof Date) return store.postponeMail(db, id, null, words);
  // Most replies are read in time: nothing is kept of a mail that never was.
  if (words === null && mail.kind !== null) return store.deleteMail(db, id);
  if (words === null) return store.endMail(db, id, DROPPED);
  const answer = await sendMail({ to, ...words, id });
  if (answer.outcome === 'taken') return store.endMail(db, id, { state: 'sent', error: null, sentAt: now() });
  const { outcome, code } = answer;
  const again = outcome === 'refused' ? null : nextTryAt(tries, now(), random());
  log.warn({ mail: id, outcome, code, tries }, 'a mail was not taken');
  if (again !== null) return store.postponeMail(db, id, code, again);
  return store.endMail(db, id, { state: 'failed', error: code, sentAt: null });
}

/** Sends the mails that are due. @returns mails dealt with */
export async function sendMails(scope: MailScope): Promise<number> {
  const now = scope.now();
  const leaseUntil = new Date(now.getTime() + MAIL_LEASE_MS);
  const due = await store.claimDueMails(scope.db, now, leaseUntil, MAIL_BATCH);
  for (const mail of due) await sendOne(scope, mail);
  return due.length;
}
