/*
 * Invariants:
 * - Each thing is noted once for each who told it, when it was first heard: a story stays short however often somebody asks.
 */
import type { Runner } from '@/lib/kit/scope';
import * as store from './store';

export { listEvents } from './store';

/** What this process has noted lately, so that a question that is asked again and again costs the database nothing. */
const noted = new Set<string>();
const NOTED_MAX = 10_000;

/** Notes what was heard of an order, outside of any transaction: what is taken back would be taken for noted. */
export async function noteEvent(db: Runner, paymentId: string, heard: store.Heard, now: Date): Promise<void> {
  const name = `${paymentId} ${heard.source} ${heard.kind} ${heard.detail ?? ''}`;
  if (noted.has(name)) return;
  await store.insertEvent(db, paymentId, heard, now);
  if (noted.size >= NOTED_MAX) noted.clear();
  noted.add(name);
}
