import { maskNumbers } from '@/lib/safety/masking/rules';
import { escapeForPrompt } from '@/lib/safety/plain/rules';
import { oneLine } from '../prompts/rules';

/**
 * The section of the prompt for a reply that is to be said differently; empty for every other one.
 * @param before the words of the reply that the person has read, which the talk no longer has
 */
export function rewordingSection(before: readonly string[] = []): string {
  if (before.length === 0) return '';
  const said = before.map(
    (one) => `“${maskNumbers(oneLine(escapeForPrompt(one), Number.POSITIVE_INFINITY))}”`,
  );
  return [
    '# Say it differently',
    `You have answered the message below before: ${said.join(' ')}`,
    'The person asks you to say it differently. Answer the message anew: other words, and another way into it. Keep what was kind or true in it, repeat none of its sentences, and do not mention that you answer twice.',
  ].join('\n');
}
