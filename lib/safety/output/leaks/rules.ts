import { memoized } from '@/lib/kit/cached';

/** Characters of a line of the prompt that a reply may not repeat in one piece. */
const LEAK_CHARS = 60;
/** Lines of a persona that are meant to be spoken: repeating them is no leak. */
const SPOKEN_LINES = /^(?:greeting|phrases):/;

const squeezed = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** A line of a prompt, as leaks are looked for in it; empty when the line may be repeated. Most lines come with every message. */
const readInstruction = memoized((line) => {
  const instruction = squeezed(line.replace(/[’‘]/g, "'").replace(/^\s*[-#*]\s*/, ''));
  return instruction.length < LEAK_CHARS || SPOKEN_LINES.test(instruction) ? '' : instruction;
}, 2_000);

function holdsPieceOf(words: string, instruction: string): boolean {
  for (let at = 0; at + LEAK_CHARS <= instruction.length; at += 20)
    if (words.includes(instruction.slice(at, at + LEAK_CHARS))) return true;
  return false;
}

/**
 * Whether a reply repeats a long piece of the prompt's instructions; what a person or companion is called does not count.
 * @param reply with straight apostrophes
 */
export function leaks(reply: string, prompt: string): boolean {
  const words = squeezed(reply);
  if (words.length < LEAK_CHARS) return false;
  // What leaks covers one of these whole, and hardly any line has one of them.
  const halves: string[] = [];
  for (let at = 0; at + LEAK_CHARS / 2 <= words.length; at += LEAK_CHARS / 2)
    halves.push(words.slice(at, at + LEAK_CHARS / 2));
  return prompt.split('\n').some((line) => {
    const instruction = readInstruction(line);
    return halves.some((half) => instruction.includes(half)) && holdsPieceOf(words, instruction);
  });
}
