/*
 * Invariants:
 * - What a process holds of a memory is used only while the database says that nothing of it was written or deleted since.
 * - A process holds at most `HELD_FACTS_MAX` facts (about 50 MB) and `HELD_VECTORS_MAX` vectors, those used last, and nothing that was not used
 *   for `HELD_MS`.
 */
import type { Db } from '@/lib/kit/scope';
import { type FactIndex, indexFacts } from '../ranking/rules';
import { HELD_FACTS_MAX, HELD_MS, HELD_VECTORS_MAX } from './constants';
import { findFacts, findVectors, type Kept } from './store';

export type Known = {
  version: string;
  index: FactIndex<Kept>;
  /** Of the facts that have one; loaded once a vector is compared. */
  vectors: Map<string, Float32Array>;
};

type Held = Known & { usedAt: number };

const helds = new WeakMap<Db, Map<string, Held>>();

function heldIn(db: Db): Map<string, Held> {
  const held = helds.get(db) ?? new Map<string, Held>();
  helds.set(db, held);
  return held;
}

/** Lets go of what was not used for long. The longest unused come first. */
function letGoOfUnused(held: Map<string, Held>, now: number): void {
  for (const [agentId, one] of held) {
    if (one.usedAt > now - HELD_MS) return;
    held.delete(agentId);
  }
}

/** Lets go of what is too much. */
function letGoOfMost(held: Map<string, Held>): void {
  const size = (of: (one: Held) => number) => [...held.values()].reduce((sum, one) => sum + of(one), 0);
  let facts = size((one) => one.index.facts.length);
  let vectors = size((one) => one.vectors.size);
  for (const [agentId, one] of held) {
    if (facts <= HELD_FACTS_MAX && vectors <= HELD_VECTORS_MAX) return;
    held.delete(agentId);
    facts -= one.index.facts.length;
    vectors -= one.vectors.size;
  }
}

function hold(db: Db, agentId: string, known: Known): Known {
  const held = heldIn(db);
  const usedAt = performance.now();
  held.delete(agentId);
  held.set(agentId, { ...known, usedAt });
  letGoOfUnused(held, usedAt);
  return known;
}

/** The vectors that are held of facts that still say the same. */
function vectorsStill(held: Known | undefined, facts: readonly Kept[]): Known['vectors'] {
  const told = new Map(held?.index.facts.map(({ id, text }) => [id, text]));
  const same = facts.filter(({ id, text }) => told.get(id) === text);
  const vectors: Known['vectors'] = new Map();
  for (const { id } of same) {
    const vector = held?.vectors.get(id);
    if (vector) vectors.set(id, vector);
  }
  return vectors;
}

/**
 * Every fact of an agent that is in force, ready to be looked through.
 * @param version what the database says of them now
 */
export async function knownOf(db: Db, agentId: string, version: string): Promise<Known> {
  const held = heldIn(db).get(agentId);
  if (held?.version === version) return hold(db, agentId, held);
  const { facts, version: found } = await findFacts(db, agentId);
  const known = { version: found, index: indexFacts(facts), vectors: vectorsStill(held, facts) };
  hold(db, agentId, known);
  letGoOfMost(heldIn(db));
  return known;
}

/** The vectors of all facts of an agent, an empty one where there is none; what is not held yet comes from the database. */
export async function vectorsOf(db: Db, agentId: string, known: Known): Promise<Known['vectors']> {
  const missing = known.index.facts.map(({ id }) => id).filter((id) => !known.vectors.has(id));
  if (missing.length === 0) return known.vectors;
  const found = await findVectors(db, missing);
  for (const id of missing) known.vectors.set(id, Float32Array.from(found.get(id) ?? []));
  hold(db, agentId, known);
  letGoOfMost(heldIn(db));
  return known.vectors;
}
