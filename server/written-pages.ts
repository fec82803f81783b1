import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { writtenPagePolicy } from '@/lib/server/content-policy';
import { fileHeaders, writtenPageHeaders } from '@/lib/server/security-headers';
import { withCharset } from './charset';
import { pathOf } from './request-target';

/** Nothing of a person is in it: every cache on the way may keep it, asks again after five minutes, and shows the old one meanwhile. */
const SHARED = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';
/** Scripts and styles of the build, whose names change with them. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const OF_BUILD = '/_next/static/';

/** A file that build/content-build.mjs finished: its path, its name in the folder, `.br` and `.gz` beside it when `compressed`. */
type WrittenFile = { path: string; file: string; type: string; etag: string; compressed: boolean };
type Answer = { headers: Record<string, string>; etag: string; bodies: Record<string, Buffer> };

/** Answers a request for a written page; false when it is for something else. */
export type AnswerWrittenPage = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers written pages and the files beside them from memory. They are the same for everybody: no cookie is set, and
 * none is read.
 * @param folder where the build put them; without it there are none
 * @param appUrl the address people reach the product at
 */
export function writtenPages(folder: string, appUrl: string): AnswerWrittenPage {
  const list = path.join(folder, 'files.json');
  const files: WrittenFile[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const answers = new Map(files.map((file) => [file.path, answerOf(folder, file, appUrl)]));
  return (request, response) => {
    const { method, url = '', headers } = request;
    const answer = answers.get(pathOf(url));
    // A page that is opened from within the product asks Next for its data instead of its document.
    const wantsData = headers.rsc !== undefined || /[?&]_rsc=/.test(url);
    if (!answer || wantsData || (method !== 'GET' && method !== 'HEAD')) return false;
    send(answer, request, response);
    return true;
  };
}

function answerOf(
  folder: string,
  { path: route, file, type, etag, compressed }: WrittenFile,
  appUrl: string,
): Answer {
  const read = (ending: string) => readFileSync(path.join(folder, `${file}${ending}`));
  const plain = read('');
  const isPage = type.startsWith('text/html');
  const headers: Record<string, string> = {
    ...Object.fromEntries(isPage ? writtenPageHeaders(appUrl) : fileHeaders(appUrl)),
    ...(isPage ? { 'content-security-policy': writtenPagePolicy(plain.toString()) } : {}),
    'content-type': withCharset(type),
    'cache-control': route.startsWith(OF_BUILD) ? FOR_EVER : SHARED,
    vary: isPage ? 'accept-encoding, rsc' : 'accept-encoding',
    // Weak: the same page in every compression.
    etag: `W/${etag}`,
  };
  const bodies: Record<string, Buffer> = compressed
    ? { br: read('.br'), gzip: read('.gz'), '': plain }
    : { '': plain };
  return { headers, etag, bodies };
}

function send(answer: Answer, { method, headers: asked }: IncomingMessage, response: ServerResponse): void {
  const headers = { ...answer.headers, 'x-request-id': randomUUID() };
  if (asked['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === answer.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = bestEncoding(answer.bodies, asked['accept-encoding']?.toString() ?? '');
  const body = answer.bodies[encoding] ?? Buffer.alloc(0);
  response.writeHead(200, {
    ...headers,
    ...(encoding === '' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/**
 * The smallest form the client understands: '' is the plain one.
 * @param accepted an Accept-Encoding header
 */
function bestEncoding(bodies: Record<string, Buffer>, accepted: string): string {
  const names = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return ['br', 'gzip'].find((name) => name in bodies && names.includes(name)) ?? '';
}
