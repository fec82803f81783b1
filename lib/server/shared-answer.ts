import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { z } from 'zod';
import type { CallAnswer } from './call';

const compress = promisify(gzip);
/** Bytes below which compressing gains nothing. */
const WORTH_COMPRESSING = 1_024;

type Written = { text: string; zipped: Promise<CallAnswer['body']> | undefined };

/** By the service's own object: as long as it hands out that one, everybody gets the same text. */
const written = new WeakMap<object, Written>();

function write(schema: z.ZodType, answer: unknown): Written {
  const known = typeof answer === 'object' && answer !== null ? written.get(answer) : undefined;
  if (known) return known;
  const made: Written = { text: JSON.stringify(schema.parse(answer)), zipped: undefined };
  if (typeof answer === 'object' && answer !== null) written.set(answer, made);
  return made;
}

/** The body of an answer that many callers share, checked against its schema, written and compressed once. */
export async function writeShared(
  schema: z.ZodType,
  answer: unknown,
  gzipAccepted: boolean,
): Promise<{ written: CallAnswer['body']; headers: Record<string, string> }> {
  const one = write(schema, answer);
  const headers = { vary: 'accept-encoding' };
  if (!gzipAccepted || one.text.length < WORTH_COMPRESSING) return { written: one.text, headers };
  one.zipped ??= compress(one.text).then((bytes) => new Uint8Array(bytes));
  return { written: await one.zipped, headers: { ...headers, 'content-encoding': 'gzip' } };
}
