import { expect, test } from 'vitest';
import { freePort } from '@/dev/processes/ports.mjs';
import { isUnreachable } from '@/lib/kit/database-error';
import { serviceDatabase } from '@/tests/setup/service-database';
import { openDb } from './db';

const database = serviceDatabase();

test('a database that nobody serves is told apart from a statement that is wrong', async () => {
  const url = `postgresql://nobody:nothing@127.0.0.1:${await freePort()}/none`;
  const db = openDb(url);
  const failure = await db.query('SELECT 1', []).catch((error: unknown) => error);
  const throughPrisma = await db.prisma.companion.count().catch((error: unknown) => error);
  await db.close();
  expect(isUnreachable(failure)).toBe(true);
  expect(isUnreachable(throughPrisma)).toBe(true);
  const ofAdapter = (originalCode: string) =>
    Object.assign(new Error('terminating connection due to administrator command'), {
      ...{ name: 'DriverAdapterError', cause: { kind: 'postgres', originalCode } },
    });
  expect(isUnreachable(ofAdapter('57P01'))).toBe(true);
  expect(isUnreachable(ofAdapter('23505'))).toBe(false);
  expect(isUnreachable(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
});

test('a statement that PostgreSQL refuses costs no connection', async () => {
  const [db, ask] = [database.db, 'SELECT pg_backend_pid() AS pid'];
  const before = await db.query(ask, []);
  const refused = await db.query('SELECT 1 / ($1::int)', [0]).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: '22012' });
  expect((await db.query(ask, [])).rows).toEqual(before.rows);
});

test('a statement after which the connection is gone costs the connection alone', async () => {
  const { db } = database;
  const ended = await db.query('SELECT pg_terminate_backend(pg_backend_pid())', []).catch((error) => error);
  expect(isUnreachable(ended)).toBe(true);
  expect((await db.query('SELECT 1 AS one', [])).rows).toEqual([{ one: 1 }]);
});

test('a connection plans what Prisma asks once, also in transactions', async () => {
  const planned = await database.db.transaction(async ({ prisma, query }) => {
    for (let times = 0; times < 3; times += 1) await prisma.companion.count({ where: { revision: 1 } });
    return query(
      'SELECT (generic_plans + custom_plans)::int AS times FROM pg_prepared_statements WHERE statement LIKE $1',
      ['%COUNT(*)%"companions"%'],
    );
  });
  expect(planned.rows).toEqual([{ times: 3 }]);
});
