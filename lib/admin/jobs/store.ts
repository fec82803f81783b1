import type { Runner } from '@/lib/kit/scope';
import type { JobName } from './constants';

/** From now on a job is waited for, unless it was before. */
export async function expectJobs(db: Runner, names: readonly JobName[], now: Date): Promise<void> {
  await db.prisma.jobRun.createMany({
    data: names.map((name) => ({ name, expectedFrom: now })),
    skipDuplicates: true,
  });
}

type Ok = { lastOkAt: Date; lastCount: number; lastTookMs: number };
type Failed = { lastFailedAt: Date; lastError: string };

/** Writes down how a job went. */
export async function noteRun(db: Runner, name: JobName, run: Ok | Failed): Promise<void> {
  const expectedFrom = 'lastOkAt' in run ? run.lastOkAt : run.lastFailedAt;
  await db.prisma.jobRun.upsert({ where: { name }, create: { name, expectedFrom, ...run }, update: run });
}

export function listRuns(db: Runner) {
  return db.prisma.jobRun.findMany();
}

export function findRun(db: Runner, name: JobName) {
  return db.prisma.jobRun.findUnique({ where: { name } });
}

/** Whether pg-boss has its tables; without them there is no queue yet. */
async function hasQueue(db: Runner): Promise<boolean> {
  const { rows } = await db.query("SELECT to_regclass('job_queue.job') IS NOT NULL AS there", []);
  return (rows as { there: boolean }[])[0]?.there ?? false;
}

/** What is due and not done, in the tables of pg-boss (12.38.0, dist/plans.js). */
const WAITING = `SELECT name, count(*)::int AS depth, min(start_after) AS "oldestAt" FROM job_queue.job
  WHERE name = ANY ($1) AND state IN ('created', 'retry', 'active') AND start_after <= now() GROUP BY name`;

/** What was given up. Of what a job has thrown pg-boss keeps all fields; no more than the name of the error is read. */
const GIVEN_UP = `SELECT name, id, coalesce(completed_on, created_on) AS at, coalesce(output->>'name', 'unknown') AS error
  FROM job_queue.job WHERE name = ANY ($1) AND state = 'failed' ORDER BY 3 DESC LIMIT $2`;

type Waiting = { name: string; depth: number; oldestAt: Date | null };
type GivenUp = { name: string; id: string; at: Date; error: string };

/** What waits in the queues of pg-boss, and what was given up there, the newest first. */
export async function listQueues(
  db: Runner,
  names: readonly string[],
  failures: number,
): Promise<{ waiting: Waiting[]; givenUp: GivenUp[] }> {
  if (!(await hasQueue(db))) return { waiting: [], givenUp: [] };
  const [waiting, givenUp] = await Promise.all([
    db.query(WAITING, [names]),
    db.query(GIVEN_UP, [names, failures]),
  ]);
  return { waiting: waiting.rows as Waiting[], givenUp: givenUp.rows as GivenUp[] };
}

/** As pg-boss itself does it (12.38.0, dist/plans.js, `retryJobs`). */
const RETRY = `UPDATE job_queue.job SET state = 'retry', retry_limit = retry_limit + 1, completed_on = NULL,
  start_after = greatest(start_after, now())
  WHERE name = $1 AND id = $2 AND state = 'failed' RETURNING 1`;

/** Has a job of pg-boss done again; false when none of that id has failed. */
export async function retryJob(tx: Runner, name: string, id: string): Promise<boolean> {
  if (!(await hasQueue(tx))) return false;
  const { rows } = await tx.query(RETRY, [name, id]);
  return rows.length === 1;
}
