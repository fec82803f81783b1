import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from '../../build/content-build.mjs';
import { exists, inProject, readJson } from '../../dev/project.mjs';

/** Nobody's own: every cache on the way may keep it, asks again after five minutes, and shows the old one meanwhile. */
const SHARED = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';
/** Its name changes with it. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** @typedef {{ headers: Record<string, string>, etag: string, bodies: Record<string, Buffer> }} Answer */

/**
 * Answers written pages and the files beside them from memory, without the way through Next. They are the same for
 * everybody: no cookie is set, and none is read.
 * @param {readonly (readonly [string, string])[]} securityHeaders
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean}
 *   false when Next has to answer
 */
export function contentPages(securityHeaders) {
  if (!exists(inProject(CONTENT_FOLDER, 'files.json'))) return () => false;
  /** @type {import('../../build/content-build.mjs').ContentFile[]} */
  const files = readJson(inProject(CONTENT_FOLDER, 'files.json'));
  const answers = new Map(files.map((file) => [file.path, answerOf(file, securityHeaders)]));
  return (request, response) => {
    const { method, url = '', headers } = request;
    const query = url.indexOf('?');
    const answer = answers.get(query < 0 ? url : url.slice(0, query));
    // A page that is opened from within the product asks Next for its data instead of its document.
    const wantsData = headers.rsc !== undefined || (query >= 0 && /[?&]_rsc=/.test(url));
    if (!answer || wantsData || (method !== 'GET' && method !== 'HEAD')) return false;
    send(answer, request, response);
    return true;
  };
}

/**
 * @param {import('../../build/content-build.mjs').ContentFile} file
 * @param {readonly (readonly [string, string])[]} securityHeaders
 * @returns {Answer}
 */
function answerOf({ path, file, type, etag, compressed, policy }, securityHeaders) {
  const read = (/** @type {string} */ ending) => readFileSync(inProject(CONTENT_FOLDER, `${file}${ending}`));
  /** @type {Record<string, string>} */
  const headers = {
    ...Object.fromEntries(policy ? securityHeaders : [['x-content-type-options', 'nosniff']]),
    ...(policy ? { 'content-security-policy': policy } : {}),
    'content-type': type,
    'cache-control': path.startsWith('/fonts/') ? FOR_EVER : SHARED,
    vary: policy ? 'accept-encoding, rsc' : 'accept-encoding',
    // Weak: the same page in whatever compression.
    etag: `W/${etag}`,
  };
  /** @type {Record<string, Buffer>} */
  const bodies = compressed ? { br: read('.br'), gzip: read('.gz'), '': read('') } : { '': read('') };
  return { headers, etag, bodies };
}

/**
 * @param {Answer} answer
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function send({ headers, etag, bodies }, { method, headers: asked }, response) {
  const own = { ...headers, 'x-request-id': randomUUID() };
  if (asked['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)) {
    response.writeHead(304, own).end();
    return;
  }
  const encoding = bestOf(bodies, asked['accept-encoding']?.toString() ?? '');
  const body = bodies[encoding] ?? Buffer.alloc(0);
  response.writeHead(200, {
    ...own,
    ...(encoding === '' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/**
 * The smallest form the client understands: '' is the plain one.
 * @param {Record<string, Buffer>} bodies
 * @param {string} accepted an Accept-Encoding header
 */
function bestOf(bodies, accepted) {
  const names = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return ['br', 'gzip'].find((name) => name in bodies && names.includes(name)) ?? '';
}
