import { daysBefore } from '@/lib/kit/moments';
import type { JobScope } from '@/lib/kit/scope';
import { KEPT, type Kept, type KeptKind } from './constants';
import { inWords } from './rules';
import { listLastRuns } from './store';

/** Days of the sums that an operator reads. */
const LATELY_DAYS = 30;

/** What an operator reads of one kind of data. */
export type RetentionLine = Pick<Kept, 'what' | 'from' | 'why' | 'by'> & {
  kind: KeptKind;
  /** "180 days"; "not kept" for what is not stored. */
  kept: string;
  /** When the nightly job looked last; null: never yet, or another job does it. */
  lastAt: Date | null;
  /** Rows or people of that run, and of the last 30 days. */
  lastCount: number;
  latelyCount: number;
  failed: boolean;
};

/** Every period with what the job did about it last. */
export async function listRetention({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<RetentionLine[]> {
  const runs = new Map(
    (await listLastRuns(db, daysBefore(now(), LATELY_DAYS))).map((run) => [run.kind, run]),
  );
  return Object.entries(KEPT).map(([kind, { what, from, why, by, after }]) => {
    const run = runs.get(kind);
    return {
      ...{ kind: kind as KeptKind, what, from, why, by },
      kept: after.map(inWords).join(', ') || 'not kept',
      lastAt: run?.createdAt ?? null,
      lastCount: run?.count ?? 0,
      latelyCount: run?.lately ?? 0,
      failed: run?.failed ?? false,
    };
  });
}
