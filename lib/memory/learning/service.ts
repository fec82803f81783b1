/*
 * Invariants:
 * - The model is asked outside of any transaction; what it found and the mark that says "read up to here" are stored
 *   together or not at all, so that nothing is lost and nothing is learned twice.
 * - A fact stands on the person's own words. A sensitive one waits for a yes, and a topic that got a no is not asked
 *   about again.
 * - What the model took counts for the day's tokens, whether its notes were stored or not.
 * - With memory switched off nothing is learned, also not later of what was said meanwhile.
 */

import type { ChatModel } from '@/lib/ai/ports';
import type { Budgets } from '@/lib/ai/usage/constants';
import type { JobScope, Runner } from '@/lib/kit/scope';
import { ASKED_KEPT_MS, SUMMARY_LINES_MAX, SUMMARY_MERGED } from '../constants';
import type { Embedder } from '../ports';
import { DIGEST_FORMAT, DIGEST_SCHEMA, NOTES_FORMAT, NOTES_MAX_TOKENS, NOTES_SCHEMA } from './constants';
import {
  changeOf,
  digestRequest,
  type HeardMessage,
  type LearnedFact,
  looseJson,
  type Notes,
  notesRequest,
  readNotes,
  readSummary,
} from './rules';
import * as store from './store';

/** `chatModel` reads a talk: it is given no personal number, and what it takes counts for the day. */
export type LearnScope = JobScope & { chatModel: ChatModel; budgets: Budgets; embed?: Embedder | undefined };

/** A stretch of one talk, oldest first. */
export type Stretch = store.AgentKey & {
  sessionId: string;
  companionName: string;
  heard: readonly (HeardMessage & { timestamp: Date })[];
};

/** Stores, inside the transaction, that the stretch was read; false when somebody else has it by now. */
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

async function takeNotes(
  scope: LearnScope,
  agentId: string,
  heard: readonly HeardMessage[],
  stretch: Stretch,
): Promise<Notes> {
  const known = (await store.findKnown(scope.db, agentId)).filter((one) => one.status !== 'declined');
  const request = notesRequest(heard, known, stretch.companionName);
  const { text } = await scope.chatModel.complete(request, {
    format: { name: NOTES_FORMAT, schema: NOTES_SCHEMA, maxTokens: NOTES_MAX_TOKENS },
  });
  const notes = readNotes(text, heard, known);
  if (!notes) throw new UnreadableNotes('The notes of a talk cannot be read.');
  return notes;
}

/** Vectors of facts where a server makes them; without them recall goes by words. */
async function vectorsOf(scope: LearnScope, facts: readonly LearnedFact[]): Promise<number[][]> {
  if (!scope.embed || facts.length === 0) return [];
  try {
    return await scope.embed(facts.map((fact) => fact.text));
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
  heard: readonly HeardMessage[],
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
  const [first, last] = [heard[0], heard.at(-1)];
  if (summary !== '' && first && last)
    await store.addLine(tx, agentId, { text: summary, fromSeq: first.seq, uptoSeq: last.seq }, now);
  await store.markChanged(tx, agentId, now);
}

/** Makes one line of the oldest ones when the summary has grown too long. */
async function shorten(scope: LearnScope, agentId: string, _stretch: Stretch): Promise<void> {
  const lines = await store.findLines(scope.db, agentId);
  const [first, ...others] = lines.slice(0, SUMMARY_MERGED);
  const last = others.at(-1);
  if (lines.length <= SUMMARY_LINES_MAX || !first || !last) return;
  const old = [first, ...others];
  const { text } = await scope.chatModel.complete(digestRequest(old.map((line) => line.text)), {
    format: { name: DIGEST_FORMAT, schema: DIGEST_SCHEMA, maxTokens: NOTES_MAX_TOKENS },
  });
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
 * Learns from a stretch of talk.
 * @returns facts noted; 0 also when memory is off
 * @throws UnreadableNotes, MemoryMoved, or what the model's port throws; nothing is stored then
 */
export async function learn(scope: LearnScope, stretch: Stretch, settle: Settle): Promise<number> {
  const { enabled, learnFrom } = await store.findSetting(scope.db, stretch.userId);
  const heard = stretch.heard.filter(
    ({ timestamp }) => enabled && (learnFrom === null || timestamp >= learnFrom),
  );
  if (!heard.some((one) => one.sender === 'user')) {
    await scope.db.transaction(settle);
    return 0;
  }
  const agentId = await store.tieAgent(scope.db, stretch, scope.now());
  if (agentId === null) throw new MemoryMoved('The person is gone.');
  const notes = await takeNotes(scope, agentId, heard, stretch);
  const vectors = await vectorsOf(scope, notes.facts);
  try {
    await scope.db.transaction(async (tx) => {
      const agent = await store.lockAgent(tx, agentId, heard[0]?.timestamp ?? scope.now());
      if (agent === 'gone') throw new MemoryMoved('The agent is gone.');
      if (!(await settle(tx))) throw new TakenOver('Somebody else reads this talk.');
      if (agent === 'open') await storeNotes(tx, agentId, notes, vectors, heard, scope.now());
    });
  } catch (error) {
    if (error instanceof TakenOver) return 0;
    throw error;
  }
  await shorten(scope, agentId, stretch).catch((error: unknown) => {
    scope.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a summary stays long');
  });
  return notes.facts.length;
}

/** Forgets the questions that stayed without an answer. */
export function forgetUnanswered(scope: JobScope): Promise<void> {
  return store.expireAsked(scope.db, new Date(scope.now().getTime() - ASKED_KEPT_MS));
}
