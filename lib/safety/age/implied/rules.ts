import type { Context } from '../context/rules';
import type { Tagged } from '../words/rules';
import { IS_ABOUT_MARRYING, KEPT_BY_PARENTS, NOT_A_PUPIL, THESE_DAYS, WAS, YOUTH } from './constants';

/** Whether a clause tells the life of somebody young, in a message that tells nothing of a grown one. */
export function impliesYouth({ words, tags }: Tagged, context: Context): boolean {
  if (context.isOfKids || context.isAdultLife || context.isMemory || context.isNotMeant) return false;
  if (
    words.length <= 6 &&
    tags.includes('YOU') &&
    !tags.some((tag) => tag === 'SELF' || tag === 'OWN' || tag === 'BE')
  )
    return false;
  const text = words.join(' ');
  if (IS_ABOUT_MARRYING.test(text)) return false;
  if (KEPT_BY_PARENTS.some((pattern) => pattern.test(text))) return true;
  if (tags.some((tag) => tag === 'KID' || tag === 'TEACH' || tag === 'LIKENESS' || tag === 'UNREAL'))
    return false;
  if (NOT_A_PUPIL.test(text) || (WAS.test(text) && !THESE_DAYS.test(text))) return false;
  return YOUTH.some((pattern) => pattern.test(text));
}
