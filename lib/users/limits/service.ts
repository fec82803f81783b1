/*
 * Invariants:
 * - What is stricter holds at once; what is laxer, or gone, only after a day, however often and from however many tabs it is asked for.
 * - Limits are the person's own: they come from the cookie, and stay with the person when a guest signs in (the stricter of both).
 * - They never keep anybody in a crisis from an answer: the statement that reserves a turn looks at that first.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Runner, Scope } from '@/lib/kit/scope';
import { pausedWords } from '../pause/copy';
import { findPause, mergePause } from '../pause/service';
import { findCaller } from '../service';
import { lockUser } from '../store';
import type { getLimits as getEndpoint, setLimits as setEndpoint } from './contract';
import { inQuietHours, messagesSpent, NOT_REGISTERED, rupeesSpent } from './copy';
import {
  clockOf,
  type Limits,
  type LimitsState,
  type MessageLimit,
  merged,
  NO_LIMITS,
  periodsBegan,
  quietEnd,
  readLimits,
  stateAt,
  wish,
} from './rules';
import * as store from './store';

const NOTHING_SET: LimitsState = { limits: NO_LIMITS, next: null };

const toAnswer = ({ limits, next }: LimitsState): Answer<typeof getEndpoint> => ({
  limits: shown(limits),
  next: next && { limits: shown(next.limits), at: next.at.toISOString() },
});

const shown = ({ quietHours, ...numbers }: Limits) => ({
  ...numbers,
  quietHours: quietHours && { from: clockOf(quietHours.from), to: clockOf(quietHours.to) },
});

const find = async (db: Runner, userId: string, now: Date): Promise<LimitsState> =>
  stateAt((await store.findLimits(db, userId)) ?? NOTHING_SET, now);

const idOf = (user: { id: string } | null): string => {
  if (!user) throw new AppError('not_signed_in', NOT_REGISTERED);
  return user.id;
};

/** @throws AppError `not_signed_in` while this browser has no user */
export async function getLimits(scope: Scope): Promise<Answer<typeof getEndpoint>> {
  return toAnswer(await find(scope.db, idOf(await findCaller(scope)), scope.now()));
}

/** @throws AppError `not_signed_in` */
export async function setLimits(
  { db, actor, now }: Scope,
  input: Input<typeof setEndpoint>,
): Promise<Answer<typeof getEndpoint>> {
  const wanted = readLimits(input);
  return db.transaction(async (tx) => {
    // Two wishes at once come one after the other.
    const userId = idOf(await lockUser(tx, actor));
    const state = wish(await find(tx, userId, now()), wanted, now());
    await store.writeLimits(tx, userId, state, now());
    return toAnswer(state);
  });
}

const own = (reason: string) => ({ fields: { ownLimit: true }, reason });
const pausedError = (until: Date | null) => new AppError('not_allowed', pausedWords(until), own('own pause'));
const tooDear = (most: number, period: 'day' | 'month') =>
  new AppError('not_allowed', rupeesSpent(most, period), own('own rupees'));

/** What a person is told who has sent what they allowed themselves, or has paused the account. */
export function messageRefused(limit: MessageLimit): AppError {
  if (limit.why === 'paused') return pausedError(limit.until);
  return limit.why === 'quiet'
    ? new AppError('not_allowed', inQuietHours(limit.until), own('own quiet hours'))
    : new AppError('not_allowed', messagesSpent(limit.most), own('own messages'));
}

/**
 * Refuses an order that would go past what its person allows themselves, and any while the account is paused. Inside the transaction that stores the order, which lets no other
 * order of the person in.
 * @param spent ₹ paid or in open orders since a moment
 * @throws AppError `not_allowed` with `ownLimit`
 */
export async function refuseBeyondOwnLimits(
  tx: Runner,
  userId: string,
  price: number,
  now: Date,
  spent: (since: Date) => Promise<number>,
): Promise<void> {
  const set = await store.findLimits(tx, userId);
  // A pause is written down in the same row.
  if (!set) return;
  const pause = await findPause(tx, userId, now);
  if (pause) throw pausedError(pause.until);
  const { rupeesPerDay, rupeesPerMonth } = stateAt(set, now).limits;
  const began = periodsBegan(now);
  if (rupeesPerDay !== null && (await spent(began.day)) + price > rupeesPerDay)
    throw tooDear(rupeesPerDay, 'day');
  if (rupeesPerMonth !== null && (await spent(began.month)) + price > rupeesPerMonth)
    throw tooDear(rupeesPerMonth, 'month');
}

/** When the quiet hours end that a person is in; null outside of them. */
export async function quietUntil(db: Runner, userId: string, now: Date): Promise<Date | null> {
  const { quietHours } = (await find(db, userId, now)).limits;
  return quietHours && quietEnd(quietHours, now);
}

/** Gives the limits and the pause of a guest to the account that it becomes part of. Inside the caller's transaction, which holds both. */
export async function mergeLimits(tx: Runner, guestId: string, accountId: string, now: Date): Promise<void> {
  const guest = await store.findLimits(tx, guestId);
  if (!guest) return;
  const state = merged(stateAt(guest, now), await find(tx, accountId, now));
  await store.writeLimits(tx, accountId, state, now);
  await mergePause(tx, guestId, accountId, now);
}

/** For the export of a user's data. */
export const collectPersonalData = store.listLimits;
