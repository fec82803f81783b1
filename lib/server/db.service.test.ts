import { expect, test } from 'vitest';
import { freePort } from '@/dev/processes/ports.mjs';
import { isUnreachable } from '@/lib/kit/database-error';
import { openDb } from './db';

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
