import { ADULT_AGE, AGE_MAX, AGE_MIN } from '../constants';
import type { Tag } from '../words/constants';
import type { Tagged } from '../words/rules';

const BORN = /\b(?:born in|born on|born|birth year|year of birth|yob|dob|paida|janam|janm|birth)\b|जन्म|पैदा/u;
const YEAR = /(?<![\p{N}_])(19[3-9]\d|20[0-4]\d)(?![\p{N}_])/u;

const has = ({ tags }: Tagged, ...some: readonly Tag[]) => tags.some((tag) => some.includes(tag));

/** "Born in 2011", "2011 me paida hua hu". @param year the year of today */
export function readBirth(tagged: Tagged, year: number): 'minor' | 'doubtful' | 'adult' | null {
  const text = tagged.words.join(' ');
  const found = BORN.test(text) ? YEAR.exec(text) : null;
  if (/\b(?:put|wrote|gave|entered|likha|dala|daal|bhara|fake|wrong|galat)\b/.test(text)) return null;
  if (!found || has(tagged, 'KID', 'OTHER', 'YOU')) return null;
  const age = year - Number(found[1]);
  if (age < AGE_MIN || age > AGE_MAX) return null;
  if (age > ADULT_AGE) return 'adult';
  return age < ADULT_AGE && (has(tagged, 'SELF', 'OWN', 'BE') || text.startsWith('born'))
    ? 'minor'
    : 'doubtful';
}
