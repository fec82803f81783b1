import { asRouteHandler } from './call';
import { countUnfinishedMigrations } from './count-unfinished-migrations.queries';
import { db } from './db';
import { env } from './env';
import { log } from './log';
import { plainAnswer } from './plain-answer';

/** The process answers; nothing else is asked. */
export const alive = asRouteHandler(async () => plainAnswer({ status: 200, body: { status: 'ok' } }));

/** The database answers and its migrations are finished; 503 otherwise. */
export const ready = asRouteHandler(async () => {
  try {
    const [row] = await countUnfinishedMigrations.run(undefined, db(env().DATABASE_URL));
    if (row?.unfinished === 0) return plainAnswer({ status: 200, body: { status: 'ready' } });
    return plainAnswer({ status: 503, body: { error: 'A migration is not finished.' } });
  } catch (error) {
    log().warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'not ready');
    return plainAnswer({ status: 503, body: { error: 'The database does not answer.' } });
  }
});
