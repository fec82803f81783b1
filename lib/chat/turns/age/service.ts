/*
 * Invariants:
 * - Who says to be under 18 is held; danger in the same message, or near, is answered first.
 * - What is doubtful is asked about once, in the companion's place, free of charge, and never while help is near.
 * - Only the message right after the question answers it; an adult is believed and not asked again.
 */
import { randomUUID } from 'node:crypto';
import type { Runner, Scope } from '@/lib/kit/scope';
import { AGE_QUESTION } from '@/lib/safety/age-answer/copy';
import { ageStep, kindForMinor } from '@/lib/safety/age-answer/rules';
import { lastKind } from '@/lib/safety/care/rules';
import { asksForMinorSexual } from '@/lib/safety/output/minors/rules';
import type { Heard } from '@/lib/safety/rules';
import { noteAdult, noteAsked } from '@/lib/users/age-hold/service';
import { findSessionUser, type MessageRow } from '../../store';
import { findCare } from '../care/store';
import { answerFree, answerWithCare, type HoldScope } from '../free/service';
import { newBubbles, noteLanguage, type SendAnswer } from '../rules';
import type * as store from '../store';

/** Answers somebody who says to be under 18, and holds them: care for a crisis, else a kind word, and neither for what is refused. */
export async function answerMinor(
  scope: HoldScope,
  turn: store.TurnKey,
  userMessage: MessageRow,
  { crisis, cannotCall }: Heard,
): Promise<SendAnswer> {
  const care = crisis === null ? await findCare(scope.db, turn, scope.actor) : null;
  const near = crisis ?? (care && care.endedAt === null ? lastKind(care) : null);
  const options = { cannotCall, isMinor: true };
  if (near !== null) {
    const finding = { kind: 'crisis', rule: 'phrases', crisis: kindForMinor(near) } as const;
    return answerWithCare(scope, turn, userMessage, finding, options);
  }
  const kind = asksForMinorSexual(userMessage.content) ? 'refused' : 'minor';
  return answerWithCare(scope, turn, userMessage, { kind, rule: 'phrases' }, options);
}

/** Asks, in the companion's place, whether the person is 18 or older. */
function askForAge(
  scope: Scope,
  key: store.TurnKey,
  userMessage: MessageRow,
  session: store.TurnSession,
  instead: string | undefined,
): Promise<SendAnswer> {
  const words = AGE_QUESTION[noteLanguage(session, userMessage.content)];
  const noteAge = async (tx: Runner) => {
    const userId = await findSessionUser(tx, key.sessionId);
    await noteAsked(tx, { userId, visitorId: scope.actor.visitorId }, key.now);
  };
  const messages = [userMessage, ...newBubbles(key.sessionId, words, scope.now())];
  return answerFree(scope, key, messages, { state: 'answered' }, { instead, noteAge });
}

/** What a doubt about the age, or the answer to it, gets in the reply's place; null when the talk goes on. */
export async function answerByAge(
  scope: HoldScope,
  turn: store.TurnKey,
  { outcome, session }: { outcome: string; session: store.TurnSession },
  userMessage: MessageRow,
  { crisis, age }: Heard,
): Promise<SendAnswer | null> {
  if (crisis !== null || session.care !== null) return null;
  const lastSaid = session.history.findLast((one) => one.sender === 'ai')?.content;
  const step = ageStep(session.ageState, age, userMessage.content, lastSaid);
  if (step === null) return null;
  if (step === 'believe') {
    await noteAdult(scope.db, scope.actor, turn.now);
    return null;
  }
  const instead = outcome === 'reserved' ? turn.turnId : undefined;
  const key = { ...turn, turnId: randomUUID() };
  if (step === 'ask') return askForAge(scope, key, userMessage, session, instead);
  const finding = { kind: 'minor', rule: 'answer' } as const;
  return answerWithCare(scope, key, userMessage, finding, { replacedTurnId: instead });
}
