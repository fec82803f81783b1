/*
 * Invariants:
 * - Recall costs a reply one statement, and never the reply: whatever fails, the companion answers without memory.
 * - Only what is in force is used: not what waits for a yes, not what a newer fact replaced.
 */
import { within } from '@/lib/kit/deadline';
import type { JobScope } from '@/lib/kit/scope';
import { estimateTokens } from '@/lib/language/tokens/rules';
import { AGENT_READ_TIMEOUT_MS, EMBED_TIMEOUT_MS, MEMORY_TOKEN_BUDGET } from '../constants';
import type { Embedder, MemoryAgents } from '../ports';
import { factLine, memorySection, type Question, questionWords, type Recallable } from './rules';
import * as store from './store';

export type RecallPorts = { memoryAgents?: MemoryAgents | undefined; embed?: Embedder | undefined };

type Kept = store.Remembered['facts'];

/**
 * Adds vectors, the message's and the facts', when there is more to choose from than the prompt can hold and a server makes
 * vectors; otherwise, and when that fails, words decide.
 */
async function withVectors(
  scope: JobScope & RecallPorts,
  text: string,
  facts: Kept,
  signal: AbortSignal,
): Promise<{ facts: readonly Recallable[]; vector: number[] }> {
  const { embed } = scope;
  const all = facts.reduce((sum, fact) => sum + estimateTokens(factLine(fact)), 0);
  if (!embed || text === '' || all <= MEMORY_TOKEN_BUDGET) return { facts, vector: [] };
  try {
    const ids = facts.map((fact) => fact.id);
    const [[vector = []], known] = await Promise.all([
      within(EMBED_TIMEOUT_MS, signal, (limited) => embed([text], limited)),
      store.findVectors(scope.db, ids),
    ]);
    return { facts: facts.map((fact) => ({ ...fact, embedding: known.get(fact.id) ?? [] })), vector };
  } catch (error) {
    scope.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'recalled without vectors');
    return { facts, vector: [] };
  }
}

/** An agent elsewhere says what it holds, line by line; each line is treated like a fact of ours. */
async function recallFromElsewhere(
  agents: MemoryAgents,
  agentId: string,
  question: Question,
  signal: AbortSignal,
): Promise<string> {
  const { person, talks } = await within(AGENT_READ_TIMEOUT_MS, signal, (limited) =>
    agents.read(agentId, limited),
  );
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const facts = lines(person).map((text) => ({
    kind: 'other',
    text,
    words: questionWords(text),
    confirmedAt: question.now,
    dated: true,
  }));
  return memorySection(facts, lines(talks), question);
}

/**
 * The section of the prompt with what the companion remembers that may matter for a message; empty when that is nothing,
 * or when memory cannot be reached just now.
 * @param agentId of our own table, or null when this person has no memory here
 * @param text what the person wrote; empty for a welcome
 * @param signal ends what is asked of other servers
 */
export async function recallMemory(
  scope: JobScope & RecallPorts,
  agentId: string | null,
  text: string,
  signal: AbortSignal,
): Promise<string> {
  if (agentId === null) return '';
  try {
    const words = questionWords(text);
    const found = await store.recall(scope.db, agentId, words);
    if (!found) return '';
    const question = { words, vector: [], now: scope.now() };
    if (scope.memoryAgents && found.elsewhere)
      return await recallFromElsewhere(scope.memoryAgents, found.lettaAgentId, question, signal);
    const { facts, vector } = await withVectors(scope, text, found.facts, signal);
    return memorySection(facts, found.summary, { ...question, vector });
  } catch (error) {
    scope.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'answered without memory');
    return '';
  }
}
