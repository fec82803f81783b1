import { isForbidden, isUnreachable } from '@/lib/kit/database-error';
import type { Runner } from '@/lib/kit/scope';
import { reasonOf } from './job-failure';
import { log } from './log';
import { onceAProcess } from './once-a-process';

/** ms until a queue that did not start is started again. */
const RETRY_MS = 30_000;
/** Minutes without a worker after which somebody has to look; workers report every half a minute. */
const WORKER_SILENT_MIN = 5;

const health = () => onceAProcess('job queue', (): { reason: string | null } => ({ reason: null }));

function reasonFor(error: unknown): string {
  if (isForbidden(error))
    return 'The job queue does not start: the database user may not use or make its tables; run `npm run migrate` and `npm run grants` as the owner.';
  if (isUnreachable(error)) return 'The job queue does not start: the database does not answer.';
  return `The job queue does not start: ${reasonOf(error)}.`;
}

/**
 * Starts the queue, again and again until it succeeds; every failure is logged, and `queueReasons` tells the last one.
 * @param retryMs ms between two attempts
 */
export async function keepTrying(start: () => Promise<unknown>, retryMs: number = RETRY_MS): Promise<void> {
  try {
    await start();
    if (health().reason !== null) log().info({}, 'the job queue runs now');
    health().reason = null;
  } catch (error) {
    health().reason = reasonFor(error);
    log().error({ reason: health().reason }, 'the job queue did not start');
    setTimeout(() => void keepTrying(start, retryMs), retryMs);
  }
}

/** pg-boss notes in its table of one row when a process last looked for scheduled jobs (12.38.0, dist/timekeeper.js). */
const LAST_LOOK = `SELECT coalesce(cron_on > now() - make_interval(mins => ${WORKER_SILENT_MIN}), false) AS alive FROM job_queue.version`;

async function isWorkerAlive(db: Runner): Promise<boolean> {
  try {
    const { rows } = await db.query(LAST_LOOK, []);
    return (rows as { alive: boolean }[])[0]?.alive ?? false;
  } catch (error) {
    log().warn({ reason: reasonOf(error) }, 'the job queue cannot be read');
    return false;
  }
}

/**
 * Why shared jobs are not done; empty while they are.
 * @param runsJobs whether this process does them; otherwise a worker has to
 */
export async function queueReasons(db: Runner, runsJobs: boolean): Promise<string[]> {
  const { reason } = health();
  if (reason !== null) return [reason];
  if (runsJobs || (await isWorkerAlive(db))) return [];
  return [`No worker has looked for jobs in ${WORKER_SILENT_MIN} minutes; start \`npm run worker\`.`];
}
