import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { Actor, Db } from '@/lib/kit/scope';
import { CHECK_IN_AFTER_MS, CHECK_IN_UNTIL_MS } from '@/lib/safety/care/constants';
import { type CareState, readCareState } from '@/lib/safety/care/rules';
import { findCareState } from '@/lib/safety/care/service';
import type { CareCount } from '@/lib/safety/care/words/rules';
import type { CrisisKind } from '@/lib/safety/constants';
import { isOwnedBy } from '../../store';
import type { TurnKey } from '../store';
import { claimAnswer as claimAnswerQuery } from './claim-answer.queries';
import { claimCheckIn as claimCheckInQuery } from './claim-check-in.queries';
import { endCare as endCareQuery } from './end-care.queries';
import { renewSign as renewSignQuery } from './renew-sign.queries';

/** The number of an answer of ours, which nobody else gets, and the crisis as it was before it. */
export type ClaimedAnswer = { count: CareCount; care: CareState | null };

/** Takes the next number of the answers to a person; null when the chat is not the caller's. */
export async function claimAnswer(
  db: Db,
  { sessionId, now }: TurnKey,
  { userId, visitorId }: Actor,
): Promise<ClaimedAnswer | null> {
  const [row] = await retryDeadlock(() => claimAnswerQuery.run({ sessionId, userId, visitorId }, db));
  return row
    ? {
        count: { answers: row.answers, answersBefore: row.answersBefore },
        care: readCareState(row, now),
      }
    : null;
}

/** The crisis of the person whose chat it is; null when none is near, or the chat is not the caller's. */
export async function findCare(db: Db, { sessionId, now }: TurnKey, actor: Actor): Promise<CareState | null> {
  const session = await db.prisma.chatSession.findFirst({
    where: { id: sessionId, ...isOwnedBy(actor) },
    select: { userId: true, visitorId: true },
  });
  return session && findCareState(db, session.userId ?? session.visitorId, now);
}

/** Notes a further sign of a kind that has had its first words. */
export async function renewSign(db: Db, { sessionId, now }: TurnKey, kind: CrisisKind): Promise<void> {
  await retryDeadlock(() => renewSignQuery.run({ sessionId, now, kind }, db));
}

/** The crisis that a visit now is the next one after, once; null when there is none to ask about. */
export async function claimCheckIn(
  db: Db,
  sessionId: string,
  { userId, visitorId }: Actor,
  now: Date,
): Promise<CareState | null> {
  const signBefore = new Date(now.getTime() - CHECK_IN_AFTER_MS);
  const signAfter = new Date(now.getTime() - CHECK_IN_UNTIL_MS);
  const [row] = await retryDeadlock(() =>
    claimCheckInQuery.run({ sessionId, userId, visitorId, now, signBefore, signAfter }, db),
  );
  // It may be longer ago than a state lasts.
  return row ? readCareState(row, row.lastSignAt) : null;
}

/** Notes that the person is safe again. */
export async function endCare(db: Db, { sessionId, now }: TurnKey): Promise<void> {
  await retryDeadlock(() => endCareQuery.run({ sessionId, now }, db));
}
