/*
 * Invariants:
 * - A session has one welcome, however many tabs ask for it, and it is free.
 * - The first visit hours or days after a crisis begins with a question how the person is, once, whether or not a model answers.
 */
import { randomUUID } from 'node:crypto';
import { dayInIndia } from '@/lib/ai/usage/rules';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { replyLanguage } from '@/lib/language/rules';
import { heldAsMinor } from '@/lib/users/age-hold/service';
import type { welcome as welcomeEndpoint } from '../../contract';
import { toMessage } from '../../rules';
import { findMessages, listMessages } from '../../store';
import { writeCare } from '../care/service';
import { claimCheckIn } from '../care/store';
import { replyFailed, sessionNotFound, waitForTurn } from '../free/service';
import { type FreeTurn, storeFreeTurn } from '../free/store';
import { beginTurn, type Turn } from '../rules';
import { answerReserved, type ReplyScope, releaseOnFailure } from '../service';
import { reserveTurn, type TurnKey } from '../store';

type Welcome = Answer<typeof welcomeEndpoint>;

/**
 * The companion's opening message, made once per session and free.
 * @throws AppError `not_found`, `not_allowed` (held as a minor), `provider_failed`
 */
export async function welcome(
  scope: ReplyScope,
  { sessionId }: Input<typeof welcomeEndpoint>,
): Promise<Welcome> {
  // The session's own id stands for its one welcome, so that two tabs get the same.
  const turn = beginTurn(sessionId, sessionId, scope.now());
  try {
    return await greet(scope, turn);
  } finally {
    turn.end();
  }
}

async function greet(scope: ReplyScope, turn: Turn): Promise<Welcome> {
  const { sessionId } = turn;
  const after = await claimCheckIn(scope.db, sessionId, scope.actor, turn.now);
  const budget = { day: dayInIndia(turn.now), replies: 0, open: true };
  const reservation = await reserveTurn(scope.db, 'welcome', turn, scope.actor, budget);
  if (reservation.outcome === 'reserved') {
    const { session } = reservation;
    return releaseOnFailure(scope, turn, async () => {
      const answer = await answerReserved(scope, turn, session, null, null, after).catch((cause: unknown) => {
        if (after === null) throw cause;
        return null;
      });
      if (Array.isArray(answer)) return { aiMessages: answer.map(toMessage) };
      if (after === null) throw replyFailed();
      return askHowTheyAre(scope, { ...turn, turnId: randomUUID() }, turn.turnId);
    });
  }
  if (reservation.outcome === 'minor') throw heldAsMinor();
  if (reservation.outcome !== 'taken') throw sessionNotFound();
  // A chat that has its welcome already is visited again.
  if (after !== null)
    return askHowTheyAre(scope, { ...turn, turnId: randomUUID(), clientMessageId: randomUUID() });
  const first = await waitForTurn(scope, sessionId, sessionId);
  if (first?.state !== 'answered') throw replyFailed();
  return { aiMessages: (await findMessages(scope.db, first.messageIds)).map(toMessage) };
}

/** Our own question how the person is, in the language they write here. */
async function askHowTheyAre(scope: Scope, key: TurnKey, replacedTurnId?: string): Promise<Welcome> {
  const said = await listMessages(scope.db, key.sessionId);
  const theirs = said.filter((one) => one.sender === 'user').map((one) => one.content);
  const language = replyLanguage(theirs, null) ?? 'en';
  const messages = await writeCare(scope, key, { moment: 'check_in', language });
  const turn: FreeTurn = {
    ...{ kind: 'welcome', state: 'answered', messages },
    ...{ finding: null, hold: false, crisis: null, safe: false },
  };
  const stored = await storeFreeTurn(scope.db, key, turn, scope.actor, { instead: replacedTurnId });
  if (stored.outcome !== 'stored') throw sessionNotFound();
  return { aiMessages: messages.map(toMessage) };
}
