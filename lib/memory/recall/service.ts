/*
 * Invariants:
 * - Recall costs a reply one statement, and never the reply: whatever fails, the companion answers without memory.
 * - Only what is in force is used: not what waits for a yes, not what a newer fact replaced.
 */
import type { JobScope } from '@/lib/kit/scope';
import { estimateTokens } from '@/lib/language/tokens/rules';
import { AGENT_READ_TIMEOUT_MS, EMBED_TIMEOUT_MS, MEMORY_TOKEN_BUDGET } from '../constants';
import type { Embedder, MemoryAgents } from '../ports';
import { factLine, memorySection, type Question, questionWords, type Recallable } from './rules';
import * as store from './store';

export type RecallPorts = { memoryAgents?: MemoryAgents | undefined; embed?: Embedder | undefined };

async function within<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Memory took too long.')), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Kept = store.Remembered['facts'];

/**
 * Adds vectors, the message's and the facts', when there is more to choose from than the prompt can hold and a server makes
 * vectors; otherwise, and when that fails, words decide.
 */
async function withVectors(
  scope: JobScope & RecallPorts,
  text: string,
  facts: Kept,
): Promise<{ facts: readonly Recallable[]; vector: number[] }> {
  const { embed } = scope;
  const all = facts.reduce((sum, fact) => sum + estimateTokens(factLine(fact)), 0);
  if (!embed || text === '' || all <= MEMORY_TOKEN_BUDGET) return { facts, vector: [] };
  try {
    const ids = facts.map((fact) => fact.id);
    const [[vector = []], known] = await within(
      Promise.all([embed([text]), store.findVectors(scope.db, ids)]),
      EMBED_TIMEOUT_MS,
    );
    return { facts: facts.map((fact) => ({ ...fact, embedding: known.get(fact.id) ?? [] })), vector };
  } catch (error) {
    scope.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'recalled without vectors');
    return { facts, vector: [] };
  }
}

/** An agent elsewhere says what it holds, line by line; each line is treated like a fact of ours. */
async function fromElsewhere(agents: MemoryAgents, agentId: string, question: Question): Promise<string> {
  const { person, talks } = await within(agents.read(agentId), AGENT_READ_TIMEOUT_MS);
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
 */
export async function recallFor(
  scope: JobScope & RecallPorts,
  agentId: string | null,
  text: string,
): Promise<string> {
  if (agentId === null) return '';
  try {
    const words = questionWords(text);
    const found = await store.recall(scope.db, agentId, words);
    if (!found) return '';
    const question = { words, vector: [], now: scope.now() };
    if (scope.memoryAgents && found.elsewhere)
      return await fromElsewhere(scope.memoryAgents, found.lettaAgentId, question);
    const { facts, vector } = await withVectors(scope, text, found.facts);
    return memorySection(facts, found.summary, { ...question, vector });
  } catch (error) {
    scope.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'answered without memory');
    return '';
  }
}
