/*
 * Invariants:
 * - No transaction is open while a push service is spoken to; any number of processes may send at once.
 * - Nobody who is held as a minor or suspended is told anything, nobody in their quiet hours or a pause but of a payment, and nobody what they have seen.
 * - A check-in is told nobody at night, and nobody who has stopped them meanwhile.
 * - What is logged names neither a person nor an address.
 */
import { createHash } from 'node:crypto';
import { oneOf } from '@/lib/kit/one-of';
import type { JobScope } from '@/lib/kit/scope';
import { languageOfPerson } from '@/lib/language/choice/rules';
import { nextTryAt } from '@/lib/mail/rules';
import { isAccountHeld } from '../age-hold/service';
import { NIGHT } from '../limits/constants';
import { quietEnd } from '../limits/rules';
import { quietUntil } from '../limits/service';
import { hasLock } from '../lock/service';
import { findPause } from '../pause/service';
import { isSuspended } from '../suspensions/service';
import { NOTICE_BATCH, NOTICE_LEASE_MS, PUSH_KINDS, type PushKind, URGENCY, WORTH_MS } from './constants';
import type { FindChatNews, InLanguage, Push } from './ports';
import { noticeOf } from './rules';
import * as store from './store';

type NoticeScope = JobScope & { push: Push | null; findChatNews: FindChatNews; inLanguage: InLanguage };

const DROPPED = { state: 'dropped', error: null, sentAt: null } as const;

/** Of what a newer notice takes the place of, at the push service too: 32 characters that say nothing. */
const topicOf = (subscriptionId: string, tag: string): string =>
  createHash('sha256').update(`${subscriptionId} ${tag}`).digest('base64url').slice(0, 32);

/** What a device is told now; null when there is no need or no leave to, a moment when it has to wait until then. */
async function wordsFor(scope: NoticeScope, due: store.DueNotice, kind: PushKind) {
  const { db, now, push, findChatNews, inLanguage } = scope;
  const { chatId, createdAt, subscription } = due;
  const { userId, serverKey, showsSender, kinds, user } = subscription;
  if (now().getTime() - createdAt.getTime() > WORTH_MS[kind] || serverKey !== push?.publicKey) return null;
  if (kind === 'check_in' && !kinds.includes(kind)) return null;
  if ((await isAccountHeld(db, userId)) || (await isSuspended(db, userId, now()))) return null;
  if (kind !== 'payment' && (await findPause(db, userId, now()))) return null;
  const quiet = kind === 'payment' ? null : await quietUntil(db, userId, now());
  const night = kind === 'check_in' ? quietEnd(NIGHT, now()) : null;
  if (quiet || night) return new Date(Math.max(quiet?.getTime() ?? 0, night?.getTime() ?? 0));
  const news = chatId === null ? null : await findChatNews(db, chatId);
  if ((kind === 'reply' || kind === 'check_in') && !news?.isUnread) return null;
  // Who has a lock on their chats is named nobody.
  const names = showsSender && !(await hasLock(db, userId));
  return inLanguage(languageOfPerson(user), () =>
    noticeOf(kind, { chatId, companionName: news?.companionName ?? null, showsSender: names }),
  );
}

async function sendOne(scope: NoticeScope, due: store.DueNotice, push: Push): Promise<void> {
  const { db, log, now, random } = scope;
  const { id, tries, createdAt, subscription } = due;
  const kind = oneOf(PUSH_KINDS, due.kind);
  const words = await wordsFor(scope, due, kind);
  if (words === null) return store.endNotice(db, id, DROPPED);
  if (words instanceof Date) return store.postponeNotice(db, id, null, words);
  const worthUntil = createdAt.getTime() + WORTH_MS[kind];
  const { endpoint, p256dh, auth } = subscription;
  const answer = await push.send(
    { endpoint, p256dh, auth },
    {
      text: JSON.stringify(words),
      ttl: Math.max(0, Math.floor((worthUntil - now().getTime()) / 1000)),
      urgency: URGENCY[kind],
      topic: topicOf(subscription.id, words.tag),
    },
  );
  if (answer.outcome === 'taken')
    return store.endNotice(db, id, { state: 'sent', error: null, sentAt: now() });
  const { outcome, code } = answer;
  log.warn({ notice: id, outcome, code, tries }, 'a notice was not taken');
  if (answer.outcome === 'gone') return store.forgetSubscription(db, subscription.id);
  const next = answer.outcome === 'unreachable' ? nextTryAt(tries, now(), random()) : null;
  if (answer.outcome === 'refused' || next === null)
    return store.endNotice(db, id, { state: 'failed', error: code, sentAt: null });
  const asked = now().getTime() + answer.retryAfterMs;
  return store.postponeNotice(db, id, code, new Date(Math.max(next.getTime(), asked)));
}

/** Sends the notices that are due; none where there are no keys to send with. @returns notices dealt with */
export async function sendNotices(scope: NoticeScope): Promise<number> {
  const { push, db } = scope;
  if (push === null) return 0;
  const now = scope.now();
  const leaseUntil = new Date(now.getTime() + NOTICE_LEASE_MS);
  const due = await store.claimDue(db, now, leaseUntil, NOTICE_BATCH);
  // One that fails is tried again when its lease ends, and keeps no other one.
  const ends = await Promise.allSettled(due.map((notice) => sendOne(scope, notice, push)));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return due.length;
}
