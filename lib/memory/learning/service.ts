/*
 * Invariants:
 * - The model is asked outside of any transaction; what it found and the mark that says "read up to here" are stored
 *   together or not at all, so that nothing is lost and nothing is learned twice.
 * - A fact stands on the person's own words. A sensitive one waits for a yes, and a topic that got a no is not asked
 *   about again.
 * - What the model took counts for the day's tokens, whether its notes were stored or not.
 * - With memory switched off nothing is learned, also not later of what was said meanwhile.
 */

import type { AnswerFormat, ChatModel, ModelMessage } from '@/lib/ai/ports';
import type { Budgets } from '@/lib/ai/usage/constants';
import { takeCall } from '@/lib/kit/call-budget';
import { within } from '@/lib/kit/deadline';
import type { JobScope, Runner } from '@/lib/kit/scope';
import { ASKED_KEPT_MS, SUMMARY_LINES_MAX, SUMMARY_MERGED } from '../constants';
import type { Embedder } from '../ports';
import {
  DIGEST_FORMAT,
  DIGEST_SCHEMA,
  NOTES_CALLS_MAX,
  NOTES_FORMAT,
  NOTES_MAX_TOKENS,
  NOTES_SCHEMA,
  NOTES_TIMEOUT_MS,
  VECTORS_TIMEOUT_MS,
} from './constants';
import {
  changeOf,
  digestRequest,
  type LearnedFact,
  looseJson,
  type Notes,
  notesRequest,
  readNotes,
  readSummary,
  type TalkMessage,
} from './rules';
import * as store from './store';

/** `chatModel` reads a talk: it is given no personal number, and what it takes counts for the day. */
export type LearningScope = JobScope & {
  chatModel: ChatModel;
  budgets: Budgets;
  embed?: Embedder | undefined;
};

/** A part of one talk, oldest message first. */
export type TalkPart = store.AgentKey & {
  sessionId: string;
  companionName: string;
  messages: readonly (TalkMessage & { timestamp: Date })[];
};

/** Stores, inside the transaction, that the part was read; false when another process has taken it over. */
export type Settle = (tx: Runner) => Promise<boolean>;

/** What a memory is written to is gone since: it went to another person, or was forgotten. Nothing is stored. */
export class MemoryMoved extends Error {
  override readonly name = 'MemoryMoved';
}
/** The model's notes cannot be read. */
export class UnreadableNotes extends Error {
  override readonly name = 'UnreadableNotes';
}
class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

/** What the model writes by a format. @throws TooLate after 30 s, or what the model's port throws */
function completeJson(
  { chatModel }: LearningScope,
  messages: readonly ModelMessage[],
  format: Omit<AnswerFormat, 'maxTokens'>,
): Promise<string> {
  const calls = { left: NOTES_CALLS_MAX - 1 };
  return within(NOTES_TIMEOUT_MS, undefined, async (signal) => {
    const { text } = await chatModel.complete(messages, {
      signal,
      mayRetry: () => takeCall(calls),
      format: { ...format, maxTokens: NOTES_MAX_TOKENS },
    });
    return text;
  });
}

async function takeNotes(
  scope: LearningScope,
  agentId: string,
  messages: readonly TalkMessage[],
  companionName: string,
): Promise<Notes> {
  const known = (await store.findKnown(scope.db, agentId)).filter((one) => one.status !== 'declined');
  const request = notesRequest(messages, known, companionName);
  const text = await completeJson(scope, request, { name: NOTES_FORMAT, schema: NOTES_SCHEMA });
  const notes = readNotes(text, messages, known);
  if (!notes) throw new UnreadableNotes('The notes of a talk cannot be read.');
  return notes;
}

/** Vectors of facts where a server makes them; without them recall goes by words. */
async function vectorsOf(scope: LearningScope, facts: readonly LearnedFact[]): Promise<number[][]> {
  const { embed } = scope;
  if (!embed || facts.length === 0) return [];
  const texts = facts.map((fact) => fact.text);
  try {
    return await within(VECTORS_TIMEOUT_MS, undefined, (signal) => embed(texts, signal));
  } catch (error) {
    scope.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'remembered without vectors');
    return [];
  }
}

