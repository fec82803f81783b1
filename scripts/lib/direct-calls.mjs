/** Calls that the product announced: route → call. lib/server/call.ts writes it. */
const CALLS = Symbol.for('saathi.calls');

/** @typedef {import('../../lib/server/call').Call} Call */

/**
 * The call a request is for, when the product has announced it and its path has no parameters; Next serves the rest.
 * @param {import('node:http').IncomingMessage} request
 */
function announcedCall({ method, url = '' }) {
  const query = url.indexOf('?');
  const announced = /** @type {Record<symbol, Map<string, Call> | undefined>} */ (globalThis)[CALLS];
  return announced?.get(`${method} ${query < 0 ? url : url.slice(0, query)}`);
}

/**
 * Answers a request without the way through Next; false when Next has to.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export async function answerDirectly(request, response) {
  const call = announcedCall(request);
  if (!call) return false;
  const answer = await call(
    {
      method: request.method ?? '',
      url: request.url ?? '',
      header: (name) => request.headers[name]?.toString() ?? null,
      // Not destroyed when reading stops early: a refusal must still reach the client on this connection.
      body: request.method === 'GET' ? null : request.iterator({ destroyOnReturn: false }),
    },
    {},
  );
  response.writeHead(answer.status, {
    ...answer.headers,
    ...(answer.cookies?.length ? { 'set-cookie': [...answer.cookies] } : {}),
    'content-length': Buffer.byteLength(answer.body),
  });
  response.end(answer.body);
  return true;
}
