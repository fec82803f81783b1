import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeQueueTables } from '@/ops/commands/queue-tables.mjs';
import { operatorScope } from '@/tests/setup/operators';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { expectJobs, findWarning, listJobs, noteRun, retryFailure } from './service';

const database = serviceDatabase();
const query = async (text: string, values: unknown[] = []) => (await database.sql.query(text, values)).rows;
const support = (over = {}) => operatorScope(database.db, 'support', over);

beforeAll(() => makeQueueTables(database.sql));
beforeEach(async () => {
  for (const table of ['job_runs', 'mails', 'job_queue.job']) await query(`DELETE FROM ${table}`);
});

const jobOf = async (name: string, scope = support()) =>
  (await listJobs(scope)).jobs.find((job) => job.name === name);

test('a job is listed with how it went last, and a failure by its name alone', async () => {
  const scope = scopeOf(database.db);
  expect(await noteRun(scope, 'retention', async () => 7)).toBe(7);
  const fails = noteRun(scope, 'retention', () => Promise.reject(new TypeError('of asha@example.com')));
  await expect(fails).rejects.toThrow('asha');
  const job = await jobOf('retention');
  expect(job).toMatchObject({ lastCount: 7, lastError: 'TypeError', isLate: false });
  expect(JSON.stringify(await listJobs(support()))).not.toContain('asha');
});

test('the reconciler is late after 10 minutes without a run that went well, also when it never ran', async () => {
  const start = Date.now();
  const after = (minutes: number) => new Date(start + minutes * 60_000);
  const at = (minutes: number) => scopeOf(database.db, { now: () => after(minutes) });
  expect(await findWarning(database.db, after(60))).toBeNull();
  await expectJobs(at(0));
  await expectJobs(at(5));
  expect(await findWarning(database.db, after(9))).toBeNull();
  expect(await findWarning(database.db, after(11))).toContain('has not run for 11 minutes');
  await noteRun(at(11), 'reconcile-payments', async () => 0);
  expect(await findWarning(database.db, after(12))).toBeNull();
  const fails = noteRun(at(13), 'reconcile-payments', () => Promise.reject(new Error('down')));
  await expect(fails).rejects.toThrow('down');
  expect(await findWarning(database.db, after(22))).toContain('11 minutes');
  expect(await jobOf('reconcile-payments', support({ now: () => after(22) }))).toMatchObject({
    isLate: true,
  });
});

test('what waits and what was given up is counted, and tried again once', async () => {
  const [failed] = await query(
    `INSERT INTO job_queue.job (name, state, data, output, completed_on) VALUES
      ('send-refunds', 'failed', '{"person":"asha"}', '{"name":"TypeError","message":"of asha@example.com"}', now()) RETURNING id`,
  );
  await query(
    `INSERT INTO job_queue.job (name, state, start_after) VALUES ('reconcile-payments', 'created', now() - interval '3 minutes')`,
  );
  const [mail] = await query(
    `INSERT INTO mails (id, key, subject, text, state, error, created_at) VALUES (gen_random_uuid(), 'a', 's', 't', 'failed', '550', now()) RETURNING id`,
  );
  const scope = support();
  const { queues } = await listJobs(scope);
  expect(queues.find(({ name }) => name === 'send-refunds')).toMatchObject({
    failures: [{ id: failed.id, error: 'TypeError' }],
  });
  expect(queues.find(({ name }) => name === 'reconcile-payments')).toMatchObject({ depth: 1 });
  expect(queues.find(({ name }) => name === 'mail')).toMatchObject({
    depth: 0,
    failures: [{ error: '550' }],
  });
  expect(JSON.stringify(queues)).not.toContain('asha');
  for (const [queue, id] of [
    ['send-refunds', failed.id],
    ['mail', mail.id],
  ]) {
    const both = await Promise.allSettled([1, 2].map(() => retryFailure(scope, { queue, id })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  }
  expect(await query('SELECT state FROM mails')).toEqual([{ state: 'queued' }]);
  expect(await query(`SELECT state FROM job_queue.job WHERE name = 'send-refunds'`)).toEqual([
    { state: 'retry' },
  ]);
  const lines = await query(`SELECT 1 FROM audit_entries WHERE action = 'job.retry' AND operator = $1`, [
    scope.operator.email,
  ]);
  expect(lines).toHaveLength(2);
});
