import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUnreachable } from '@/lib/kit/database-error';
import { testDatabase } from '@/tests/setup/postgres';
import { type OpenDb, openDb } from './db';
import { placeOf, runAt } from './request-place';

/** Behind one address, as with a carrier; in another network there are even connections kept. */
const FLOOD = placeOf('198.18.60.10', null);
const PERSON = placeOf('198.18.60.10', 'session of a person');
const ELSEWHERE = placeOf('2001:db8:2:1::1', null);
const HOLD_MS = 40;

let url = '';
let db: OpenDb;
beforeAll(async () => {
  ({ url } = await testDatabase());
  db = openDb(url);
});
afterAll(() => db.close());

const hold = (tx: Pick<OpenDb, 'query'>) => tx.query(`SELECT pg_sleep(${HOLD_MS / 1000})::text`, []);

test('two hundred transactions of one network do not keep a person waiting, and the network is told to wait', async () => {
  const flood = Array.from({ length: 220 }, () => runAt(FLOOD, () => db.transaction(hold)));
  // A first connection takes longest, and each statement below would wait for one.
  await flood[0];
  expect(db.isCrowded(FLOOD.neighbourhood)).toBe(true);
  expect(db.isCrowded(ELSEWHERE.neighbourhood)).toBe(false);
  let ended = 0;
  for (const one of flood) void one.then(() => ++ended);
  for (let count = 0; count < 5; count += 1) await runAt(PERSON, () => db.query('SELECT 1', []));
  await runAt(PERSON, () => db.prisma.companion.count());
  await runAt(PERSON, () => db.transaction((tx) => tx.query('SELECT 1', [])));
  expect(ended).toBeLessThan(flood.length / 2);
  await Promise.all(flood);
  expect(db.isCrowded(FLOOD.neighbourhood)).toBe(false);
});

test('the place of a request is known in all that its work begins', async () => {
  const waits = await runAt(PERSON, async () => {
    await Promise.all([db.query('SELECT 1', []), db.prisma.user.count()]);
    return Promise.all(Array.from({ length: 40 }, () => db.transaction(hold)));
  });
  expect(waits).toHaveLength(40);
});

test('who waits too long for a turn learns that the database cannot be reached', async () => {
  const impatient = openDb(url, 1_500);
  const long = Array.from({ length: 12 }, (_, at) =>
    runAt(placeOf(`198.18.${at}.1`, null), () => impatient.query('SELECT pg_sleep(4)::text', [])),
  );
  const failure = await runAt(PERSON, () => impatient.query('SELECT 1', [])).catch((error: unknown) => error);
  expect(isUnreachable(failure)).toBe(true);
  await Promise.all(long);
  await runAt(PERSON, () => impatient.query('SELECT 1', []));
  await impatient.close();
});
