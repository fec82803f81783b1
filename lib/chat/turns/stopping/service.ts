/*
 * Invariants:
 * - A reply is stopped or stored, never both: whoever changes the pending turn first decides. What was stored is charged and shown.
 * - A stopped message never happened: it is given back, and what a model says to it is thrown away. Its call is ended where this
 *   process made it.
 * - Nobody in a crisis stops the answer to it.
 */
import { AppError } from '@/lib/kit/app-error';
import { isCalledOff } from '@/lib/kit/deadline';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import type { Turn } from '../rules';
import { findTurn, releaseTurn } from '../store';
import type { stopReply as stopEndpoint } from './contract';
import { TAKEN_BACK } from './copy';

/** Sends that this process works on, by their turn. */
const underWay = new Map<string, Turn>();

/** Works on a send that can be stopped, and ends its turn. @throws AppError `conflict` when it was stopped, or what the work throws */
export async function whileStoppable<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
  underWay.set(turn.turnId, turn);
  try {
    return await work();
  } catch (cause) {
    throw isCalledOff(turn.signal)
      ? new AppError('conflict', TAKEN_BACK, { reason: 'stopped', cause })
      : cause;
  } finally {
    underWay.delete(turn.turnId);
    turn.end();
  }
}

/** Stops a send of the caller's. A message that has not come yet is not known: whoever asks too early asks again. */
export async function stopReply(
  scope: Scope,
  { sessionId, clientMessageId }: Input<typeof stopEndpoint>,
): Promise<Answer<typeof stopEndpoint>> {
  const turn = await findTurn(scope.db, sessionId, clientMessageId, scope.actor);
  const isStoppable = turn?.state === 'pending' && turn.kind === 'message' && !turn.free;
  if (!isStoppable) return { stopped: false };
  const stopped = await releaseTurn(scope.db, turn.id, scope.now());
  if (stopped) underWay.get(turn.id)?.end();
  return { stopped };
}
