import { isCare, sentencesOf } from '../helplines/rules';
import { unify } from '../wording/rules';
import { ASKS_SECRETS } from './asking/constants';
import { claimsHuman, claimsLicence } from './claims/rules';
import type { OutputRule } from './constants';
import { leaks } from './leaks/rules';
import { commendsDeath } from './methods/rules';
import { isMinorSexual } from './minors/rules';
import { PHRASES, type Phrases } from './phrases/constants';

const RULES = Object.entries({ ...PHRASES, asks_secrets: ASKS_SECRETS }) as [OutputRule, Phrases][];

function breaks(sentence: string, { says, unless, mayBeAsked }: Phrases): boolean {
  if (mayBeAsked && sentence.includes('?')) return false;
  return says.some((one) => one.test(sentence)) && !unless?.test(sentence);
}

/**
 * The first rule that a reply breaks for certain, or null. What takes understanding is the judge's. Sentences that name a
 * helpline or ask after the person's safety break none.
 * @param prompt the instructions the model had
 * @param asked the person's last messages, oldest first
 */
export function findBrokenRule(
  reply: string,
  prompt: string,
  asked: readonly string[] = [],
): OutputRule | null {
  const said = sentencesOf(reply).filter((one) => !isCare(one));
  const sentences = said.map((one) => unify(one).trim());
  if (isMinorSexual(said.join(''), asked)) return 'minor_sexual';
  for (const [rule, phrases] of RULES) if (sentences.some((one) => breaks(one, phrases))) return rule;
  if (commendsDeath(sentences)) return 'methods';
  if (claimsHuman(sentences)) return 'claims_human';
  if (claimsLicence(sentences)) return 'claims_licence';
  return leaks(said.join('').replace(/[’‘]/g, "'"), prompt) ? 'prompt_leak' : null;
}
