/*
 * Invariants:
 * - The model is asked outside of any transaction; what it found and the mark that says "read up to here" are stored
 *   together or not at all, so that nothing is lost and nothing is learned twice.
 * - A fact stands on the person's own words. A sensitive one waits for a yes, and a topic that got a no is not asked
 *   about again.
 * - What the model took counts for the day's tokens, whether its notes were stored or not.
 * - What the person takes back in the talk goes with every trace, as by hand; what is over is out of force.
 * - With memory switched off nothing is learned, also not later of what was said meanwhile.
 */

import type { AnswerFormat, ChatModel, ModelMessage } from '@/lib/ai/ports';
import type { Budgets } from '@/lib/ai/usage/constants';
import { takeCall } from '@/lib/kit/call-budget';
import { within } from '@/lib/kit/deadline';
import type { JobScope, Runner } from '@/lib/kit/scope';
import { ASKED_KEPT_MS } from '../constants';
import type { Embedder } from '../ports';
import { forgetFact } from '../service';
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
import { looseJson } from './json/rules';
import { changeOf } from './merging/rules';
import {
  type LearnedFact,
  type Notes,
  notesRequest,
  readNotes,
  readSummary,
  type TalkMessage,
} from './rules';
import * as store from './store';
import { digestRequest, type Merge, nextMerge } from './summaries/rules';
import { addLine, dropLines, findLines } from './summaries/store';

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
  messages: readonly TalkMessage[];
  /** What was said just before, and was read already. */
  earlier: readonly TalkMessage[];
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

/** What the model writes by a format. @throws TooLate after `NOTES_TIMEOUT_MS`, or what the model's port throws */
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
  { companionName, earlier }: TalkPart,
): Promise<Notes> {
  const theirs = messages.filter((one) => one.sender === 'user').map((one) => one.content);
  const known = await store.findKnown(scope.db, agentId, theirs);
  const request = notesRequest(messages, known, companionName, earlier);
  const text = await completeJson(scope, request, { name: NOTES_FORMAT, schema: NOTES_SCHEMA });
  const notes = readNotes(text, messages, known, earlier);
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

/** What the person took back goes: at their wish with every trace, or out of force because it is over. */
async function takeBack(tx: Runner, agentId: string, { retractions }: Notes, now: Date): Promise<void> {
  const over = retractions.filter(({ why }) => why === 'over').map(({ id }) => id);
  await store.retireFacts(tx, agentId, over, now);
  for (const { id, why } of retractions) if (why === 'forget') await forgetFact(tx, agentId, id);
}

async function storeNotes(
  tx: Runner,
  agentId: string,
  notes: Notes,
  vectors: readonly number[][],
  messages: readonly TalkMessage[],
  now: Date,
): Promise<void> {
  await takeBack(tx, agentId, notes, now);
  const declined = await store.findDeclinedTopics(tx, agentId);
  for (const [at, fact] of notes.facts.entries()) {
    if (fact.topic !== null && declined.has(fact.topic)) continue;
    const change = changeOf(fact, await store.findKnown(tx, agentId, [fact.text, ...fact.aliases]));
    if (change.what === 'confirm') await store.confirmFact(tx, change.id, fact);
    else {
      const { supersedes, asks } = change;
      const waits = fact.topic !== null || asks;
      await store.addFact(tx, agentId, fact, { supersedes, waits }, vectors[at] ?? [], now);
    }
  }
  const [first, last] = [messages[0], messages.at(-1)];
  if (notes.summary !== '' && first && last) {
    const covered = { fromSeq: first.seq, uptoSeq: last.seq, toldAt: last.timestamp };
    await addLine(tx, agentId, { level: 'talk', text: notes.summary, ...covered }, now);
  }
  await store.markChanged(tx, agentId, now);
}

/** The text of several lines in one; a line alone stays as it is. */
async function digestOf(scope: LearningScope, { lines: [first, ...others] }: Merge): Promise<string> {
  if (others.length === 0) return first.text;
  const request = digestRequest([first, ...others].map((line) => line.text));
  const text = await completeJson(scope, request, { name: DIGEST_FORMAT, schema: DIGEST_SCHEMA });
  return readSummary(looseJson(text) ?? {});
}

/** Makes one line of those whose time has come. */
async function shortenSummary(scope: LearningScope, agentId: string): Promise<void> {
  const merge = nextMerge(await findLines(scope.db, agentId), scope.now());
  if (!merge) return;
  const { lines, level } = merge;
  const last = lines.at(-1) ?? lines[0];
  const text = await digestOf(scope, merge);
  await scope.db.transaction(async (tx) => {
    if ((await store.lockAgent(tx, agentId, scope.now())) !== 'open') return;
    // A line that was deleted in the meantime must not come back in the new one.
    const dropped = await dropLines(
      tx,
      agentId,
      lines.map((line) => line.id),
    );
    const covered = { fromSeq: lines[0].fromSeq, uptoSeq: last.uptoSeq, toldAt: last.toldAt };
    if (dropped === lines.length && text !== '')
      await addLine(tx, agentId, { level, text, ...covered }, scope.now());
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
  const mayRead = ({ timestamp }: TalkMessage) => enabled && (learnFrom === null || timestamp >= learnFrom);
  const messages = part.messages.filter(mayRead);
  if (!messages.some((one) => one.sender === 'user')) {
    await scope.db.transaction(settle);
    return 0;
  }
  const agentId = await store.tieAgent(scope.db, part, scope.now());
  if (agentId === null) throw new MemoryMoved('The person is gone.');
  const notes = await takeNotes(scope, agentId, messages, { ...part, earlier: part.earlier.filter(mayRead) });
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
