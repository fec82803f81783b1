// The floor under a page that is rendered on request: node:http and pg, nothing else. For every request it runs the statements
// that the product ran for the same view, with the same values, and sends the bytes that the product sent. It checks nothing.
import http from 'node:http';
import pg from 'pg';

/** @typedef {{ path: string, statements: import('./record-statements.mjs').Statement[], type: string, body: string }} View */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });
/** Each text is one prepared statement, as in the product. @type {Map<string, string>} */
const names = new Map();
/** @type {Map<string, View>} */
let views = new Map();

/** @param {import('./record-statements.mjs').Statement} statement */
function run({ text, values }) {
  const name = names.get(text) ?? `bench.${names.size}`;
  names.set(text, name);
  return pool.query({ name, text, values });
}

const server = http.createServer(async (request, response) => {
  const view = views.get(request.url ?? '');
  let status = view ? 200 : 404;
  try {
    for (const statement of view?.statements ?? []) await run(statement);
  } catch (error) {
    console.error(error);
    status = 500;
  }
  const body = view?.body ?? '';
  response.writeHead(status, {
    'content-type': view?.type ?? 'text/plain',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }));
process.on('message', (/** @type {any} */ message) => {
  if (!message.views) return;
  views = new Map(message.views.map((/** @type {View} */ view) => [view.path, view]));
  process.send?.({ ready: true });
});
process.once('SIGTERM', () => process.exit(0));
