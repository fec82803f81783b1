import { readBirth } from './birth/rules';
import { clausesOf, normalise } from './clauses/rules';
import { readContext } from './context/rules';
import { hintsAtYouth } from './hints/rules';
import { impliesYouth } from './implied/rules';
import { readLanguages } from './languages/rules';
import { readMinority } from './minority/rules';
import { readSchool } from './school/rules';
import { readStatement } from './statements/rules';
import { tag } from './words/rules';

/** What a message says of its writer's age; `doubtful` is neither believed nor ignored but asked about. */
export type AgeReading = 'minor' | 'adult' | 'doubtful' | null;

/**
 * Reads an age as a statement: whose it is, of when, which number, and of what. docs/safety.md, "Age".
 * @param text a message of the writer
 * @param today what a year of birth is counted from
 */
export function readAge(text: string, today = new Date()): AgeReading {
  const normalised = normalise(text);
  const clauses = clausesOf(normalised);
  const tagged = clauses.map(tag);
  const context = readContext(normalised, tagged);
  const inClauses = clauses.flatMap((clause, place) => {
    const one = tagged[place] ?? tag(clause);
    return [
      ...readStatement(clause, one, tagged[place - 1], context),
      readSchool(clause, one, context),
      readMinority(one, context),
      readBirth(one, today.getFullYear()),
    ];
  });
  const readings = [...inClauses, ...readLanguages(normalised)];
  const adult = readings.includes('adult');
  const minor = readings.includes('minor') || (!adult && readings.includes('unless_grown'));
  if (minor) return adult ? 'doubtful' : 'minor';
  if (adult) return 'adult';
  const implied = tagged.some((clause) => impliesYouth(clause, context)) || hintsAtYouth(tagged, context);
  return implied || readings.includes('doubtful') ? 'doubtful' : null;
}
