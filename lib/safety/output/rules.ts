import { FORBIDDEN, type OutputRule } from './constants';

const RULES = Object.entries(FORBIDDEN) as [keyof typeof FORBIDDEN, readonly RegExp[]][];
/** Characters of a line of the prompt that a reply may not repeat in one piece. */
const LEAK_CHARS = 60;
/** Lines of a persona that are meant to be spoken: repeating them is no leak. */
const SPOKEN_LINES = /^(?:greeting|phrases):/;

const squeezed = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/**
 * Whether a prompt has a half of what would be a leak: a piece of `LEAK_CHARS` covers one of these whole. Cheap, and false
 * for nearly every reply; the prompt has thousands of characters.
 */
function mayLeak(words: string, prompt: string): boolean {
  const lower = prompt.toLowerCase();
  const text = /[^\S\n ]| {2}/.test(lower) ? lower.replace(/[^\S\n]+/g, ' ') : lower;
  for (let at = 0; at + LEAK_CHARS / 2 <= words.length; at += LEAK_CHARS / 2)
    if (text.includes(words.slice(at, at + LEAK_CHARS / 2))) return true;
  return false;
}

/** Whether a reply repeats a long piece of the prompt's instructions; what a person or companion is called does not count. */
function leaks(reply: string, prompt: string): boolean {
  const words = squeezed(reply);
  if (words.length < LEAK_CHARS || !mayLeak(words, prompt)) return false;
  return prompt.split('\n').some((line) => {
    const instruction = squeezed(line.replace(/^\s*[-#*]\s*/, ''));
    if (SPOKEN_LINES.test(instruction)) return false;
    for (let at = 0; at + LEAK_CHARS <= instruction.length; at += 20) {
      if (words.includes(instruction.slice(at, at + LEAK_CHARS))) return true;
    }
    return false;
  });
}

/**
 * The first rule a reply breaks, or null. Helplines are no prices, so numbers alone are fine.
 * @param prompt the instructions the model had
 */
export function findBrokenRule(reply: string, prompt: string): OutputRule | null {
  const plain = reply.replace(/[’‘]/g, "'");
  for (const [rule, phrases] of RULES) {
    if (phrases.some((phrase) => phrase.test(plain))) return rule;
  }
  return leaks(plain, prompt) ? 'prompt_leak' : null;
}
