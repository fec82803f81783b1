import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import { type Cut, inListOrder, type Place, type Times } from '@/lib/kit/keyset';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import { AGE_STATES } from './constants';

/** A name that a person goes by here. */
export type Name = { userId: string } | { visitorId: string } | { googleHash: string };
/** An account and its browser, or a browser that has no account yet. */
export type Names = { userId: string | null; visitorId: string };

const COLUMNS = {
  id: true,
  userId: true,
  visitorId: true,
  googleHash: true,
  state: true,
  reference: true,
  askedAt: true,
  answeredAt: true,
  heldAt: true,
  heldSessionId: true,
  liftedAt: true,
  liftedBecause: true,
  erasedAt: true,
} satisfies Prisma.AgeHoldSelect;

const toAge = (row: Prisma.AgeHoldGetPayload<{ select: typeof COLUMNS }>) => ({
  ...row,
  state: oneOf(AGE_STATES, row.state),
});

export type AgeRow = ReturnType<typeof toAge>;

/** Holds back whoever else decides about the age of this browser's person until the transaction ends. */
export function lockAge(tx: Runner, visitorId: string): Promise<void> {
  return lockUntilCommit(tx, 'ageHold', visitorId);
}

/** What is known of the age of whoever has one of these names. A browser's guest counts with the browser. */
export async function findAges(db: Runner, names: readonly Name[]): Promise<AgeRow[]> {
  if (names.length === 0) return [];
  return (await db.prisma.ageHold.findMany({ where: { OR: [...names] }, select: COLUMNS })).map(toAge);
}

/** The hold of a caller: of the account, of the browser, or of the guest that the browser's visitor is. */
export async function findHold(db: Runner, { userId, visitorId }: Names) {
  return db.prisma.ageHold.findFirst({
    where: {
      state: 'held',
      OR: [userId === null ? { user: { visitorId } } : { userId }, { visitorId }],
    },
    orderBy: { heldAt: 'asc' },
    select: { reference: true, heldAt: true, heldSessionId: true, visitorId: true, erasedAt: true },
  });
}

/** Writes what is known of the age of one name. */
export async function putAge(
  tx: Runner,
  name: Name,
  age: Omit<Prisma.AgeHoldUncheckedCreateInput, 'id' | 'userId' | 'visitorId' | 'googleHash'>,
): Promise<void> {
  const { createdAt: _, ...update } = age;
  const where: Prisma.AgeHoldWhereUniqueInput = name;
  await tx.prisma.ageHold.upsert({ where, create: { ...name, ...age }, update, select: { id: true } });
}

/** Writes that a name was asked, unless something is known of it. */
export async function insertAsked(tx: Runner, name: Name, now: Date): Promise<void> {
  await tx.prisma.ageHold.createMany({
    data: { ...name, state: 'asked', askedAt: now, createdAt: now },
    skipDuplicates: true,
  });
}

/** Makes who was asked an adult. */
export async function answerAsked(db: Runner, { userId, visitorId }: Names, now: Date): Promise<void> {
  await db.prisma.ageHold.updateMany({
    where: { state: 'asked', OR: [...(userId === null ? [] : [{ userId }]), { visitorId }] },
    data: { state: 'adult', answeredAt: now },
  });
}

/** Forgets the age of browsers unless they are held. */
export async function deleteAges(tx: Runner, visitorIds: readonly string[]): Promise<void> {
  await tx.prisma.ageHold.deleteMany({
    where: { visitorId: { in: [...visitorIds] }, state: { not: 'held' } },
  });
}

/** Every row of one hold. */
export async function findCase(db: Runner, reference: string): Promise<AgeRow[]> {
  return (await db.prisma.ageHold.findMany({ where: { reference }, select: COLUMNS })).map(toAge);
}

/** Which holds an operator wants to see: those of accounts, or of people who have none, or all. */
export type HoldFilter = Times & { state: 'all' | 'with' | 'without' };

