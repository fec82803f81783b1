import { randomUUID } from 'node:crypto';
import type { Db } from '@/lib/kit/scope';
import { subjectOf } from '@/lib/memory/learning/merging/rules';
import { readAliases } from '@/lib/memory/learning/rules';
import { nearestFacts } from '@/lib/memory/recall/service';
import { TERMS_VERSION } from '@/lib/memory/terms/constants';
import { termsOf } from '@/lib/memory/terms/rules';
import { guest } from '@/tests/setup/people';
import type { TestScope } from '@/tests/setup/scope';
import { fillerFacts } from './filler';
import type { Asked, GivenFact } from './questions';

/** Facts of the person besides whom those of the file have to be found. */
export const MEMORY_FACTS = 2_000;
/** Places within which a fact counts as recalled. */
export const FIRST = 5;
const WARM_UP = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

export type Outcome = Asked & {
  /** From 1; null when it is not among those looked at. */ place: number | null;
  first: string;
  ms: number;
  /** ms of a statement that does nothing, asked at the same moment: no recall is faster. */
  floorMs: number;
};

/** Stores facts as learning stores them, told on days spread over two years. */
async function fillMemory(
  db: Db,
  person: TestScope,
  given: readonly GivenFact[],
): Promise<{ agentId: string; ids: Map<string, string> }> {
  const companion = await db.prisma.companion.findFirstOrThrow();
  const { id: agentId } = await db.prisma.lettaAgent.create({
    data: {
      userId: person.actor.userId ?? '',
      companionId: companion.id,
      chatType: 'friendly',
      lettaAgentId: `builtin:${randomUUID()}`,
    },
  });
  const ids = new Map(given.map((fact) => [fact.id, randomUUID()]));
  await db.prisma.memoryFact.createMany({
    data: given.map(({ id, kind, about, text, aliases }, at) => {
      const kept = readAliases(aliases, text);
      return {
        ...{ id: ids.get(id) ?? '', agentId, kind, text, aliases: kept, termsVersion: TERMS_VERSION },
        subject: subjectOf(text, about),
        words: termsOf([text, ...kept]),
        sourceSeqs: [],
        embedding: [],
        confirmedAt: new Date(person.now().getTime() - ((at * 37) % 730) * DAY_MS),
      };
    }),
  });
  return { agentId, ids };
}

/** Asks a memory of `MEMORY_FACTS` facts for each message, through the product's own recall. */
export async function measureRecall(
  db: Db,
  facts: readonly GivenFact[],
  asked: readonly Asked[],
): Promise<Outcome[]> {
  const person = await guest(db);
  const { agentId, ids } = await fillMemory(db, person, [
    ...facts,
    ...fillerFacts(MEMORY_FACTS - facts.length),
  ]);
  await db.prisma.$executeRawUnsafe('ANALYZE memory_facts');
  const find = (text: string) => nearestFacts(person, agentId, text, AbortSignal.timeout(60_000));
  for (const { text } of asked.slice(0, WARM_UP)) await find(text);
  const outcomes: Outcome[] = [];
  for (const one of asked) {
    const began = performance.now();
    const found = await find(one.text);
    const ms = performance.now() - began;
    const asking = performance.now();
    await db.query('SELECT 1', []);
    const floorMs = performance.now() - asking;
    const at = found.findIndex((fact) => fact.id === ids.get(one.factId));
    const first = found
      .slice(0, FIRST)
      .map((fact) => fact.text)
      .join(' | ');
    outcomes.push({ ...one, place: at < 0 ? null : at + 1, first, ms, floorMs });
  }
  return outcomes;
}

export const isRecalled = ({ place }: Outcome) => place !== null && place <= FIRST;

/** The time that a share of the messages stays below, in ms. */
export function timeOf(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** "p50 1.2 ms, p95 3.4 ms" */
export const timesShown = (times: readonly number[]): string =>
  `p50 ${timeOf(times, 0.5).toFixed(1)} ms, p95 ${timeOf(times, 0.95).toFixed(1)} ms`;
