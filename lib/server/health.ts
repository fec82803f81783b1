import { asRouteHandler } from './call';
import { countUnfinishedMigrations } from './count-unfinished-migrations.queries';
import { db } from './db';
import { env } from './env';
import { log } from './log';
import { replyReasons } from './model-health';
import { onceAProcess } from './once-a-process';
import { plainAnswer } from './plain-answer';
import { queueReasons } from './queue-health';
import { degradedReasons } from './safety-services';

/** The process answers; nothing else is asked. */
export const alive = asRouteHandler(async () => plainAnswer({ status: 200, body: { status: 'ok' } }));

const life = () => onceAProcess('life', () => ({ isEnding: false }));

/** From now on this process is not ready: it finishes what it has begun, and ends. */
export function announceEnd(): void {
  life().isEnding = true;
}

const unready = (reason: string) =>
  plainAnswer({ status: 503, body: { status: 'unavailable', reasons: [reason] } });

/** The database answers and its migrations are finished; 503 otherwise, and when the process is about to end. */
export const ready = asRouteHandler(async () => {
  if (life().isEnding) return unready('The process is about to end.');
  try {
    const [row] = await countUnfinishedMigrations.run(undefined, db(env()));
    if (row?.unfinished !== 0) return unready('A migration is not finished.');
  } catch (error) {
    log().warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'not ready');
    return unready('The database does not answer.');
  }
  const queue = await queueReasons(db(env()), env().JOBS === 'on');
  const reasons = [...degradedReasons(), ...replyReasons(), ...queue];
  const status = reasons.length > 0 ? 'degraded' : 'ok';
  return plainAnswer({ status: 200, body: { status, reasons } });
});
