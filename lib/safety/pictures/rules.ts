import { z } from 'zod';
import { VERDICT_MAX_TOKENS } from '../judgement/constants';
import { readObject } from '../judgement/rules';
import type { Moderation, Question } from '../ports';
import { PICTURE_FORMAT, PICTURE_PROBLEMS, PICTURE_SCHEMA, type PictureProblem } from './constants';
import { PICTURE_INSTRUCTIONS, PICTURE_QUESTION } from './copy';

const flag = z.union([z.boolean(), z.stringbool()]);
// Whatever is left out is no "no": without every one of them it is no verdict.
const verdict = z.looseObject({
  minor: flag,
  self_harm: flag,
  nudity: flag,
  document: flag,
  violence: flag,
});

/** What a judge saw, the worst first, from what it wrote; null when that is no whole verdict. */
export function readPictureVerdict(answer: string): PictureProblem[] | null {
  const said = readObject(answer, verdict);
  return said && PICTURE_PROBLEMS.filter((problem) => said[problem]);
}

/** What the judge of pictures is asked. @param picture a data URL */
export const pictureQuestion = (picture: string): Question<PictureProblem[]> => ({
  messages: [
    { role: 'system', content: PICTURE_INSTRUCTIONS },
    { role: 'user', content: PICTURE_QUESTION, picture },
  ],
  format: { name: PICTURE_FORMAT, schema: PICTURE_SCHEMA, maxTokens: VERDICT_MAX_TOKENS },
  read: readPictureVerdict,
});

/** The categories that are found in pictures; the others are judged in texts alone (https://platform.openai.com/docs/guides/moderation). */
const PROBLEM_OF: Readonly<Record<string, PictureProblem>> = {
  sexual: 'nudity',
  'sexual/minors': 'minor',
  'self-harm': 'self_harm',
  'self-harm/intent': 'self_harm',
  'self-harm/instructions': 'self_harm',
  violence: 'violence',
  'violence/graphic': 'violence',
};

/** What a moderation found, in the same words. */
export const problemsOf = ({ flagged }: Moderation): PictureProblem[] =>
  flagged.flatMap((category) => PROBLEM_OF[category] ?? []);
