/*
 * Invariants:
 * - The list has no text. A message is opened for a reason, by somebody who has signed in a moment ago, and stands in its person's export.
 * - A false alarm is marked by hand; what is kept of it is masked, with the reason, once.
 */
import { findSaid } from '@/lib/chat/desk/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import { oneOf } from '@/lib/kit/one-of';
import type { OperatorScope, Runner } from '@/lib/kit/scope';
import { type EventPlace, findEvent, listEvents, putMark } from '@/lib/safety/desk/service';
import { keepExample, exportExamples as writeExamples } from '@/lib/safety/examples/service';
import { requireFreshSignIn } from '@/lib/users/devices/service';
import { recordDeed, recordLook, recordLookOnce } from '../audit/service';
import { cutPage } from '../lists/rules';
import { subjectOf } from '../people/rules';
import { EVENT_KINDS, EVENTS_PAGE } from './constants';
import type {
  exportExamples as exportEndpoint,
  listSafety as listEndpoint,
  markSafety as markEndpoint,
  readSafety as readEndpoint,
} from './contract';
import { NO_SUCH_EVENT, NO_TEXT } from './copy';

const LIST = { kind: 'screen', id: 'safety' };

const placeOf = ({ createdAt, id }: { createdAt: Date; id: string }) => `${createdAt.getTime()}_${id}`;
function readPlace(place: string | undefined): EventPlace | null {
  const [at, id] = place?.split('_') ?? [];
  return at !== undefined && id !== undefined ? { at: new Date(Number(at)), id } : null;
}

/** Crisis and age events, the newest first. */
export async function listSafety(
  scope: OperatorScope,
  { kind, mark = 'all', before, after }: Input<typeof listEndpoint>,
): Promise<Answer<typeof listEndpoint>> {
  await recordLookOnce(scope, { action: 'safety.look', subject: LIST });
  const kinds = kind === undefined ? EVENT_KINDS : [kind];
  const [older, newer] = [readPlace(before), readPlace(after)];
  const found = await listEvents(scope.db, { kinds, mark, older, newer, take: EVENTS_PAGE + 1 });
  // The list is shown backwards: what is after an event comes before it on the screen.
  const way = newer ? 'before' : older ? 'after' : null;
  const page = cutPage(newer ? found.reverse() : found, EVENTS_PAGE, way, placeOf);
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    events: page.rows.map(({ createdAt, askedAt, safeAt, holdLiftedAt, ...event }) => ({
      ...event,
      kind: oneOf(EVENT_KINDS, event.kind),
      at: createdAt.toISOString(),
      ...{ askedAt: iso(askedAt), safeAt: iso(safeAt), holdLiftedAt: iso(holdLiftedAt) },
    })),
    before: page.after,
    after: page.before,
  };
}

/** @throws AppError `not_found` */
async function requireEvent(db: Runner, id: string) {
  const event = await findEvent(db, id);
  if (!event) throw new AppError('not_found', NO_SUCH_EVENT);
  return event;
}

type Event = Awaited<ReturnType<typeof requireEvent>>;

/** The message of an event. @throws AppError `not_found` */
async function requireSaid(db: Runner, { sessionId, messageId }: Event) {
  const said = sessionId && messageId ? await findSaid(db, sessionId, messageId) : null;
  if (!said || !sessionId || !messageId) throw new AppError('not_found', NO_TEXT);
  return { ...said, sessionId, messageId };
}

/** Whom an event is about, as far as that is known. */
const aboutOf = (id: string, { session }: Event) =>
  session?.userId ? subjectOf(session.userId) : { kind: 'event', id };

/** Opens the message of an event. @throws AppError `not_allowed` with `signIn: 'again'`, `not_found` */
export async function readSafety(
  scope: OperatorScope,
  { id, reason }: Input<typeof readEndpoint>,
): Promise<Answer<typeof readEndpoint>> {
  requireFreshSignIn(scope);
  const event = await requireEvent(scope.db, id);
  const { text, sessionId } = await requireSaid(scope.db, event);
  const detail = { event: id, chat: sessionId };
  await recordLook(scope, { action: 'safety.read', subject: aboutOf(id, event), reason, detail });
  return { text };
}

/**
 * Marks an event, and keeps its message as an example when that is asked for.
 * @throws AppError `not_allowed` with `signIn: 'again'` (to keep an example), `not_found`
 */
export async function markSafety(
  scope: OperatorScope,
  { id, isFalseAlarm, keep = false, reason }: Input<typeof markEndpoint>,
): Promise<Answer<typeof markEndpoint>> {
  if (keep) requireFreshSignIn(scope);
  const event = await requireEvent(scope.db, id);
  const subject = aboutOf(id, event);
  const said = keep ? await requireSaid(scope.db, event) : null;
  await scope.db.transaction(async (tx) => {
    const now = scope.now();
    await putMark(tx, { eventId: id, isFalseAlarm, markedBy: scope.operator.email, markedAt: now });
    await recordDeed(tx, scope, {
      action: 'safety.mark',
      subject,
      reason,
      detail: { event: id, isFalseAlarm },
    });
    if (!said || reason === undefined) return;
    const { sessionId, messageId, text, companionName, user } = said;
    const names = [user?.name ?? null, companionName];
    const isNew = await keepExample(tx, { messageId, sessionId, kind: event.kind, text, names, reason }, now);
    const detail = { event: id, chat: sessionId };
    if (isNew) await recordDeed(tx, scope, { action: 'safety.keep', subject, reason, detail });
  });
  return { success: true };
}

/** All examples as a file. @throws AppError `not_allowed` with `signIn: 'again'` */
export async function exportExamples(scope: OperatorScope): Promise<Answer<typeof exportEndpoint>> {
  requireFreshSignIn(scope);
  await recordLook(scope, { action: 'safety.export' });
  const name = `false-alarms-${scope.now().toISOString().slice(0, 10)}.tsv`;
  const bytes = new TextEncoder().encode(await writeExamples(scope.db));
  return { name, contentType: 'text/tab-separated-values; charset=utf-8', bytes };
}
