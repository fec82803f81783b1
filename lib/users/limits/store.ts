import type { Runner } from '@/lib/kit/scope';
import { type Limits, type LimitsState, NO_LIMITS, readBreak } from './rules';

const hours = (from: number | null, to: number | null) =>
  from === null || to === null ? null : { from, to };

/** As they were written down, whatever has waited long enough since; null: never set. */
export async function findLimits(db: Runner, userId: string): Promise<LimitsState | null> {
  const row = await db.prisma.ownLimits.findUnique({ where: { userId } });
  if (!row) return null;
  const { messagesPerDay, rupeesPerDay, rupeesPerMonth, nextAt } = row;
  const breakMinutes = readBreak(row.breakMinutes);
  const next: Limits = {
    messagesPerDay: row.nextMessagesPerDay,
    rupeesPerDay: row.nextRupeesPerDay,
    rupeesPerMonth: row.nextRupeesPerMonth,
    quietHours: hours(row.nextQuietFrom, row.nextQuietTo),
    breakMinutes,
  };
  return {
    limits: {
      ...{ messagesPerDay, rupeesPerDay, rupeesPerMonth, breakMinutes },
      quietHours: hours(row.quietFrom, row.quietTo),
    },
    next: nextAt && { limits: next, at: nextAt },
  };
}

/** Inside a transaction that holds the user's row. */
export async function writeLimits(
  tx: Runner,
  userId: string,
  { limits, next }: LimitsState,
  now: Date,
): Promise<void> {
  const { quietHours, ...numbers } = limits;
  const later = next?.limits ?? NO_LIMITS;
  const data = {
    ...numbers,
    quietFrom: quietHours?.from ?? null,
    quietTo: quietHours?.to ?? null,
    nextMessagesPerDay: later.messagesPerDay,
    nextRupeesPerDay: later.rupeesPerDay,
    nextRupeesPerMonth: later.rupeesPerMonth,
    nextQuietFrom: later.quietHours?.from ?? null,
    nextQuietTo: later.quietHours?.to ?? null,
    nextAt: next?.at ?? null,
    changedAt: now,
  };
  await tx.prisma.ownLimits.upsert({ where: { userId }, create: { userId, ...data }, update: data });
}

/** For the export of a user's data. */
export function listLimits(db: Runner, userId: string) {
  return db.prisma.ownLimits.findMany({ where: { userId }, omit: { userId: true } });
}
