/*
 * Invariants:
 * - A minor is a person: whoever is held is held in every account and every browser that the person used while held.
 * - Nothing but an operator lifts a hold. An adult by answer is not asked again; only a clear statement of less changes it.
 * - What is stored is a state, its moments and a reference; never what the person wrote.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { monthsBefore } from '@/lib/kit/moments';
import type { Db, JobScope, Runner, Scope } from '@/lib/kit/scope';
import { FORGET_AFTER_MONTHS } from './constants';
import { heldWords } from './copy';
import { dueBefore, newReference } from './rules';
import * as store from './store';

export { findCase, type HoldFilter, type HoldOfNames, lockAge } from './store';

export const heldAsMinor = () =>
  new AppError('not_allowed', heldWords(), { fields: { held: 'minor' }, reason: 'held minor' });

/** The hold of the caller; null for whoever may chat and pay. */
export function findHold(scope: Scope) {
  return store.findHold(scope.db, scope.actor);
}

/** Whether an account is held. */
export async function isAccountHeld(db: Runner, userId: string): Promise<boolean> {
  return (await store.findAges(db, [{ userId }])).some(({ state }) => state === 'held');
}

/** Whether an account or a browser is held. */
export async function isHeld(db: Runner, names: store.Names): Promise<boolean> {
  return (await store.findHold(db, names)) !== null;
}

/**
 * Lets nobody on who is held as a minor, and holds the browser of a held account too. docs/decisions.md, "Companions and honesty".
 * @throws AppError `not_allowed` with `held: 'minor'`
 */
export async function refuseMinor(scope: Scope): Promise<void> {
  const hold = await findHold(scope);
  if (!hold) return;
  if (hold.visitorId !== scope.actor.visitorId) await copyHold(scope.db, hold, scope.actor.visitorId);
  throw heldAsMinor();
}

type Hold = NonNullable<Awaited<ReturnType<typeof store.findHold>>>;

/** Holds another browser of the same person. */
function copyHold(db: Runner, { reference, heldAt, erasedAt }: Hold, visitorId: string): Promise<void> {
  return store.putAge(db, { visitorId }, { state: 'held', reference, heldAt, erasedAt });
}

/**
 * Holds a person from now on, in the account and in the browser. A hold that exists keeps its reference.
 * Runs inside the caller's transaction, which called `lockAge` first.
 */
export async function holdPerson(
  tx: Runner,
  { userId, visitorId }: store.Names,
  heldSessionId: string | null,
  now: Date,
): Promise<void> {
  const names: store.Name[] = [...(userId === null ? [] : [{ userId }]), { visitorId }];
  const known = (await store.findAges(tx, names)).filter((row) => row.state === 'held');
  const reference = known[0]?.reference ?? newReference(randomInt);
  for (const name of names) {
    const isHeldAlready = known.some((row) =>
      'userId' in name ? row.userId === name.userId : row.visitorId === visitorId,
    );
    if (isHeldAlready) continue;
    const hold = { state: 'held', reference, heldAt: now, heldSessionId, erasedAt: null, createdAt: now };
    await store.putAge(tx, name, { ...hold, liftedAt: null, liftedBy: null, liftedBecause: null });
  }
}

/** Notes that the person was asked whether they are 18 or older; what is known already stays. Inside the caller's transaction. */
export function noteAsked(tx: Runner, { userId, visitorId }: store.Names, now: Date): Promise<void> {
  return store.insertAsked(tx, userId === null ? { visitorId } : { userId }, now);
}

/** Notes that the person, having been asked, is an adult. */
export function noteAdult(db: Runner, names: store.Names, now: Date): Promise<void> {
  return store.answerAsked(db, names, now);
}

/** Hashes by which a Google account would be known whose owner deleted a held one, under each key. */
export const googleHashes = ({ keyedHash }: { keyedHash: KeyedHash }, googleId: string): readonly string[] =>
  keyedHash.each('held account', googleId);

/** Under which name a deleted account is known. */
const googleName = (keyedHash: KeyedHash, googleId: string): store.Name => ({
  googleHash: keyedHash('held account', googleId),
});

/**
 * Brings what is known of a browser's age into the account that is signed in to: a hold always, unless an operator has
 * found the account's owner to be an adult; an answer when the account has none. Runs inside the sign-in's transaction,
 * which called `lockAge` first and holds the guest's row.
 * @returns whether the account is held by it
 */
