/*
 * Invariants:
 * - A person sees, corrects and deletes what is remembered of them, and of nobody else: anything else is 404.
 * - Deleting takes the fact, its vector, older versions of it and every line of the summary that may tell it, in one
 *   transaction; and what was said before and not read yet is never learned from.
 * - Off means: nothing is learned and nothing recalled. What is there stays until it is deleted.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Runner, Scope } from '@/lib/kit/scope';
import { queueDeletions } from './agents/store';
import type {
  answerMemory as answerEndpoint,
  correctMemory as correctEndpoint,
  deleteAllMemories as deleteAllEndpoint,
  deleteMemory as deleteEndpoint,
  listMemories as listEndpoint,
  setMemory as setEndpoint,
} from './contract';
import { FACT_EMPTY, FACT_NOT_FOUND, NO_USER } from './copy';
import { markChanged } from './learning/store';
import { dropLines, findLines } from './learning/summaries/store';
import { holdsTrace, tellsTheSame, within } from './rules';
import * as store from './store';

const DONE = { success: true } as const;

async function ownerOf(scope: Scope) {
  const owner = await store.findOwner(scope.db, scope.actor);
  if (!owner) throw new AppError('not_signed_in', NO_USER);
  return owner;
}

/** What companions remember of the caller, questions that wait for a yes first; nothing of a browser that has no user yet. */
export async function listMemories(
  scope: Scope,
  input: Input<typeof listEndpoint>,
): Promise<Answer<typeof listEndpoint>> {
  const owner = await store.findOwner(scope.db, scope.actor);
  if (!owner) return { enabled: true, memories: [] };
  const facts = await store.listFacts(scope.db, owner.id, input);
  return {
    enabled: owner.enabled,
    memories: facts.map(({ confirmedAt, ...fact }) => ({ ...fact, toldAt: confirmedAt.toISOString() })),
  };
}

/** Changes one fact of the caller in a transaction that holds its agent. */
async function changeFact(
  scope: Scope,
  id: string,
  change: (tx: Runner, fact: store.OwnFact, userId: string) => Promise<void>,
): Promise<typeof DONE> {
  const owner = await ownerOf(scope);
  await scope.db.transaction(async (tx) => {
    const fact = await store.lockFact(tx, id, owner.id);
    if (!fact) throw new AppError('not_found', FACT_NOT_FOUND);
    await change(tx, fact, owner.id);
    await markChanged(tx, fact.agentId, scope.now());
  });
  return DONE;
}

/** Takes away what else may tell a fact: its lines of the summary, and older facts it once replaced. */
async function dropTraces(tx: Runner, fact: store.Traceable): Promise<void> {
  const lines = await findLines(tx, fact.agentId);
  const told = lines.filter((line) => holdsTrace(line, fact)).map((line) => line.id);
  if (told.length > 0) await dropLines(tx, fact.agentId, told);
  const retired = await store.findRetired(tx, fact.agentId);
  const same = retired.filter((one) => tellsTheSame(one.text, fact.text)).map((one) => one.id);
  if (same.length > 0) await store.deleteFacts(tx, same);
}

/** @throws AppError `not_signed_in`, `not_found`, `bad_input` */
export function correctMemory(
  scope: Scope,
  input: Input<typeof correctEndpoint>,
): Promise<Answer<typeof correctEndpoint>> {
  const text = input.text.replace(/[\p{C}\s]+/gu, ' ').trim();
  if (text === '') throw new AppError('bad_input', FACT_EMPTY);
  return changeFact(scope, input.id, async (tx, fact) => {
    await dropTraces(tx, fact);
    await store.correctFact(tx, fact.id, text, scope.now());
  });
}

/**
 * The answer to "Shall I remember that?"; an answer to what is agreed to already changes nothing.
 * @throws AppError `not_signed_in`, `not_found`
 */
export function answerMemory(
  scope: Scope,
  input: Input<typeof answerEndpoint>,
): Promise<Answer<typeof answerEndpoint>> {
  return changeFact(scope, input.id, (tx, fact) =>
    store.answerFact(tx, fact.id, input.remember, scope.now()),
  );
}

/** Part of learning, inside its transaction: a fact that the person asked in the talk to forget goes with every trace. */
export async function forgetFact(tx: Runner, agentId: string, id: string): Promise<void> {
  const fact = await store.findTraceable(tx, agentId, id);
  if (!fact) return;
  await dropTraces(tx, fact);
  await store.deleteFacts(tx, [id]);
}

/** @throws AppError `not_signed_in`, `not_found` */
export function deleteMemory(
  scope: Scope,
  input: Input<typeof deleteEndpoint>,
): Promise<Answer<typeof deleteEndpoint>> {
  return changeFact(scope, input.id, async (tx, fact, userId) => {
    await dropTraces(tx, fact);
    await store.deleteFacts(tx, [fact.id]);
    await store.skipUnread(tx, userId, scope.now());
  });
}

/**
 * Forgets everything that any companion remembers of the caller; memory stays on or off as it was.
 * @throws AppError `not_signed_in`
 */
export async function deleteAllMemories(scope: Scope): Promise<Answer<typeof deleteAllEndpoint>> {
  const owner = await ownerOf(scope);
  await scope.db.transaction(async (tx) => {
    await queueDeletions(tx, await store.eraseAgents(tx, owner.id));
    await store.skipUnread(tx, owner.id, scope.now());
  });
  return DONE;
}

/** @throws AppError `not_signed_in` */
export async function setMemory(
  scope: Scope,
  input: Input<typeof setEndpoint>,
): Promise<Answer<typeof setEndpoint>> {
  const owner = await ownerOf(scope);
  if (owner.enabled !== input.enabled) await store.setEnabled(scope.db, owner.id, input.enabled, scope.now());
  return { enabled: input.enabled };
}

/**
 * Part of deleting a chat of this person, inside its transaction and before the messages go: nothing that was noted of it
 * stays, here or elsewhere. Does not wait for what is being learned or changed.
 * @throws an error that `isRowBusy` knows
 */
export async function forgetChat(tx: Runner, userId: string, sessionId: string, now: Date): Promise<void> {
  await store.holdMemory(tx, userId);
  await store.forgetSession(tx, sessionId, now);
}

/**
 * Part of taking one message out of a chat, inside its transaction: the facts that it told go with their traces, and so does every line of
 * the summary over the stretch it is in. What was learned of other messages stays.
 */
export async function forgetSaid(
  tx: Runner,
  said: { sessionId: string; messageId: string; seq: string },
  now: Date,
): Promise<void> {
  if (!(await store.lockTold(tx, said))) return;
  // Once more: what somebody learned of it while the lock was waited for is not among what the first look saw.
  const told = await store.lockTold(tx, said);
  if (!told) return;
  const { agentId, facts } = told;
  for (const id of facts) await forgetFact(tx, agentId, id);
  const lines = await findLines(tx, agentId);
  const over = lines.filter((line) => within(BigInt(said.seq), line)).map(({ id }) => id);
  if (over.length > 0) await dropLines(tx, agentId, over);
  await markChanged(tx, agentId, now);
}
