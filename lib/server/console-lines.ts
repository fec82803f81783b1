import { format } from 'node:util';
import { describeFailure, redact } from './failure';
import { log } from './log';

/** What libraries colour their words with in a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
const COLOURS = /\u001b\[[\d;]*m/g;

/**
 * Makes what Next and other libraries print as errors and warnings lines of the log: they print stacks over many lines, and messages
 * with whatever was in them. For a server in production; in development people read the console.
 */
export function takeConsole(): void {
  const lineOf =
    (level: 'error' | 'warn') =>
    (...printed: unknown[]): void => {
      const error = printed.find((part) => part instanceof Error);
      const words = printed.filter((part) => part !== error);
      const text = redact(
        format(...words)
          .replaceAll(COLOURS, '')
          .trim(),
      );
      // Next prints an empty line before some of its own.
      if (error === undefined && text === '') return;
      log()[level]({ printed: text || undefined, ...(error ? describeFailure(error) : {}) }, 'printed');
    };
  console.error = lineOf('error');
  console.warn = lineOf('warn');
}
