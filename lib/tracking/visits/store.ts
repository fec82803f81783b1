import type { Runner } from '@/lib/kit/scope';
import { addVisits as addVisitsQuery } from './add-visits.queries';

/** Visits of one kind on one day of India (YYYY-MM-DD). */
export type Counted = { day: string; name: string; value: number };

/** Adds to the numbers of their days. The rows are taken in one order, so that processes wait for each other and never for good. */
export async function addVisits(db: Runner, counted: readonly Counted[]): Promise<void> {
  await addVisitsQuery.run(
    {
      days: counted.map(({ day }) => day),
      names: counted.map(({ name }) => name),
      values: counted.map(({ value }) => value),
    },
    db,
  );
}