/** A hold, which counts from the first of its names, and a row for each of them. */
export type HoldOfNames = { reference: string; heldAt: Date; names: AgeRow[] };

/** Groups that come after a place, in the direction of the list. */
const beyondPlace = ({ value, key }: Place, beyond: 'lt' | 'gt') => ({
  OR: [
    { heldAt: { _min: { [beyond]: new Date(value) } } },
    { AND: [{ heldAt: { _min: { equals: new Date(value) } } }, { reference: { [beyond]: key } }] },
  ],
});

/** The holds of now: those of a cut, in the order of the list. */
export async function listHeld(
  db: Runner,
  { state, from, until }: HoldFilter,
  cut: Cut<'when'>,
): Promise<HoldOfNames[]> {
  const isDown = cut.down !== cut.back;
  const [direction, beyond] = isDown ? (['desc', 'lt'] as const) : (['asc', 'gt'] as const);
  const found = await db.prisma.ageHold.groupBy({
    by: ['reference'],
    where: { state: 'held' },
    _min: { heldAt: true },
    having: {
      AND: [
        state === 'all' ? {} : { userId: { _count: state === 'with' ? { gt: 0 } : { equals: 0 } } },
        from === null ? {} : { heldAt: { _min: { gte: from } } },
        until === null ? {} : { heldAt: { _min: { lt: until } } },
        cut.from === null ? {} : beyondPlace(cut.from, beyond),
      ],
    },
    orderBy: [{ _min: { heldAt: direction } }, { reference: direction }],
    take: cut.take,
  });
  const holds = found.flatMap(({ reference, _min: { heldAt } }) =>
    reference !== null && heldAt !== null ? [{ reference, heldAt }] : [],
  );
  const references = holds.map(({ reference }) => reference);
  const rows = await db.prisma.ageHold.findMany({
    where: { state: 'held', reference: { in: references } },
    orderBy: [{ heldAt: 'desc' }, { id: 'asc' }],
    select: COLUMNS,
  });
  const names = Map.groupBy(rows.map(toAge), ({ reference }) => reference);
  return inListOrder(
    holds.map((hold) => ({ ...hold, names: names.get(hold.reference) ?? [] })),
    cut,
  );
}

/** Makes everybody of one hold an adult; the hash of a deleted account is deleted. */
export async function liftCase(
  tx: Runner,
  reference: string,
  { by, because }: { by: string; because: string },
  now: Date,
): Promise<void> {
  await tx.prisma.ageHold.deleteMany({ where: { reference, googleHash: { not: null } } });
  await tx.prisma.ageHold.updateMany({
    where: { reference, state: 'held' },
    data: { state: 'adult', liftedAt: now, liftedBy: by, liftedBecause: because },
  });
}

/** Holds that began before a moment and whose person's data were not erased yet, the oldest first. */
export async function findDue(db: Runner, before: Date, limit: number): Promise<AgeRow[]> {
  const rows = await db.prisma.ageHold.findMany({
    where: { state: 'held', heldAt: { lte: before }, erasedAt: null, googleHash: null },
    orderBy: { heldAt: 'asc' },
    take: limit,
    select: COLUMNS,
  });
  return rows.map(toAge);
}

export async function markErased(db: Runner, reference: string, now: Date): Promise<void> {
  await db.prisma.ageHold.updateMany({ where: { reference, state: 'held' }, data: { erasedAt: now } });
}

/** Forgets browsers, and hashes of deleted accounts, whose hold began before a moment. */
export async function forgetBefore(db: Runner, before: Date): Promise<number> {
  const { count } = await db.prisma.ageHold.deleteMany({
    where: { state: 'held', userId: null, heldAt: { lt: before } },
  });
  return count;
}

/** The Google subject of an account. */
export async function findGoogleId(tx: Runner, userId: string): Promise<string | null> {
  const user = await tx.prisma.user.findUnique({ where: { id: userId }, select: { googleId: true } });
  return user?.googleId ?? null;
}
