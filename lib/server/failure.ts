import { isIP } from 'node:net';
import { maskNumbers } from '@/lib/safety/masking/rules';

/** Characters of a message that the log keeps. */
const MESSAGE_MAX = 200;
/** Frames of a stack that the log keeps. */
const FRAMES_MAX = 8;
/** Errors behind an error that the log keeps. */
const CAUSES_MAX = 5;

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

export type Failure = {
  name: string;
  /** Such as ECONNREFUSED, P2002 or 23505: what a program can tell apart. */
  code?: string;
  message: string;
  stack: string[] | undefined;
  /** What the error says it came from. */
  cause?: Failure;
};

/** A code has no place for what a person wrote. */
const CODE = /^[A-Z0-9_]{2,40}$/i;

function codeOf(error: Error): string | undefined {
  const code = 'code' in error ? String(error.code) : '';
  return CODE.test(code) ? code : undefined;
}

/**
 * What the log tells of an error: its name and code, its message without what may be a person's, where it was thrown, and the same of
 * what caused it, as far as five errors down: an error may name itself as its cause.
 */
export function describeFailure(error: unknown, depth = CAUSES_MAX): Failure {
  const known = error instanceof Error ? error : new Error(String(error));
  const { name, message, stack, cause } = known;
  const code = codeOf(known);
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name,
    ...(code === undefined ? {} : { code }),
    message: redact(message),
    stack: frames?.slice(0, FRAMES_MAX).map((line) => line.trim()),
    ...(cause === undefined || depth === 0 ? {} : { cause: describeFailure(cause, depth - 1) }),
  };
}

/** What programs tell failures apart by: its code, else the name of its class. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return codeOf(error) ?? error.name;
}
