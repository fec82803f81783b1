import { ADULT_AGE, AGE_MAX, AGE_MIN } from '../constants';
import type { Tag } from '../words/constants';
import type { Tagged } from '../words/rules';

const YEARS = '(?:19[3-9]\\d|20[0-4]\\d)';
const BORN =
  /\b(?:born in|born on|born|birth year|year of birth|yob|dob|paida|janam|janm|janmi|janma|birth)\b|जन्म|पैदा/u;
/** "Mera birthday 2010 ka hai", "2010 ki hu", "a 2010 kid". */
const OF_A_YEAR = new RegExp(
  `\\bbirthday\\b|paidaish|पैदाइश|पैदाईश|जन्मदिन|बर्थडे|\\b${YEARS} (?:ki|ka|ke|wala|wali) (?:\\p{L}+ )?(?:hu|hun|hoon)\\b|\\b${YEARS} (?:की|का) (?:हूं|हुं)|\\b${YEARS} (?:ki|ka|की|का)$|\\b(?:i am|main|mai) (?:a |an |from )?(?:\\p{L}+ )?${YEARS} (?:kid|baby|born|batch|model|girl|boy|wala|wali)\\b`,
  'u',
);
/** "My dob", "mera janm"; "my kid was born" is somebody else's. */
const OWN_BIRTH =
  /\b(?:my|mera|meri|mere) (?:\p{L}+ )?(?:birthday|bday|birth|dob|yob|janam|janm|paidaish)\b|(?:मेरा|मेरी|मेरे) (?:जन्म|पैदा|बर्थ)/u;
/** A paper that says when its owner was born: "aadhar me 2010 likha hai". */
const PAPER =
  /\b(?:aadhaa?r|adhaa?r|id(?: card)?|birth certificate|certificate|marksheet|passport)\b(?: card)?(?: \p{L}+){0,2}? (?:me|mein|pe|par|says|ke hisab se)\b|(?:आधार|पासपोर्ट)(?: कार्ड)? (?:में|पर)/u;
const YEAR = /(?<![\p{N}_])(19[3-9]\d|20[0-4]\d)(?![\p{N}_])/u;

const has = ({ tags }: Tagged, ...some: readonly Tag[]) => tags.some((tag) => some.includes(tag));

/** "Born in 2011", "2011 me paida hua hu", "2011 ki hu". @param year the year of today */
export function readBirth(tagged: Tagged, year: number): 'minor' | 'doubtful' | 'adult' | null {
  const text = tagged.words.join(' ');
  const found = YEAR.exec(text);
  if (!found || has(tagged, 'KID', 'OTHER', 'YOU')) return null;
  const age = year - Number(found[1]);
  if (age < AGE_MIN || age > AGE_MAX) return null;
  if (PAPER.test(text)) return age <= ADULT_AGE ? 'doubtful' : null;
  if (/\b(?:put|wrote|gave|entered|likha|dala|daal|bhara|fake|wrong|galat)\b/.test(text)) return null;
  const isBorn = BORN.test(text);
  if (!isBorn && (!OF_A_YEAR.test(text) || /\b(?:was|were|tha|thi|had)\b/.test(text))) return null;
  if (age > ADULT_AGE) return isBorn || has(tagged, 'SELF', 'OWN', 'BE') ? 'adult' : null;
  const isOwn = has(tagged, 'SELF', 'BE') || text.startsWith('born') || OWN_BIRTH.test(text);
  return age < ADULT_AGE && isOwn ? 'minor' : 'doubtful';
}
