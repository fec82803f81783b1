import type { World } from '../world';
import { type GateResult, resultsOf, type Tried } from './gates';
import { tryLongTalks } from './long-talks';
import { measureMemory } from './memory';
import { measureSeekers } from './seekers';
import { type Collect, measureTalks } from './talks';

export type QualityOptions = {
  /** Messages of each long talk. */
  turns: number;
  /** A long talk with each companion, not only with the first of each chat type; or with one alone. */
  cast: 'one' | 'leading' | 'everybody';
  /** Gets each answer of the plain talks, for a judge. */
  collect?: Collect;
};

/** Everything a model has to bring, and every case of it. */
export async function measureQuality(
  world: World,
  { turns, cast, collect = () => undefined }: QualityOptions,
): Promise<{ results: GateResult[]; tried: Tried[] }> {
  const tried = [
    ...(await measureTalks(world, collect)),
    ...(await measureMemory(world)),
    ...(await measureSeekers(world)),
    ...(await tryLongTalks(world, turns, cast)),
  ];
  return { results: resultsOf(tried), tried };
}
