import { randomUUID } from 'node:crypto';
import { db } from './db';
import { env } from './env';
import { log } from './log';

const MIGRATED = {
  name: 'health.migrated',
  text: 'SELECT count(*)::int AS unfinished FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL',
};

function answer(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Request-Id': randomUUID() },
  });
}

/** The process answers; nothing else is asked. */
export function alive(): Response {
  return answer(200, { status: 'ok' });
}

/** The database answers and its migrations are finished; 503 otherwise. */
export async function ready(): Promise<Response> {
  try {
    const [row] = await db(env().DATABASE_URL).run<{ unfinished: number }>(MIGRATED, []);
    if (row?.unfinished === 0) return answer(200, { status: 'ready' });
    return answer(503, { error: 'A migration is not finished.' });
  } catch (error) {
    log().warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'not ready');
    return answer(503, { error: 'The database does not answer.' });
  }
}
