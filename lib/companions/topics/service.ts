import type { JobScope } from '@/lib/kit/scope';
import { listPsychologists, type Profile } from '../catalogue/service';
import { LISTING_STEP } from '../constants';
import { hasExpertise } from './rules';

/**
 * The companions that have one of these subjects, in the order of the catalogue.
 * @returns as many as a page draws at first, and how many there are
 */
export async function listForTopic(
  scope: JobScope,
  expertise: readonly string[],
): Promise<{ found: number; cards: readonly Profile[] }> {
  const fitting = (await listPsychologists(scope)).filter((one) => hasExpertise(one, expertise));
  return { found: fitting.length, cards: fitting.slice(0, LISTING_STEP) };
}
