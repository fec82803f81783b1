/*
 * Invariants:
 * - A pause is the person's own, begun and ended by nobody else, at once, and it changes nothing but what goes out and what is told.
 * - It never keeps anybody in a crisis from an answer: the statement that reserves a turn looks at that first.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Runner, Scope } from '@/lib/kit/scope';
import { findCaller } from '../service';
import { PAUSES } from './constants';
import type { beginPause as beginEndpoint, getPause as getEndpoint } from './contract';
import { NOT_REGISTERED } from './copy';
import { longerPause, type Pause, pauseAt } from './rules';
import * as store from './store';

type State = Answer<typeof getEndpoint>;

async function idOfCaller(scope: Scope): Promise<string> {
  const user = await findCaller(scope);
  if (!user) throw new AppError('not_signed_in', NOT_REGISTERED);
  return user.id;
}

const toAnswer = (pause: Pause | null): State => ({
  pause: pause && { until: pause.until?.toISOString() ?? null },
});

/** The pause of a person; null when there is none, or it is over. */
export async function findPause(db: Runner, userId: string, now: Date): Promise<Pause | null> {
  const row = await store.findPause(db, userId);
  return row && pauseAt(row, now);
}

/** @throws AppError `not_signed_in` while this browser has no user */
export async function getPause(scope: Scope): Promise<State> {
  return toAnswer(await findPause(scope.db, await idOfCaller(scope), scope.now()));
}

/** @throws AppError `not_signed_in` */
export async function beginPause(scope: Scope, { length }: Input<typeof beginEndpoint>): Promise<State> {
  const userId = await idOfCaller(scope);
  const now = scope.now();
  const ms = PAUSES[length];
  const pause = { until: ms === null ? null : new Date(now.getTime() + ms) };
  await store.writePause(scope.db, userId, pause, now);
  return toAnswer(pause);
}

/** @throws AppError `not_signed_in` */
export async function endPause(scope: Scope): Promise<State> {
  await store.writePause(scope.db, await idOfCaller(scope), null, scope.now());
  return toAnswer(null);
}

/** Gives the pause of a guest to the account that it becomes part of. Inside the caller's transaction, which holds both. */
export async function mergePause(tx: Runner, guestId: string, accountId: string, now: Date): Promise<void> {
  const guest = await findPause(tx, guestId, now);
  if (!guest) return;
  await store.writePause(tx, accountId, longerPause(guest, await findPause(tx, accountId, now)), now);
}
