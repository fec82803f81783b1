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
import { findEvent, listEvents, putMark } from '@/lib/safety/desk/service';
import { holdExample, keepExample, exportExamples as writeExamples } from '@/lib/safety/examples/service';
import { requireFreshSignIn } from '@/lib/users/devices/service';
import { recordDeed, recordLook, recordLookOnce } from '../audit/service';
import { timesOf } from '../lists/rules';
import { exportList, type Listing, readPage } from '../lists/service';
import { subjectOf } from '../people/rules';
import { EVENT_KINDS } from './constants';
import type {
  exportExamples as exportEndpoint,
  exportSafety as exportListEndpoint,
  listSafety as listEndpoint,
  markSafety as markEndpoint,
  readSafety as readEndpoint,
} from './contract';
import { NO_SUCH_EVENT, NO_TEXT } from './copy';

const LIST = { kind: 'screen', id: 'safety' };

type Asked = Input<typeof listEndpoint>;
type Event = Awaited<ReturnType<typeof listEvents>>[number];

const filterOf = ({ kind, mark = 'all', ...days }: Asked) => ({
  ...{ kinds: kind === undefined ? EVENT_KINDS : [kind], mark },
  ...timesOf(days),
});

const LISTING: Listing<Event, 'when'> = {
  first: '-when',
  placeOf: ({ createdAt, id }) => ({ value: createdAt.getTime(), key: id }),
};

/** Crisis and age events of a kind, a mark and a time. */
export async function listSafety(scope: OperatorScope, asked: Asked): Promise<Answer<typeof listEndpoint>> {
  await recordLookOnce(scope, { action: 'safety.look', subject: LIST });
  const filter = filterOf(asked);
  const { rows, ...ends } = await readPage(asked, LISTING, (cut) => listEvents(scope.db, filter, cut));
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    events: rows.map(({ createdAt, askedAt, safeAt, holdLiftedAt, ...event }) => ({
      ...event,
      kind: oneOf(EVENT_KINDS, event.kind),
      at: createdAt.toISOString(),
      ...{ askedAt: iso(askedAt), safeAt: iso(safeAt), holdLiftedAt: iso(holdLiftedAt) },
    })),
    ...ends,
  };
}

/** The same as CSV, without a text. */
export function exportSafety(
  scope: OperatorScope,
  asked: Input<typeof exportListEndpoint>,
): Promise<Answer<typeof exportListEndpoint>> {
  const filter = filterOf(asked);
  return exportList(scope, 'safety-events', asked, LISTING, (cut) => listEvents(scope.db, filter, cut), {
    noticed_utc: ({ createdAt }) => createdAt,
    kind: ({ kind }) => kind,
    rule: ({ rule }) => rule,
    person: ({ userId }) => userId,
    chat: ({ chatId }) => chatId,
    later_messages: ({ later }) => later,
    helplines_shown: ({ helpShown }) => helpShown,
    asked_utc: ({ askedAt }) => askedAt,
    safe_again_utc: ({ safeAt }) => safeAt,
    hold_lifted_utc: ({ holdLiftedAt }) => holdLiftedAt,
    false_alarm: ({ isFalseAlarm }) => isFalseAlarm,
    example: ({ isKept }) => isKept,
  });
}

/** @throws AppError `not_found` */
async function requireEvent(db: Runner, id: string) {
  const event = await findEvent(db, id);
  if (!event) throw new AppError('not_found', NO_SUCH_EVENT);
  return event;
}

type Found = Awaited<ReturnType<typeof requireEvent>>;

/** The message of an event. @throws AppError `not_found` */
async function requireSaid(db: Runner, { sessionId, messageId }: Found) {
  const said = sessionId && messageId ? await findSaid(db, sessionId, messageId) : null;
  if (!said || !sessionId || !messageId) throw new AppError('not_found', NO_TEXT);
  return { ...said, sessionId, messageId };
}

/** Whom an event is about, as far as that is known. */
const aboutOf = (id: string, { session }: Found) =>
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
  await scope.db.transaction(async (tx) => {
    const now = scope.now();
    if (keep && event.messageId) await holdExample(tx, event.messageId);
    const said = keep ? await requireSaid(tx, event) : null;
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
