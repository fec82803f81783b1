/*
 * Invariants:
 * - What a process keeps of companions is as old as a second at most after a change, whoever made it: triggers of the database count.
 */
import { cachedPer } from '@/lib/kit/cached';
import type { JobScope } from '@/lib/kit/scope';
import { VERSION_KEPT_MS } from './constants';
import { findVersion } from './store';

const versionOf = cachedPer((db: JobScope['db'], _key: string) => findVersion(db), {
  ttlMs: VERSION_KEPT_MS,
  max: 1,
});

/** Counts up with every change of a companion; belongs into the key of whatever is kept of them. */
export const catalogueVersion = ({ db }: Pick<JobScope, 'db'>): Promise<string> => versionOf(db, '');