async function storeNotes(
  tx: Runner,
  agentId: string,
  { facts, summary }: Notes,
  vectors: readonly number[][],
  messages: readonly TalkMessage[],
  now: Date,
): Promise<void> {
  for (const [at, fact] of facts.entries()) {
    const known = await store.findKnown(tx, agentId);
    if (fact.topic !== null && known.some((one) => one.status === 'declined' && one.topic === fact.topic))
      continue;
    const change = changeOf(
      fact,
      known.filter((one) => one.status !== 'declined'),
    );
    if (change.what === 'confirm') await store.confirmFact(tx, change);
    else await store.addFact(tx, agentId, fact, change.supersedes, vectors[at] ?? [], now);
  }
  const [first, last] = [messages[0], messages.at(-1)];
  if (summary !== '' && first && last)
    await store.addLine(tx, agentId, { text: summary, fromSeq: first.seq, uptoSeq: last.seq }, now);
  await store.markChanged(tx, agentId, now);
}

/** Makes one line of the oldest ones when the summary has grown too long. */
async function shortenSummary(scope: LearningScope, agentId: string): Promise<void> {
  const lines = await store.findLines(scope.db, agentId);
  const [first, ...others] = lines.slice(0, SUMMARY_MERGED);
  const last = others.at(-1);
  if (lines.length <= SUMMARY_LINES_MAX || !first || !last) return;
  const old = [first, ...others];
  const request = digestRequest(old.map((line) => line.text));
  const text = await completeJson(scope, request, { name: DIGEST_FORMAT, schema: DIGEST_SCHEMA });
  const summary = readSummary(looseJson(text) ?? {});
  await scope.db.transaction(async (tx) => {
    if ((await store.lockAgent(tx, agentId, scope.now())) !== 'open') return;
    // A line that was deleted in the meantime must not come back in the new one.
    const dropped = await store.dropLines(
      tx,
      agentId,
      old.map((line) => line.id),
    );
    if (dropped === old.length && summary !== '')
      await store.addLine(
        tx,
        agentId,
        { text: summary, fromSeq: first.fromSeq, uptoSeq: last.uptoSeq },
        scope.now(),
      );
    await store.markChanged(tx, agentId, scope.now());
  });
}

/**
 * Learns from a part of a talk.
 * @returns facts noted; 0 also when memory is off
 * @throws UnreadableNotes, MemoryMoved, or what the model's port throws; nothing is stored then
 */
export async function learn(scope: LearningScope, part: TalkPart, settle: Settle): Promise<number> {
  const { enabled, learnFrom } = await store.findSetting(scope.db, part.userId);
  const messages = part.messages.filter(
    ({ timestamp }) => enabled && (learnFrom === null || timestamp >= learnFrom),
  );
  if (!messages.some((one) => one.sender === 'user')) {
    await scope.db.transaction(settle);
    return 0;
  }
  const agentId = await store.tieAgent(scope.db, part, scope.now());
  if (agentId === null) throw new MemoryMoved('The person is gone.');
  const notes = await takeNotes(scope, agentId, messages, part.companionName);
  const vectors = await vectorsOf(scope, notes.facts);
  try {
    await scope.db.transaction(async (tx) => {
      const agent = await store.lockAgent(tx, agentId, messages[0]?.timestamp ?? scope.now());
      if (agent === 'gone') throw new MemoryMoved('The agent is gone.');
      if (!(await settle(tx))) throw new TakenOver('Somebody else reads this talk.');
      if (agent === 'open') await storeNotes(tx, agentId, notes, vectors, messages, scope.now());
    });
  } catch (error) {
    if (error instanceof TakenOver) return 0;
    throw error;
  }
  await shortenSummary(scope, agentId).catch((error: unknown) => {
    scope.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a summary stays long');
  });
  return notes.facts.length;
}

/** Forgets the questions that stayed without an answer. */
export function forgetUnanswered(scope: JobScope): Promise<void> {
  return store.expireAsked(scope.db, new Date(scope.now().getTime() - ASKED_KEPT_MS));
}
