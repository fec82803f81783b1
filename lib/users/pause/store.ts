import type { Runner } from '@/lib/kit/scope';
import type { Pause } from './rules';

/** As it was written down, beside the person's own limits; it may be over. */
export async function findPause(db: Runner, userId: string) {
  return db.prisma.ownLimits.findUnique({
    where: { userId },
    select: { pausedAt: true, pausedUntil: true },
  });
}

/** Begins a pause, or ends it (null). */
export async function writePause(db: Runner, userId: string, pause: Pause | null, now: Date): Promise<void> {
  const data = { pausedAt: pause && now, pausedUntil: pause?.until ?? null, changedAt: now };
  if (pause)
    await db.prisma.ownLimits.upsert({ where: { userId }, create: { userId, ...data }, update: data });
  else await db.prisma.ownLimits.updateMany({ where: { userId, pausedAt: { not: null } }, data });
}
