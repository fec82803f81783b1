import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isUnreachable } from '@/lib/kit/database-error';
import { openDb } from '@/lib/server/db';
import { openDatabase } from '../setup/own-database';

const SIDE_BY_SIDE = 4;

test('a restart of the database: whatever fails meanwhile is known as "not reachable", and the pool works again by itself', async () => {
  const database = await openDatabase();
  const db = openDb(database.url);
  const failures: unknown[] = [];
  let isOver = false;
  let sinceStart = 0;
  const goOn = async (work: () => Promise<unknown>) => {
    while (!isOver) {
      await work().then(
        () => {
          sinceStart += 1;
        },
        (error: unknown) => failures.push(error),
      );
      await sleep(5);
    }
  };
  const works = [
    () => db.query('SELECT pg_sleep(0.05)::text', []),
    () => db.prisma.companion.count(),
    () =>
      db.transaction(async (tx) => {
        await tx.query('SELECT pg_sleep(0.03)::text', []);
        await tx.prisma.companion.count();
      }),
  ];
  try {
    const working = works.flatMap((work) => Array.from({ length: SIDE_BY_SIDE }, () => goOn(work)));
    await expect.poll(() => sinceStart).toBeGreaterThan(50);
    await database.stop();
    await database.start();
    sinceStart = 0;
    await expect.poll(() => sinceStart).toBeGreaterThan(50);
    isOver = true;
    await Promise.all(working);
  } finally {
    await db.close();
    await database.remove();
  }
  const unknown = failures.filter((error) => !isUnreachable(error));
  expect(unknown.map((error) => (error instanceof Error ? error.message : error))).toEqual([]);
  expect(failures.length).toBeGreaterThan(0);
});
