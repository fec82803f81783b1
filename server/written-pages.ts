import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writtenPagePolicy } from '@/lib/server/content-policy';
import { once } from '@/lib/server/once';
import { fileHeaders, writtenPageHeaders } from '@/lib/server/security-headers';
import { withCharset } from './charset';
import { bestEncoding } from './encoding';
import { pathOf } from './request-target';

/** Nothing of a person is in it: every cache on the way may keep it, asks again after five minutes, and shows the old one meanwhile. */
const SHARED = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';
/** Scripts and styles of the build, whose names change with them. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const OF_BUILD = ['/_next/static/', '/reader/'];
/** Every address below is a written page's or none; then this page says so, in the language of the others. */
const HINDI = '/hi/';
const HINDI_LOST = '/hi/not-found';

/**
 * A file that build/content-build.mjs finished: its path, its name in the folder, `.br` and `.gz` beside it when `compressed`. An `addressed` one has
 * the address of the build where that of the product belongs.
 */
type WrittenFile = {
  path: string;
  file: string;
  type: string;
  etag: string;
  addressed: boolean;
  compressed: boolean;
};
type WrittenFiles = { address: string; files: WrittenFile[] };
/** What brings a body that is compressed. */
type Compressed = { br: () => Buffer | Promise<Buffer>; gzip: () => Buffer | Promise<Buffer> };
type Written = { etag: string; body: Buffer; compressed: Partial<Compressed> };
type Answer = Written & { headers: () => Record<string, string> };

/** Answers a request for a written page; undefined when it is for something else. */
export type AnswerWrittenPage = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | undefined;

/**
 * Answers written pages and the files beside them from memory. They are the same for everybody: no cookie is set, and
 * none is read. The app's router, which asks for data in place of a document, gets the document too, and opens it anew.
 * What the product's address has a page compressed and read again for (some 50 ms) is done for its first reader: all pages together would
 * have every start take four seconds longer on two cores, and most processes are asked for a few of them.
 * @param folder where the build put them; without it there are none
 * @param appUrl the address people reach the product at
 */
export function writtenPages(folder: string, appUrl: string): AnswerWrittenPage {
  const list = path.join(folder, 'files.json');
  const { address, files }: WrittenFiles = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : { address: '', files: [] };
  const { origin } = new URL(appUrl);
  const entries = files.map((file): [string, Answer] => {
    const from = path.join(folder, file.file);
    const written = file.addressed ? addressed(from, address, origin) : kept(from, file);
    return [file.path, { ...written, headers: once(() => headersOf(file, written, appUrl)) }];
  });
  const answers = new Map(entries);
  return (request, response) => {
    const { method, url = '' } = request;
    const path = pathOf(url);
    const found = path === HINDI_LOST ? undefined : answers.get(path);
    const answer = found ?? (path.startsWith(HINDI) ? answers.get(HINDI_LOST) : undefined);
    if (!answer || (method !== 'GET' && method !== 'HEAD')) return undefined;
    return send(answer, request, response, found ? 200 : 404);
  };
}

/** As the build made it. It is read now: another build may stand in its place later. */
function kept(file: string, { etag, compressed }: WrittenFile): Written {
  const read = (ending: string) => {
    const body = readFileSync(`${file}${ending}`);
    return () => body;
  };
  return {
    etag,
    body: readFileSync(file),
    compressed: compressed ? { br: read('.br'), gzip: read('.gz') } : {},
  };
}

/** With the product's address in place of the build's. */
function addressed(file: string, address: string, origin: string): Written {
  const body = Buffer.from(readFileSync(file, 'utf8').replaceAll(address, origin));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return {
    etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`,
    body,
    compressed: {
      br: once(() => promisify(brotliCompress)(body, { params })),
      gzip: once(() => promisify(gzip)(body, { level: 9 })),
    },
  };
}

function headersOf(
  { path: route, type }: WrittenFile,
  { etag, body }: Written,
  appUrl: string,
): Record<string, string> {
  const isPage = type.startsWith('text/html');
  return {
    ...Object.fromEntries(isPage ? writtenPageHeaders(appUrl) : fileHeaders(appUrl)),
    ...(isPage ? { 'content-security-policy': writtenPagePolicy(`${body}`) } : {}),
    'content-type': withCharset(type),
    'cache-control': OF_BUILD.some((folder) => route.startsWith(folder)) ? FOR_EVER : SHARED,
    vary: 'accept-encoding',
    // Weak: the same page in every compression.
    etag: `W/${etag}`,
  };
}

async function send(
  answer: Answer,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404,
): Promise<void> {
  const headers = { ...answer.headers(), 'x-request-id': randomUUID() };
  if (
    status === 200 &&
    asked['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === answer.etag)
  ) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = bestEncoding(answer.compressed, asked['accept-encoding']?.toString() ?? '');
  const body = encoding === '' ? answer.body : ((await answer.compressed[encoding]?.()) ?? answer.body);
  response.writeHead(status, {
    ...headers,
    ...(encoding === '' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(method === 'HEAD' ? undefined : body);
}
