import { beforeAll, expect, test, vi } from 'vitest';
import { makeQueueTables } from '@/ops/commands/queue-tables.mjs';
import { serviceDatabase } from '@/tests/setup/service-database';
import { keepTrying, queueReasons } from './queue-health';

/** What was logged: the level and the fields. */
const logged = vi.hoisted((): [string, object][] => []);
vi.mock('./log', () => {
  const keep = (level: string) => (fields: object) => logged.push([level, fields]);
  return { log: () => ({ info: keep('info'), warn: keep('warn'), error: keep('error') }) };
});

const database = serviceDatabase();
beforeAll(async () => {
  await database.sql.query('DROP SCHEMA IF EXISTS job_queue CASCADE');
});

test('a queue that may not start says why, is started again, and is well when it runs', async () => {
  let fix: () => void = () => undefined;
  const fixed = new Promise<void>((resolve) => {
    fix = resolve;
  });
  let attempts = 0;
  const start = async () => {
    attempts += 1;
    if (attempts > 1) await fixed;
    if (attempts < 3) throw Object.assign(new Error('permission denied for database'), { code: '42501' });
  };
  await keepTrying(start, 1);
  expect(await queueReasons(database.db, true)).toEqual([expect.stringContaining('run `npm run migrate`')]);
  fix();
  await vi.waitFor(async () => expect(await queueReasons(database.db, true)).toEqual([]));
  expect(logged.filter(([level]) => level === 'error')).toHaveLength(2);
  expect(logged.at(-1)?.[0]).toBe('info');
});

test('a web process without jobs tells when no worker does them', async () => {
  const reasons = () => queueReasons(database.db, false);
  expect(await reasons()).toEqual([expect.stringContaining('npm run worker')]);
  await makeQueueTables(database.sql);
  expect(await reasons()).toHaveLength(1);
  await database.sql.query('UPDATE job_queue.version SET cron_on = now()');
  expect(await reasons()).toEqual([]);
  await database.sql.query(`UPDATE job_queue.version SET cron_on = now() - interval '6 minutes'`);
  expect(await reasons()).toHaveLength(1);
});
