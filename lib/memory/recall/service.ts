/*
 * Invariants:
 * - Recall costs a reply one statement (a second one after a change), and never the reply: whatever fails, the companion answers
 *   without memory.
 * - Only what is in force is used: not what waits for a yes, not what a newer fact replaced.
 * - Another server only says which of our facts are near; what they say, and since when, is in our own tables.
 * - What was to come is asked about in one answered turn.
 */
import { within } from '@/lib/kit/deadline';
import type { JobScope } from '@/lib/kit/scope';
import type { CountTokens } from '@/lib/language/tokens/ports';
import { AGENT_READ_TIMEOUT_MS, EMBED_TIMEOUT_MS, RECALL_CANDIDATES } from '../constants';
import { dayOf } from '../learning/dates/rules';
import type { Embedder, MemoryAgents } from '../ports';
import { wantedIn } from '../terms/rules';
import { cosine } from '../text/rules';
import { type Known, knownOf, vectorsOf } from './known/service';
import type { Kept } from './known/store';
import { nearestOf } from './ranking/rules';
import { isProfile, memorySection } from './rules';
import * as store from './store';

export type RecallPorts = {
  memoryAgents?: MemoryAgents | undefined;
  embed?: Embedder | undefined;
  /** Tokens as the configured model counts them; an estimate where that is not known. */
  countTokens?: CountTokens | undefined;
};
type RecallScope = JobScope & RecallPorts;

/** How near in meaning facts are to a message, by their ids, 0 to 1; null where nothing says so. */
type Near = ReadonlyMap<string, number> | undefined;

/** Characters of a message that are looked at. */
const ASKED_MAX_CHARS = 600;

/** What another server, asked for meaning, says of the facts; nothing when it does not say it in time. */
async function askedFor(
  scope: RecallScope,
  what: string,
  ms: number,
  signal: AbortSignal,
  ask: (limited: AbortSignal) => Promise<Near>,
): Promise<Near> {
  try {
    return await within(ms, signal, ask);
  } catch (error) {
    scope.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, `recalled without ${what}`);
    return undefined;
  }
}

/** How near facts are to a message by meaning, where a memory server or a server of vectors is configured. */
async function nearInMeaning(
  scope: RecallScope,
  agentId: string,
  { elsewhere, lettaAgentId }: store.Remembered,
  known: Known,
  text: string,
  signal: AbortSignal,
): Promise<Near> {
  const { memoryAgents, embed } = scope;
  if (text === '') return undefined;
  if (elsewhere) {
    if (!memoryAgents) return undefined;
    return askedFor(scope, 'the memory server', AGENT_READ_TIMEOUT_MS, signal, async (limited) => {
      const ids = await memoryAgents.search(lettaAgentId, text, limited);
      return new Map(ids.map((id, at) => [id, 1 - at / ids.length]));
    });
  }
  if (!embed || known.index.facts.length <= 1) return undefined;
  return askedFor(scope, 'vectors', EMBED_TIMEOUT_MS, signal, async (limited) => {
    const [[asked = []], vectors] = await Promise.all([
      embed([text], limited),
      vectorsOf(scope.db, agentId, known),
    ]);
    return new Map([...vectors].map(([id, vector]) => [id, Math.max(0, cosine(asked, vector))]));
  });
}

/** What is to be asked about in this turn; null when nothing is, or another turn was first. */
async function claimDue(
  scope: RecallScope,
  { due }: store.Remembered,
  { index }: Known,
  turnId: string | null,
): Promise<Kept | null> {
  if (due === null || turnId === null || !(await store.claimFollowUp(scope.db, due, turnId))) return null;
  return index.facts.find((fact) => fact.id === due.id) ?? null;
}

/** What an agent knows, and of that what may matter for a message, the nearest first; null when the agent is gone. */
async function lookUp(scope: RecallScope, agentId: string, text: string, signal: AbortSignal) {
  const said = text.slice(0, ASKED_MAX_CHARS);
  const now = scope.now();
  const found = await store.recall(scope.db, agentId, dayOf(now));
  if (!found) return null;
  const known = await knownOf(scope.db, agentId, found.version);
  const near = await nearInMeaning(scope, agentId, found, known, said, signal);
  const facts = nearestOf(known.index, { wanted: wantedIn(said), near, now }, RECALL_CANDIDATES);
  return { found, known, facts };
}

/** The facts of an agent that may matter for a message, the nearest first. @throws what the database throws */
export async function nearestFacts(scope: RecallScope, agentId: string, text: string, signal: AbortSignal) {
  return (await lookUp(scope, agentId, text, signal))?.facts ?? [];
}

/**
 * The section of the prompt with what the companion remembers that may matter for a message; empty when that is nothing,
 * or when memory cannot be reached just now.
 * @param agentId of our own table, or null when this person has no memory here
 * @param text what the person wrote; empty for a welcome
 * @param signal ends what is asked of other servers
 * @param askInTurn the turn in which the companion may ask how something went; null where it should not
 */
export async function recallMemory(
  scope: RecallScope,
  agentId: string | null,
  text: string,
  signal: AbortSignal,
  askInTurn: string | null,
): Promise<string> {
  if (agentId === null) return '';
  try {
    const looked = await lookUp(scope, agentId, text, signal);
    if (!looked) return '';
    const { found, known, facts } = looked;
    const due = await claimDue(scope, found, known, askInTurn);
    const others = new Set([...known.index.facts.filter(isProfile), ...facts]);
    return memorySection(
      [...others].filter((fact) => fact.id !== due?.id),
      found.summary,
      { due, countTokens: scope.countTokens },
    );
  } catch (error) {
    scope.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'answered without memory');
    return '';
  }
}
