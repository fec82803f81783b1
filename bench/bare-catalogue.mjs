// The floor under the catalogue: node:http and pg, nothing else. Every request runs the product's own query for the
// companions and writes all of them as JSON. It knows nothing of reviews, chats or who is busy, and keeps nothing.
import http from 'node:http';
import pg from 'pg';
import { register } from 'tsx/esm/api';

register();
const { findCatalogue } = await import('../lib/companions/catalogue/store.ts');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });
const runner = {
  run: async ({ name, text }, values) => (await pool.query({ name, text, values })).rows,
};

const server = http.createServer(async (_, response) => {
  const rows = await findCatalogue(runner);
  const body = JSON.stringify(
    rows.map(({ unavailableUntil, maxSimultaneousChats, createdAt, ...shown }) => ({
      ...shown,
      isAvailable: unavailableUntil === null,
      minutesRemaining: 0,
    })),
  );
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }));
process.once('SIGTERM', () => process.exit(0));
