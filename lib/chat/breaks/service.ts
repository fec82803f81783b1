/*
 * Invariants:
 * - Only who chose it is told, in the product's words and never in a companion's.
 * - Nobody is told while a crisis is near.
 */
import type { Answer } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { findCareState } from '@/lib/safety/care/service';
import { findCaller } from '@/lib/users/service';
import { ROW_LOOK_MS } from './constants';
import type { getRow as getEndpoint } from './contract';
import { isLong } from './rules';
import { findRow } from './store';

/** Whether the caller has chatted in a row for as long as they wanted to be told after. */
export async function getRow(scope: Scope): Promise<Answer<typeof getEndpoint>> {
  const user = await findCaller(scope);
  if (!user) return { told: null };
  const now = scope.now();
  const { row, minutes } = await findRow(scope.db, user.id, new Date(now.getTime() - ROW_LOOK_MS));
  if (row === null || minutes === null || !isLong(row, minutes, now)) return { told: null };
  if ((await findCareState(scope.db, user.id, now)) !== null) return { told: null };
  return { told: { minutes, began: row.began.toISOString() } };
}
