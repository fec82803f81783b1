import type { JobScope } from '@/lib/kit/scope';
import { TERMS_VERSION } from '../terms/constants';
import { termsOf } from '../terms/rules';
import * as store from './renewal/store';

/** Facts that get new terms in one go. */
const BATCH = 200;

/**
 * Gives every fact the terms of this version's dictionary, so that older facts are found like new ones. Any number of processes
 * may do this at once.
 * @returns facts that got new terms
 */
export async function renewTerms(scope: JobScope): Promise<number> {
  for (let renewed = 0; ; ) {
    const facts = await store.findOldTerms(scope.db, TERMS_VERSION, BATCH);
    for (const fact of facts)
      await store.setTerms(scope.db, fact, termsOf([fact.text, ...fact.aliases]), TERMS_VERSION);
    renewed += facts.length;
    if (facts.length < BATCH) return renewed;
  }
}
