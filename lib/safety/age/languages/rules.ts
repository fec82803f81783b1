import { ADULT_AGE, AGE_MAX, AGE_MIN } from '../constants';
import { SPOKEN_NUMBERS } from '../numbers/constants';
import { GROWN_LIFE, NOT_YET_EIGHTEEN, OWN_AGES, PUPIL, THEN } from './constants';

function ownAge(part: string): number | undefined {
  for (const pattern of OWN_AGES) {
    const said = pattern.exec(part)?.[1] ?? '';
    const age = /^\d/.test(said) ? Number(said) : SPOKEN_NUMBERS.get(said);
    if (age !== undefined && age >= AGE_MIN && age <= AGE_MAX) return age;
  }
  return undefined;
}

/** Reads an age in the languages of India beside Hindi, part by part. @param normalised a message in lower case and Latin digits */
export function readLanguages(normalised: string): ('minor' | 'doubtful' | 'adult')[] {
  const ages = normalised
    .split(/[.,;!?()\n।…]+/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => !THEN.test(part))
    .map(ownAge)
    .filter((age) => age !== undefined);
  if (ages.length > 0) return ages.map((age) => (age < ADULT_AGE ? 'minor' : 'adult'));
  if (NOT_YET_EIGHTEEN.test(normalised) && !GROWN_LIFE.test(normalised)) return ['doubtful'];
  const says = PUPIL.exec(normalised)?.[0] ?? '';
  const isPupil = says !== '' && !GROWN_LIFE.test(normalised) && !THEN.test(normalised);
  return isPupil ? ['doubtful'] : [];
}
