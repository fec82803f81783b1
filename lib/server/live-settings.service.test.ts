import { afterEach, expect, test } from 'vitest';
import type { JobScope } from '@/lib/kit/scope';
import { CHANNEL } from '@/lib/settings/constants';
import type { Start } from '@/lib/settings/registry/constants';
import { readSettings, writeChange } from '@/lib/settings/service';
import { FREE_BUDGETS } from '@/lib/wallet/starters/constants';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { listen } from './database-notices';
import { openDb } from './db';
import { keepSettings, type Listen } from './live-settings';

const database = serviceDatabase();
const START: Start = {
  budgets: { repliesPerPerson: 500, tokens: 50_000_000, freeReplies: 10_000 },
  codesPerDay: 1_000,
  freeBudgets: FREE_BUDGETS,
};
/** ms in which every process has to know. */
const PROMISED_MS = 2_000;

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** What another process has: a pool of its own, and what its log says. */
function anotherProcess(hear: Listen | null) {
  const db = openDb(database.url);
  const errors: unknown[] = [];
  const log: JobScope['log'] = {
    ...scopeOf(db).log,
    error: (fields, event) => errors.push({ ...fields, event }),
  };
  const live = keepSettings({ db, log }, START, hear);
  ends.push(() => db.close(), live.stop);
  return { live, errors };
}

async function set(name: string, toValue: unknown) {
  const lines = (await readSettings(scopeOf(database.db), START)).lines;
  const last = lines.find((line) => line.name === name);
  const change = { name, seen: last?.seq ?? null, fromValue: last?.toValue ?? null, toValue };
  await database.db.transaction((tx) =>
    writeChange(tx, { ...change, changedBy: 'owner@example.com', reason: 'a test' }, new Date()),
  );
}

const hearing: Listen = (onNotice) => listen(database.url, CHANNEL, onNotice);

test('a change is known to every process in two seconds, whether or not it hears of it', async () => {
  const processes = [anotherProcess(hearing), anotherProcess(hearing), anotherProcess(null)];
  await Promise.all(processes.map(({ live }) => live.ready));
  expect(processes.map(({ live }) => live.current().values['budget.tokens'])).toEqual(
    Array(3).fill(50_000_000),
  );
  await set('budget.tokens', 7);
  const known = () => processes.map(({ live }) => live.current().values['budget.tokens']);
  await expect.poll(known, { timeout: PROMISED_MS, interval: 20 }).toEqual([7, 7, 7]);
  await set('budget.tokens', null);
  await expect.poll(known, { timeout: PROMISED_MS, interval: 20 }).toEqual(Array(3).fill(50_000_000));
});

test('a bad line stops nothing: the default counts, and it is logged', async () => {
  const { live, errors } = anotherProcess(null);
  await live.ready;
  await set('budget.repliesPerPerson', { nonsense: true });
  await set('limits.unpaidOrders', 9);
  await expect
    .poll(() => live.current().values['limits.unpaidOrders'], { timeout: PROMISED_MS, interval: 20 })
    .toBe(9);
  expect(live.current().values['budget.repliesPerPerson']).toBe(500);
  expect(errors).toContainEqual(expect.objectContaining({ name: 'budget.repliesPerPerson' }));
});

test('while the database is away what was known counts', async () => {
  const db = openDb(database.url, 200);
  const live = keepSettings({ db, log: scopeOf(db).log }, START, null);
  await live.ready;
  const before = live.current();
  await db.close();
  await live.stop();
  expect(live.current()).toEqual(before);
});
