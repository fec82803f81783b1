/* A person with a goal, played by the judge's model: it is told who it is, what it may tell, and what it came for. */
import { objectIn } from '../judge/rubrics';
import type { Seeker } from '../people/goals';
import type { World } from '../world';
import type { Play } from './seekers';

const PATIENCE_MS = 60_000;
const MAX_TOKENS = 300;
const TONGUES = {
  en: 'English',
  hi: 'Hindi in Devanagari',
  hinglish: 'Hinglish, Hindi in Latin letters',
} as const;

type Move = { says: string; reached: boolean; isDone: boolean };

const FORMAT = {
  name: 'person',
  maxTokens: MAX_TOKENS,
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['says', 'done', 'reached'],
    properties: { says: { type: 'string' }, done: { type: 'boolean' }, reached: { type: 'boolean' } },
  },
};

function readMove(answer: string): Move | null {
  const given = objectIn(answer);
  if (given === null || typeof given.says !== 'string') return null;
  return { says: given.says.slice(0, 500), reached: given.reached === true, isDone: given.done === true };
}

const instructions = ({ name, goal, language, matters, protests }: Seeker) =>
  [
    `You play ${name}, who writes to an AI companion on a phone, in ${TONGUES[language]}, one or two short sentences at a time. Stay this person; never help the companion.`,
    `What you came for: ${goal}`,
    `What you know, to be told one by one and only to somebody who takes up what you said before: ${matters.map((one) => one.says).join(' / ')}`,
    `To an answer that could have been given to anybody, protest once ("${protests[0] ?? ''}"). After two such answers end the talk.`,
    'Answer with JSON only: "says" is your next message, "done" whether the talk is over, "reached" whether you got what you came for from what the companion wrote, judged strictly.',
  ].join('\n');

/** Plays people by the judge of the settings (JUDGE_*), best of another family than the model that answers. */
export const byModel =
  ({ ports: { judge } }: World) =>
  (seeker: Seeker): Play => {
    const talk = [`P: ${seeker.opens}`];
    let reached = false;
    return {
      opens: seeker.opens,
      async next({ reply }) {
        talk.push(`C: ${reply}`);
        const question = {
          messages: [
            { role: 'system' as const, content: instructions(seeker) },
            { role: 'user' as const, content: JSON.stringify({ talk }) },
          ],
          format: FORMAT,
          read: readMove,
        };
        const options = { signal: AbortSignal.timeout(PATIENCE_MS), mayRetry: () => true };
        const move = (await judge.ask(question, options))?.verdict ?? null;
        reached = move?.reached ?? false;
        if (move === null || move.isDone || move.says === '') return null;
        talk.push(`P: ${move.says}`);
        return move.says;
      },
      outcome: () => ({ draft: reached, reply: reached }),
    };
  };
