/*
 * Invariants:
 * - No transaction is open while the webhook is called, and any number of processes may send at once: each message is claimed by one.
 */
import type { JobScope } from '@/lib/kit/scope';
import { nextTryAt } from '@/lib/mail/rules';
import { POST_BATCH, POST_LEASE_MS } from '../constants';
import type { PostAlert } from '../ports';
import { placeOf } from '../rules';
import * as store from './store';

export type PostScope = JobScope & {
  /** null where no webhook is set. */
  postAlert: PostAlert | null;
  appUrl: string;
};

type Post = Awaited<ReturnType<typeof store.claimDuePosts>>[number];

async function sendOne(scope: PostScope, { id, phase, tries, alert }: Post): Promise<void> {
  const { db, log, now, random, postAlert, appUrl } = scope;
  if (postAlert === null) return store.changePost(db, id, { state: 'dropped', error: null, nextTryAt: null });
  const fields = Object(alert.fields) as Record<string, string | number>;
  const isOver = phase === 'resolved';
  const answer = await postAlert({
    text: isOver ? `Over: ${alert.text}` : alert.text,
    phase: isOver ? 'resolved' : 'opened',
    ...{ kind: alert.kind, subject: alert.subject, fields, id: `${alert.id}:${phase}` },
    at: (isOver ? (alert.resolvedAt ?? now()) : alert.openedAt).toISOString(),
    url: new URL(placeOf(alert.kind, fields), appUrl).toString(),
  });
  if (answer.isTaken)
    return store.changePost(db, id, { state: 'sent', error: null, nextTryAt: null, sentAt: now() });
  const error = answer.code.slice(0, 40);
  const again = nextTryAt(tries, now(), random());
  log.warn({ post: id, kind: alert.kind, code: error, tries }, 'an alert was not taken');
  const state = again === null ? ({ state: 'failed' } as const) : {};
  return store.changePost(db, id, { ...state, error, nextTryAt: again });
}

/** Sends the messages that are due to the webhook. @returns messages dealt with */
export async function sendPosts(scope: PostScope): Promise<number> {
  const now = scope.now();
  const leaseUntil = new Date(now.getTime() + POST_LEASE_MS);
  const due = await store.claimDuePosts(scope.db, now, leaseUntil, POST_BATCH);
  for (const post of due) await sendOne(scope, post);
  return due.length;
}
