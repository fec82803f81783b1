import { isIP } from 'node:net';
import { maskNumbers } from '@/lib/safety/masking/rules';

/** Characters of a message that the log keeps. */
const MESSAGE_MAX = 200;
/** Frames of a stack that the log keeps. */
const FRAMES_MAX = 8;

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** Nothing of ours that people read is as long as a key or a token. */
const TOKEN = /[\w-]{32,}/g;
/** What follows a question mark in an address may be anybody's. */
const QUERY = /(\/[^\s?]*)\?\S+/g;
const ADDRESS = /[\da-f:.]*[:.][\da-f:.]+/gi;

/** A message without what may be a person's: the first line only, because further lines of some errors quote what was being stored. */
export function redact(message: string): string {
  const line = message.split('\n')[0] ?? '';
  const bare = line
    .replace(UUID, '[id]')
    .replace(QUERY, '$1?[query]')
    .replace(ADDRESS, (text) => (isIP(text.replace(/:\d+$/, '')) || isIP(text) ? '[address]' : text))
    .replace(TOKEN, '[token]');
  return maskNumbers(bare).slice(0, MESSAGE_MAX);
}

export type Failure = { name: string; message: string; stack: string[] | undefined };

/** What the log tells of an error: its name, its message without what may be a person's, and where it was thrown. */
export function describeFailure(error: unknown): Failure {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, message: redact(message), stack: frames?.slice(0, FRAMES_MAX).map((line) => line.trim()) };
}