export async function carryAge(
  scope: { keyedHash: KeyedHash },
  tx: Runner,
  from: { callerId: string | null; visitorId: string; googleId: string },
  accountId: string,
): Promise<boolean> {
  const { callerId, visitorId, googleId } = from;
  // It may have been remembered under an older secret.
  const remembered = googleHashes(scope, googleId).map((googleHash) => ({ googleHash }));
  const rows = await store.findAges(tx, [
    ...[{ visitorId }, ...remembered, { userId: accountId }],
    ...(callerId === null ? [] : [{ userId: callerId }]),
  ]);
  const own = rows.find((row) => row.userId === accountId);
  const others = rows.filter((row) => row !== own);
  const found =
    others.find((row) => row.state === 'held') ?? others.find((row) => row.state === 'adult') ?? others[0];
  const isSettled = own?.state === 'held' || (own?.liftedAt ?? null) !== null;
  if (!found || isSettled || (own && found.state !== 'held')) return false;
  const { state, reference, askedAt, answeredAt, heldAt, heldSessionId } = found;
  await store.putAge(
    tx,
    { userId: accountId },
    { state, reference, askedAt, answeredAt, heldAt, heldSessionId },
  );
  return state === 'held';
}

/**
 * The visitor that a held person's browser becomes when it forgets its user, held like the one before; undefined for
 * everybody else. For a sign-out and for the deletion of an account.
 */
export async function heldVisitor(db: Runner, names: store.Names): Promise<string | undefined> {
  const hold = await store.findHold(db, names);
  if (!hold) return undefined;
  const visitorId = randomUUID();
  await copyHold(db, hold, visitorId);
  return visitorId;
}

/** Holds the visitor whom a browser becomes because its cookie no longer counts, when the one before was held. */
export async function keepHeld(scope: { db: Db }, before: store.Names, visitorId: string): Promise<void> {
  const hold = await store.findHold(scope.db, before);
  if (hold) await copyHold(scope.db, hold, visitorId);
}

/** Keeps a held account known by a keyed hash of its Google subject when the account goes. Inside the caller's transaction. */
export async function rememberHeldAccount(
  scope: { keyedHash: KeyedHash },
  tx: Runner,
  names: store.Names,
): Promise<void> {
  const hold = await store.findHold(tx, names);
  const googleId = hold && names.userId !== null ? await store.findGoogleId(tx, names.userId) : null;
  if (!hold || googleId === null) return;
  const { reference, heldAt, erasedAt } = hold;
  await store.putAge(tx, googleName(scope.keyedHash, googleId), {
    ...{ state: 'held', reference, heldAt, erasedAt },
  });
}

/** The holds of now: references, moments and kinds of name, nothing personal. */
export const listHolds = store.listHeld;

/**
 * Ends a hold that an operator found to be a mistake: account and browsers are an adult's from now on, and are not asked again.
 * Inside the caller's transaction.
 * @returns the names that were held; none when there is no such hold
 */
export async function liftHold(
  tx: Runner,
  reference: string,
  decision: { by: string; because: string },
  now: Date,
): Promise<store.AgeRow[]> {
  const held = (await store.findCase(tx, reference)).filter((row) => row.state === 'held');
  if (held.length > 0) await store.liftCase(tx, reference, decision, now);
  return held;
}

/** Names whose person's data are to be erased now, the longest held first. */
export function findDueErasures(
  { db, now }: Pick<JobScope, 'db' | 'now'>,
  limit: number,
): Promise<store.AgeRow[]> {
  return store.findDue(db, dueBefore(now()), limit);
}

/** Notes that everything of a held person was erased. */
export function noteErased(db: Runner, reference: string, now: Date): Promise<void> {
  return store.markErased(db, reference, now);
}

/** Forgets the holds that no account carries and that are older than 24 months. @returns how many */
export function forgetOldHolds({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  return store.forgetBefore(db, monthsBefore(now(), FORGET_AFTER_MONTHS));
}

/** What is stored about the age of an account, for the export of its data. */
export async function collectPersonalData(db: Runner, userId: string) {
  return (await store.findAges(db, [{ userId }])).map(
    ({ state, reference, askedAt, answeredAt, heldAt, liftedAt, liftedBecause }) => ({
      ...{ state, reference, askedAt, answeredAt, heldAt, liftedAt, liftedBecause },
    }),
  );
}

/** Forgets what is known of the age of a deleted person's browsers, unless they are held. Inside the caller's transaction. */
export function deletePersonalData(tx: Runner, visitorIds: readonly string[]): Promise<void> {
  return store.deleteAges(tx, visitorIds);
}
