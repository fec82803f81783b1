import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import { type Cut, inListOrder, pageOf, type Times, withinTimes } from '@/lib/kit/keyset';
import type { Runner } from '@/lib/kit/scope';
import { Prisma } from '@/prisma/generated/client';
import { CHANNEL } from './constants';

type Json = Prisma.InputJsonValue;
const jsonOf = (value: unknown) => (value === null ? Prisma.DbNull : (value as Json));

export type Line = Awaited<ReturnType<typeof listNewest>>[number];

/** The number of the newest change; 0 before the first. */
export async function findVersion(db: Runner): Promise<bigint> {
  const newest = await db.prisma.settingChange.findFirst({ orderBy: { seq: 'desc' }, select: { seq: true } });
  return newest?.seq ?? 0n;
}

/** The newest change of every setting that was ever changed. */
export function listNewest(db: Runner) {
  return db.prisma.settingChange.findMany({
    distinct: ['name'],
    orderBy: [{ name: 'asc' }, { seq: 'desc' }],
  });
}

/** The newest change of one setting. */
export function findNewest(db: Runner, name: string) {
  return db.prisma.settingChange.findFirst({ where: { name }, orderBy: { seq: 'desc' } });
}

export function findChange(db: Runner, seq: bigint) {
  return db.prisma.settingChange.findUnique({ where: { seq } });
}

/** Changes of some settings: those of a cut, in the order of the list. */
export async function listChanges(
  db: Runner,
  { names, ...times }: Times & { names: readonly string[] },
  cut: Cut<'when'>,
) {
  const { where, orderBy, take } = pageOf(cut, { column: 'seq', as: 'bigint' }, 'seq');
  const rows = await db.prisma.settingChange.findMany({
    where: { AND: [{ name: { in: [...names] } }, withinTimes('changedAt', times), where] },
    orderBy,
    take,
  });
  return inListOrder(rows, cut);
}

/** Changes of settings wait for each other, so that each knows the one before. */
export const lockSettings = (tx: Runner): Promise<void> => lockUntilCommit(tx, 'settings', '');

/** Adds a change and, when the transaction is committed, tells every process that listens. */
export async function insertChange(
  tx: Runner,
  change: {
    name: string;
    fromValue: unknown;
    toValue: unknown;
    changedBy: string;
    reason: string;
    changedAt: Date;
  },
): Promise<bigint> {
  const { seq } = await tx.prisma.settingChange.create({
    data: { ...change, fromValue: jsonOf(change.fromValue), toValue: jsonOf(change.toValue) },
    select: { seq: true },
  });
  await tx.prisma.$executeRaw`SELECT pg_notify(${CHANNEL}, ${String(seq)})`;
  return seq;
}
