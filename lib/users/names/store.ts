import type { Runner } from '@/lib/kit/scope';

/** The ids a user may be known by, in the order of users. */
export function listNames(db: Runner, after: string, limit: number) {
  return db.prisma.user.findMany({
    where: { id: { gt: after } },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, visitorId: true, deviceSessions: { select: { id: true } } },
  });
}
