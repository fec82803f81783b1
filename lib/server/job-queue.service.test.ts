import { beforeAll, expect, test, vi } from 'vitest';
import { makeQueueTables } from '@/ops/commands/queue-tables.mjs';
import { serviceDatabase } from '@/tests/setup/service-database';
import { SETTINGS } from '@/tests/setup/settings';
import { QUEUES } from './queues';

const HOURLY = [
  QUEUES.checkAudit,
  QUEUES.eraseMinors,
  QUEUES.fetchSettlements,
  QUEUES.forgetGrants,
  QUEUES.proveLedger,
];

const database = serviceDatabase();
let startQueue: typeof import('./job-queue').startQueue;
beforeAll(async () => {
  // The environment is read once by whoever is first in a process.
  vi.resetModules();
  const settings = { ...SETTINGS, LOG_LEVEL: 'silent', DATABASE_URL: database.url };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  await makeQueueTables(database.sql);
  ({ startQueue } = await import('./job-queue'));
});

/** Starts the queue of a process and ends it when it has looked. */
async function live<T>(look: () => Promise<T>): Promise<T> {
  const boss = await startQueue(() => new Promise(() => undefined));
  try {
    return await look();
  } finally {
    await boss.stop({ graceful: false });
  }
}

const sent = async (where: string) => {
  const { rows } = await database.sql.query(`SELECT name FROM job_queue.job WHERE ${where} ORDER BY name`);
  return rows.map(({ name }) => name as string);
};

test('a process that starts does what is done hourly, and a second one in the hour does not again', async () => {
  const atStart = () => sent("singleton_key = 'start'");
  expect(await live(atStart)).toEqual(HOURLY);
  expect(await live(atStart)).toEqual(HOURLY);
});

test('the night that no process saw is made good for, once', async () => {
  const nights = () => sent(`name = '${QUEUES.retention}'`);
  expect(await live(nights)).toEqual([]);
  await database.sql.query(
    `UPDATE job_queue.schedule SET created_on = created_on - interval '9 days';
     UPDATE job_queue.version SET cron_on = cron_on - interval '3 days'`,
  );
  await live(() => expect.poll(nights).toEqual([QUEUES.retention]));
});
