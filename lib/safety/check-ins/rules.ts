import { z } from 'zod';
import { VERDICT_MAX_TOKENS } from '../judgement/constants';
import { readObject } from '../judgement/rules';
import { maskNumbers } from '../masking/rules';
import { escapeForPrompt } from '../plain/rules';
import type { Question } from '../ports';
import { CHECK_IN_FAULTS, CHECK_IN_FORMAT, CHECK_IN_SCHEMA } from './constants';
import { CHECK_IN_INSTRUCTIONS } from './copy';

const flag = z.union([z.boolean(), z.stringbool()]);
// Whatever is left out is no "no": without every one of them it is no verdict.
const verdict = z.looseObject({
  asks_about_it: flag,
  ...(Object.fromEntries(CHECK_IN_FAULTS.map((fault) => [fault, flag])) as Record<
    (typeof CHECK_IN_FAULTS)[number],
    typeof flag
  >),
});

/**
 * Whether a check-in may be sent, from what a judge wrote; null when that is no whole verdict. It has to say yes to one thing and no to all
 * others, so that whoever answers everything alike lets nothing through.
 */
export function readCheckInVerdict(answer: string): boolean | null {
  const said = readObject(answer, verdict);
  if (said === null) return null;
  return said.asks_about_it && CHECK_IN_FAULTS.every((fault) => !said[fault]);
}

/** What the judge of check-ins is asked. @param told what the person had told */
export const checkInQuestion = (told: string, message: string): Question<boolean> => ({
  messages: [
    { role: 'system', content: CHECK_IN_INSTRUCTIONS },
    {
      role: 'user',
      content: JSON.stringify({ told: maskNumbers(escapeForPrompt(told)), message: maskNumbers(message) }),
    },
  ],
  format: { name: CHECK_IN_FORMAT, schema: CHECK_IN_SCHEMA, maxTokens: VERDICT_MAX_TOKENS },
  read: readCheckInVerdict,
});
