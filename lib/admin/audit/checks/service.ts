/*
 * Invariants:
 * - A look that begins where an earlier one ended first makes sure that the line there is still what that one saw.
 * - A look from the first line on trusts no earlier one: it reads every line, and each earlier look has to fit the lines. So a log
 *   that was written anew from some line on, or cut off, shows as well.
 * - What was found once stands until a look from the first line on finds the log whole.
 */
import type { Answer } from '@/lib/kit/endpoint';
import type { JobScope, Runner } from '@/lib/kit/scope';
import type { checkAudit as checkEndpoint } from '../contract';
import { BEFORE_FIRST, findBreak } from '../rules';
import { findLast, findLine, listAfter } from '../store';
import { CHECK_BATCH, CHECK_KEPT_FROM, CHECK_ON_SCREEN } from './constants';
import * as store from './store';

type CheckScope = Pick<JobScope, 'db' | 'now'>;
type Place = { seq: bigint; hash: string };

/** The first line after a place that some look saw with another hash, or that is gone; null when there is none. */
async function findContradiction(db: Runner, lines: readonly Place[], after: bigint, upto: bigint) {
  const hashOf = new Map(lines.map(({ seq, hash }) => [seq, hash]));
  const seen = await store.listSeen(db, { after, upto });
  return seen.find(({ seq, hash }) => hashOf.get(seq) !== hash)?.seq ?? null;
}

/** @param most lines */
async function lookFrom(db: Runner, start: Place, most: number): Promise<store.Check> {
  let last = start;
  for (let left = most; left > 0; ) {
    const lines = await listAfter(db, last.seq, Math.min(CHECK_BATCH, left));
    const end = lines.at(-1);
    if (!end) break;
    const brokenAt = findBreak(lines, last) ?? (await findContradiction(db, lines, last.seq, end.seq));
    if (brokenAt !== null) {
      const before = lines.findLast(({ seq }) => seq < brokenAt) ?? last;
      return { seq: before.seq, hash: before.hash, brokenAt };
    }
    last = end;
    left -= lines.length;
  }
  return { seq: last.seq, hash: last.hash, brokenAt: null };
}

/** What comes after the newest look that found nothing. @param most lines */
async function lookOn(db: Runner, most: number): Promise<{ from: bigint; found: store.Check }> {
  const good = await store.findLastGood(db);
  if (!good || good.seq === 0n) return { from: 0n, found: await lookFrom(db, BEFORE_FIRST, most) };
  const { seq, hash } = good;
  const line = await findLine(db, seq);
  const isSame =
    line?.hash === hash && findBreak([line], { seq: seq - 1n, hash: line.previousHash }) === null;
  const found = isSame ? await lookFrom(db, { seq, hash }, most) : { seq: seq - 1n, hash, brokenAt: seq };
  return { from: seq, found };
}

/** Keeps what a look found. */
const keep = ({ db, now }: CheckScope, found: store.Check, isWhole: boolean, began: Date): Promise<void> => {
  const checkedAt = now();
  return store.insertCheck(db, {
    ...{ ...found, isWhole, checkedAt },
    tookMs: checkedAt.getTime() - began.getTime(),
  });
};

/** Checks every line from the first one on, and keeps what was found. */
export async function checkWhole(scope: CheckScope): Promise<store.Check> {
  const began = scope.now();
  const { db } = scope;
  const lines = await lookFrom(db, BEFORE_FIRST, Number.POSITIVE_INFINITY);
  const furthest = await store.findFurthest(db);
  // Earlier looks have seen lines that are there no more.
  const isCut = lines.brokenAt === null && furthest > lines.seq;
  const found = isCut ? { ...lines, brokenAt: lines.seq + 1n } : lines;
  await keep(scope, found, true, began);
  return found;
}

/** Checks the lines after the last look, and keeps what was found when there is anything to keep. @returns lines */
export async function checkNew(scope: CheckScope): Promise<number> {
  const began = scope.now();
  const { from, found } = await lookOn(scope.db, Number.POSITIVE_INFINITY);
  if (found.brokenAt !== null || found.seq > from) await keep(scope, found, false, began);
  return Number(found.seq > from ? found.seq - from : 0n);
}

/** When the whole log was checked last; null when it never was. */
export const findWholeAt = async (db: Runner): Promise<Date | null> =>
  (await store.findNewestWhole(db))?.checkedAt ?? null;

/** The first broken line that is known of; null when the last looks found none. */
export async function findKnownBreak(db: Runner): Promise<bigint | null> {
  const [whole, newest] = await Promise.all([store.findNewestWhole(db), store.findNewest(db)]);
  return whole?.brokenAt ?? newest?.brokenAt ?? null;
}

/** Whether the log is whole, as far as a screen can wait for it: what comes after the last look, and what the last whole look found. */
export async function checkAudit(scope: CheckScope): Promise<Answer<typeof checkEndpoint>> {
  const { db } = scope;
  const began = scope.now();
  const [known, whole, newest] = await Promise.all([
    findKnownBreak(db),
    store.findNewestWhole(db),
    findLast(db),
  ]);
  const { from, found } = await lookOn(db, CHECK_ON_SCREEN);
  if (known === null && found.brokenAt === null && found.seq - from >= BigInt(CHECK_KEPT_FROM))
    await keep(scope, found, false, began);
  const brokenAt = known ?? found.brokenAt;
  return {
    lines: Number(found.seq),
    waiting: Math.max(0, Number((newest?.seq ?? 0n) - found.seq)),
    brokenAt: brokenAt === null ? null : String(brokenAt),
    wholeAt: whole?.checkedAt.toISOString() ?? null,
    wholeLines: whole ? Number(whole.seq) : null,
  };
}
