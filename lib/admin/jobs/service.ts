/*
 * Invariants:
 * - What is shown of a failure is its name: its words, and what the job was about, may name a person.
 * - Trying again is what the job itself would do, which is safe to do twice; it asks for no fresh sign-in, and leaves a line in the audit log.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { JobScope, OperatorScope, Runner } from '@/lib/kit/scope';
import { countMails, retryMail } from '@/lib/mail/service';
import { recordDeed } from '../audit/service';
import { countPosts, retryPost } from '../watch/delivery/service';
import { FAILURES_MAX, JOBS, type JobName, NOTE_EVERY_MS } from './constants';
import type { listJobs as listEndpoint, retryFailure as retryEndpoint } from './contract';
import { NOTHING_FAILED } from './copy';
import type { QueueReasons } from './ports';
import { failureName, reconcilerWarning, silentFor } from './rules';
import * as store from './store';

export { findRun } from './store';

const NAMES = Object.keys(JOBS) as JobName[];

type NoteScope = Pick<JobScope, 'db' | 'now'>;

/** From now on every job is waited for. Any number of processes may say so, again and again. */
export function expectJobs({ db, now }: NoteScope): Promise<void> {
  return store.expectJobs(db, NAMES, now());
}

const notedAt = new WeakMap<object, Map<JobName, number>>();

/** Whether a run that went well has to be written down: of a job that runs every second one a minute is. */
function isNoteDue(db: object, name: JobName, now: Date): boolean {
  const noted = notedAt.get(db) ?? new Map<JobName, number>();
  notedAt.set(db, noted);
  if (now.getTime() - (noted.get(name) ?? Number.NEGATIVE_INFINITY) < NOTE_EVERY_MS / 2) return false;
  noted.set(name, now.getTime());
  return true;
}

/**
 * Runs a job and writes down how it went.
 * @param work what it deals with, as a number
 * @throws whatever the work throws
 */
export async function noteRun(
  { db, now }: NoteScope,
  name: JobName,
  work: () => Promise<number>,
): Promise<number> {
  const started = now();
  try {
    const count = await work();
    const ended = now();
    const lastTookMs = ended.getTime() - started.getTime();
    if (isNoteDue(db, name, ended))
      await store.noteRun(db, name, { lastOkAt: ended, lastCount: count, lastTookMs });
    return count;
  } catch (error) {
    notedAt.get(db)?.delete(name);
    await store.noteRun(db, name, { lastFailedAt: now(), lastError: failureName(error) });
    throw error;
  }
}

/** What every page of the console says while the reconciler does not run; null while it does. */
export async function findWarning(db: Runner, now: Date): Promise<string | null> {
  return reconcilerWarning(await store.findRun(db, 'reconcile-payments'), now);
}

type Outbox = Awaited<ReturnType<typeof countMails>>;

const outbox = ({ waiting, oldestAt, failed }: Outbox) => ({
  depth: waiting,
  oldestAt,
  failures: failed.map(({ id, error, createdAt }) => ({ id, error: error ?? 'unknown', at: createdAt })),
});

/** Every background job with its last run, and every queue with what waits in it. */
export async function readRuns(db: Runner, now: Date) {
  const [runs, queues, mails, posts] = await Promise.all([
    store.listRuns(db),
    store.listQueues(db, NAMES, FAILURES_MAX),
    countMails(db, now, FAILURES_MAX),
    countPosts(db, FAILURES_MAX),
  ]);
  const runOf = new Map(runs.map((run) => [run.name, run]));
  const ofQueue = (name: JobName) => {
    const waiting = queues.waiting.find((one) => one.name === name);
    const failures = queues.givenUp.filter((one) => one.name === name);
    if (!waiting && failures.length === 0) return [];
    const { depth = 0, oldestAt = null } = waiting ?? {};
    return [{ name, title: JOBS[name].title, depth, oldestAt, failures }];
  };
  return {
    jobs: NAMES.map((name) => {
      const run = runOf.get(name);
      return {
        ...{ name, title: JOBS[name].title },
        isLate: run !== undefined && silentFor(run, now) >= JOBS[name].lateMs,
        lastOkAt: run?.lastOkAt ?? null,
        lastFailedAt: run?.lastFailedAt ?? null,
        lastError: run?.lastError ?? null,
        lastCount: run?.lastCount ?? 0,
        lastTookMs: run?.lastTookMs ?? 0,
      };
    }),
    queues: [
      { name: 'mail', title: 'Mails', ...outbox(mails) },
      { name: 'alerts', title: 'Alerts for the webhook', ...outbox(posts) },
      ...NAMES.flatMap(ofQueue),
    ],
  };
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** The same for operators, with why shared jobs are not done. */
export async function listJobs(
  scope: OperatorScope & { queueReasons: QueueReasons },
): Promise<Answer<typeof listEndpoint>> {
  const { db } = scope;
  const [{ jobs, queues }, reasons] = await Promise.all([readRuns(db, scope.now()), scope.queueReasons(db)]);
  return {
    jobs: jobs.map((job) => ({ ...job, lastOkAt: iso(job.lastOkAt), lastFailedAt: iso(job.lastFailedAt) })),
    queues: queues.map(({ oldestAt, failures, ...queue }) => ({
      ...queue,
      oldestAt: iso(oldestAt),
      failures: failures.map(({ id, error, at }) => ({ id, error, at: at.toISOString() })),
    })),
    reasons,
  };
}

/** Has something tried again that was given up. @throws AppError `conflict` when nothing of that id has failed */
export async function retryFailure(
  scope: OperatorScope,
  { queue, id }: Input<typeof retryEndpoint>,
): Promise<Answer<typeof retryEndpoint>> {
  await scope.db.transaction(async (tx) => {
    const isAgain =
      queue === 'mail'
        ? await retryMail(tx, id, scope.now())
        : queue === 'alerts'
          ? await retryPost(tx, id, scope.now())
          : await store.retryJob(tx, queue, id);
    if (!isAgain) throw new AppError('conflict', NOTHING_FAILED);
    await recordDeed(tx, scope, { action: 'job.retry', subject: { kind: 'job', id: `${queue} ${id}` } });
  });
  return { success: true };
}
