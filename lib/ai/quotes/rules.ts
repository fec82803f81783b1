import { maskNumbers } from '@/lib/safety/masking/rules';
import { escapeForPrompt } from '@/lib/safety/plain/rules';
import { oneLine } from '../prompts/rules';

/** The beginning of a message that another one answers. */
export type Quoted = { sender: string; content: string };

/** What a person wrote, with a line above it that says which message of the talk it answers. */
export function withQuote(words: string, quote: Quoted | undefined): string {
  if (!quote) return words;
  const whose = quote.sender === 'ai' ? 'your' : 'their own';
  const said = maskNumbers(oneLine(escapeForPrompt(quote.content), Number.POSITIVE_INFINITY));
  // A quote is cut: digits at its end may be half of a number, which nothing masks.
  return `[Answers ${whose} message “${said.replace(/[\s+().-]*\p{Nd}[\p{Nd}\s+().-]*$/u, '')}”]\n${words}`;
}
