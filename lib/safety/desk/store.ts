import type { Runner } from '@/lib/kit/scope';
import { type ListEventsParams, listEvents as listEventsQuery } from './list-events.queries';

/** Where a page of events begins: at an event, without it. */
export type EventPlace = { at: Date; id: string };

export type Wanted = Pick<ListEventsParams, 'mark' | 'take'> & {
  kinds: readonly string[];
  older: EventPlace | null;
  newer: EventPlace | null;
};

/** Events with how they went on, the newest first; after `newer` the ones nearest to it first. */
export function listEvents(db: Runner, { kinds, older, newer, mark, take }: Wanted) {
  return listEventsQuery.run(
    {
      ...{ kinds: [...kinds], mark, take },
      ...{ olderAt: older?.at ?? null, olderId: older?.id ?? null },
      ...{ newerAt: newer?.at ?? null, newerId: newer?.id ?? null },
    },
    db,
  );
}

export function findEvent(db: Runner, id: string) {
  return db.prisma.safetyEvent.findUnique({
    where: { id },
    select: { kind: true, sessionId: true, messageId: true, session: { select: { userId: true } } },
  });
}

/** Writes what was found about an event. */
export async function putMark(
  tx: Runner,
  { eventId, ...mark }: { eventId: string; isFalseAlarm: boolean; markedBy: string; markedAt: Date },
): Promise<void> {
  await tx.prisma.safetyMark.upsert({
    where: { eventId },
    create: { eventId, ...mark },
    update: mark,
    select: { eventId: true },
  });
}
