import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import { chat, guest } from '@/tests/setup/people';
import { pgBouncerIsHere, startPgBouncer } from '@/tests/setup/pgbouncer';
import { serviceDatabase } from '@/tests/setup/service-database';
import { openDb } from './db';

/** ms that thirty people at once may wait for four connections on a busy machine. */
const PATIENCE_MS = 60_000;

const database = serviceDatabase();

describe.skipIf(!pgBouncerIsHere())('behind PgBouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  beforeAll(async () => {
    pooler = await startPgBouncer(database.url);
  });
  afterAll(() => pooler?.stop());

  test('generated statements, Prisma Client, transactions and their locks work on connections that change', async () => {
    const db = openDb(pooler.url, PATIENCE_MS, false);
    try {
      const people = await Promise.all(Array.from({ length: 30 }, () => guest(db)));
      const chats = await Promise.all(people.map((person) => chat(person)));
      expect(new Set(chats).size).toBe(30);
      let inside = 0;
      let most = 0;
      const locked = () =>
        db.transaction(async (tx) => {
          await lockUntilCommit(tx, 'limitMark', 'one at a time');
          inside += 1;
          most = Math.max(most, inside);
          await tx.query('SELECT pg_sleep(0.01)::text', []);
          inside -= 1;
        });
      await Promise.all(Array.from({ length: 12 }, locked));
      expect(most).toBe(1);
    } finally {
      await db.close();
    }
  });
});
