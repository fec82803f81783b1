/*
 * Invariants:
 * - No transaction is open while a mail server is spoken to.
 * - Any number of processes may send at once: each mail is claimed by one of them, and again if that one dies. A process that dies between
 *   the server's word and noting it sends the mail twice, under the same Message-ID.
 */
import type { JobScope } from '@/lib/kit/scope';
import { MAIL_BATCH, MAIL_LEASE_MS } from './constants';
import type { FindAddress, SendMail } from './ports';
import { nextTryAt } from './rules';
import * as store from './store';

export type MailScope = JobScope & {
  /** null where no mail is set: then nobody waits for one. */
  sendMail: SendMail | null;
  findAddress: FindAddress;
  /** E-mail addresses of the console's owners. */
  owners: readonly string[];
};

const DROPPED = { state: 'dropped', error: null, sentAt: null } as const;

async function sendOne(scope: MailScope, { id, userId, subject, text, tries }: store.DueMail): Promise<void> {
  const { db, log, now, random, sendMail, owners } = scope;
  const address = userId === null ? null : await scope.findAddress(db, userId);
  const to = userId === null ? owners : address === null ? [] : [address];
  if (sendMail === null || to.length === 0 || text === null) return store.endMail(db, id, DROPPED);
  const answer = await sendMail({ to, subject, text, id });
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
