import { factLine } from '@/lib/memory/recall/rules';
import { WORDS_MAX } from '../constants';
import { CHECK_IN_REQUEST } from './copy';

/** The last words of the request for a check-in, about one thing that was told. It opens no other part of the prompt. */
export const checkInRequest = (fact: { text: string; happensOn: string; confirmedAt: Date }): string =>
  CHECK_IN_REQUEST.replace('{words}', String(WORDS_MAX)).replace('{fact}', () => `- ${factLine(fact)}`);
