/*
 * Invariants:
 * - A visit is one more in a number of a day; who it was is neither stored nor asked.
 * - Nobody waits for the counting: a process gathers for some seconds and writes in one statement. One that is killed loses those.
 */
import { indiaDay } from '@/lib/kit/india-time';
import type { JobScope, Runner } from '@/lib/kit/scope';
import { type Visit, WRITE_EVERY_MS } from './constants';
import { addVisits } from './store';

type VisitScope = Pick<JobScope, 'db' | 'log' | 'now'>;

/** What this process has counted and not written: visits by day and name. */
type Gathered = { counts: Map<string, number>; timer: NodeJS.Timeout | null };

const gatheredOf = new WeakMap<Runner, Gathered>();

function gathered(db: Runner): Gathered {
  const found = gatheredOf.get(db) ?? { counts: new Map(), timer: null };
  gatheredOf.set(db, found);
  return found;
}

const add = (counts: Map<string, number>, key: string, times: number) =>
  counts.set(key, (counts.get(key) ?? 0) + times);

/** Counts something that happens now. It is written within some seconds. */
export function countVisit(scope: VisitScope, visit: Visit): void {
  const found = gathered(scope.db);
  add(found.counts, `${indiaDay(scope.now())} ${visit}`, 1);
  if (found.timer !== null) return;
  found.timer = setTimeout(() => {
    found.timer = null;
    void writeVisits(scope);
  }, WRITE_EVERY_MS);
  // A process that is done does not stay for it.
  found.timer.unref();
}

/** Writes what this process has counted. What cannot be written is kept for the next time. Never throws. */
export async function writeVisits({ db, log }: Pick<VisitScope, 'db' | 'log'>): Promise<void> {
  const found = gathered(db);
  const taken = [...found.counts];
  if (taken.length === 0) return;
  found.counts.clear();
  const counted = taken.map(([key, value]) => {
    const [day = '', name = ''] = key.split(' ');
    return { day, name, value };
  });
  try {
    await addVisits(db, counted);
  } catch (error) {
    for (const [key, times] of taken) add(found.counts, key, times);
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'visits not written');
  }
}
