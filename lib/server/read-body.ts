import { AppError } from '@/lib/kit/app-error';
import { t } from '@/lib/kit/text';
import type { CallRequest } from './call';

type WithBody = Pick<CallRequest, 'header' | 'body'>;

/** Bytes. No call of the product needs more. */
const BODY_LIMIT = 64 * 1024;
const TOO_LARGE = 'The request is too large.';
/** Not when the backslash is escaped itself: that is the text of somebody who writes about NUL. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;

/** A browser that goes away in the middle of its request is no fault of ours. */
async function* readable(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    // Refused on the way here, with its own words.
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad_input', 'The request ended before it was complete.', { cause });
  }
}

/** @throws what `tooLarge` makes */
async function readBuffer(request: WithBody, limit: number, tooLarge: () => AppError): Promise<Buffer> {
  if (Number(request.header('content-length') ?? 0) > limit) throw tooLarge();
  if (request.body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readable(request.body)) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body as it came. @throws AppError `too_large` */
export const readText = async (request: WithBody): Promise<string> =>
  (await readBuffer(request, BODY_LIMIT, () => new AppError('too_large', TOO_LARGE))).toString('utf8');

const MB = 1024 * 1024;

/**
 * The file that is the body of a request.
 * @param expected how many bytes at most, and how its content type begins: one that no form of another site can send
 * @throws AppError `too_large`, `wrong_content_type`
 */
export async function readFile(
  request: WithBody,
  expected: { max: number; type: string },
): Promise<Uint8Array> {
  if (!request.header('content-type')?.toLowerCase().startsWith(expected.type))
    throw new AppError('wrong_content_type', 'Send the file itself, with its own content type.');
  const size = Math.floor(expected.max / MB);
  return readBuffer(
    request,
    expected.max,
    () => new AppError('too_large', t('This file is larger than {size} MB. Choose a smaller one.', { size })),
  );
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair: the first is refused, the second mended. */
function parseJson(text: string): unknown {
  if (ESCAPED_NUL.test(text)) throw new AppError('bad_input', 'Text may not contain NUL characters.');
  try {
    return ESCAPED_SURROGATE.test(text)
      ? JSON.parse(text, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value))
      : JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad_input', 'The request body is not valid JSON.', { cause });
  }
}

/**
 * The JSON body of a request; undefined when it has none.
 * @throws AppError `too_large`, `wrong_content_type`, `bad_input`
 */
export async function readBody(request: WithBody): Promise<unknown> {
  const text = await readText(request);
  if (text === '') return undefined;
  const type = request.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new AppError('wrong_content_type', 'Send the request as application/json.');
  return parseJson(text);
}
