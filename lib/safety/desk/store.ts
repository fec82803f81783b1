import { type Cut, inListOrder, pageOf, type Times, withinTimes } from '@/lib/kit/keyset';
import type { Runner } from '@/lib/kit/scope';
import { listEvents as listEventsQuery } from './list-events.queries';

const MARKED = {
  all: {},
  unmarked: { mark: null },
  false: { mark: { isFalseAlarm: true } },
  real: { mark: { isFalseAlarm: false } },
} as const;

/** Which events an operator wants to see. */
export type EventFilter = Times & { kinds: readonly string[]; mark: keyof typeof MARKED };

/** Events with how they went on: those of a cut, in the order of the list. */
export async function listEvents(db: Runner, { kinds, mark, ...times }: EventFilter, cut: Cut<'when'>) {
  const { where, orderBy, take } = pageOf(cut, { column: 'createdAt', as: 'time' }, 'id');
  const rows = await db.prisma.safetyEvent.findMany({
    where: { AND: [{ kind: { in: [...kinds] } }, MARKED[mark], withinTimes('createdAt', times), where] },
    orderBy,
    take,
    select: { id: true },
  });
  const ids = inListOrder(rows, cut).map(({ id }) => id);
  const events = await listEventsQuery.run({ ids }, db);
  const eventOf = new Map(events.map((event) => [event.id, event]));
  return ids.flatMap((id) => eventOf.get(id) ?? []);
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
