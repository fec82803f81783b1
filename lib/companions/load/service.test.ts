import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { startSession } from '@/lib/chat/service';
import { sendMessage } from '@/lib/chat/turns/service';
import type { Db } from '@/lib/kit/scope';
import { gate } from '@/tests/setup/gate';
import { guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { getProfile } from '../catalogue/service';
import { TALKING_MS } from './constants';

const database = serviceDatabase();
const PLACES = 3;
let id: string;

beforeAll(async () => {
  id = randomUUID();
  await database.sql.query(
    `INSERT INTO companions (id, name, image_path, about_me, suitable_for_chat_types, max_simultaneous_chats)
     VALUES ($1, 'Crowded Charu', '/companions/isha-menon.svg', 'An AI.', '{psychologist}', $2)`,
    [id, PLACES],
  );
});

const start = (scope: TestScope) => startSession(scope, { chatType: 'psychologist', companionId: id });
const profile = (now = () => new Date()) => getProfile(scopeOf({ ...database.db }, { now }), { id });
const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => guest(database.db, { balance: 20 })));
const write = (scope: TestScope, sessionId: string) =>
  sendMessage(scope, { sessionId, sender: 'user', content: 'Suno', clientMessageId: randomUUID() });
const after = (ms: number) => () => new Date(Date.now() + ms);
const at = (scope: TestScope, ms: number): TestScope => ({ ...scope, now: after(ms) });
/** After each test, also one that failed, the companion is free again. */
afterEach(async () => {
  await database.sql.query('DELETE FROM chat_sessions WHERE companion_id = $1', [id]);
  await database.sql.query('UPDATE companions SET unavailable_until = NULL WHERE id = $1', [id]);
});

test('of twenty people at once for the last places exactly as many get in as there are', async () => {
  const crowd = await people(20);
  const outcomes = await Promise.allSettled(crowd.map(start));
  expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(PLACES);
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  for (const error of refused)
    expect(error).toMatchObject({
      code: 'conflict',
      fields: { minutesRemaining: 15, companionName: 'Crowded Charu', isInSession: true },
    });
  const { rows } = await database.sql.query(
    'SELECT count(*)::int AS made FROM chat_sessions WHERE companion_id = $1',
    [id],
  );
  expect(rows).toEqual([{ made: PLACES }]);
  expect(await profile()).toMatchObject({ isAvailable: false, minutesRemaining: 15, isInSession: true });
});

test('who asked first and gets in last is told the minutes from then, never more than there can be', async () => {
  const [asked, letIn] = [gate(), gate()];
  const [early] = await people(1);
  if (!early) throw new Error('nobody came');
  const db: Db = {
    ...early.db,
    async transaction(work) {
      asked.open();
      await letIn.opened;
      return early.db.transaction(work);
    },
  };
  const waiting = start({ ...early, db }).catch((error: unknown) => error);
  await asked.opened;
  for (const scope of await people(PLACES)) await start(scope);
  letIn.open();
  expect(await waiting).toMatchObject({ code: 'conflict', fields: { minutesRemaining: 15 } });
});

test('those who are in stay in and may start again, and a place becomes free when one goes quiet', async () => {
  const inside = await people(PLACES);
  const sessions = await Promise.all(inside.map(start));
  const [stranger] = await people(1);
  if (!stranger || !inside[0] || !sessions[0]) throw new Error('nobody came');
  await expect(start(stranger)).rejects.toMatchObject({ code: 'conflict' });
  await write(inside[0], sessions[0].id);
  // A second chat of somebody inside takes no further place.
  await start(inside[0]);
  await expect(start(stranger)).rejects.toMatchObject({ code: 'conflict' });

  const TEN_MINUTES = 10 * 60_000;
  expect((await profile(after(TEN_MINUTES))).minutesRemaining).toBe(5);
  await expect(start(at(stranger, TEN_MINUTES))).rejects.toMatchObject({ fields: { minutesRemaining: 5 } });
  // All but the one who wrote since then have gone quiet.
  await write(at(inside[0], TEN_MINUTES), sessions[0].id);
  expect(await profile(after(TALKING_MS + 5_000))).toMatchObject({ isAvailable: true, minutesRemaining: 0 });
  await start(at(stranger, TALKING_MS + 5_000));
});

test('without a chosen companion, nobody is led to a full one', async () => {
  for (const scope of await people(PLACES)) await start(scope);
  const [person] = await people(1);
  if (!person) throw new Error('nobody came');
  for (let chats = 0; chats < 14; chats += 1) {
    const { id: sessionId } = await startSession(person, { chatType: 'psychologist' });
    const { rows } = await database.sql.query('SELECT companion_id FROM chat_sessions WHERE id = $1', [
      sessionId,
    ]);
    expect(rows[0].companion_id).not.toBe(id);
  }
});

test('what an operator sets counts as well, whichever is longer', async () => {
  await database.sql.query(
    "UPDATE companions SET unavailable_until = now() + interval '90 minutes' WHERE id = $1",
    [id],
  );
  expect(await profile()).toMatchObject({ isAvailable: false, minutesRemaining: 90, isInSession: false });
  const [person] = await people(1);
  if (!person) throw new Error('nobody came');
  await expect(start(person)).rejects.toMatchObject({
    message: 'Crowded Charu is away for now and will be free in about 1h 30m.',
    fields: { minutesRemaining: 90, isInSession: false },
  });
  await database.sql.query('UPDATE companions SET unavailable_until = NULL WHERE id = $1', [id]);
  await start(person);
});

test('who has too few messages hears that a companion is busy before a recharge is asked for, whatever keeps it busy', async () => {
  for (const scope of await people(PLACES)) await start(scope);
  const poor = await guest(database.db, { balance: 5 });
  await expect(start(poor)).rejects.toMatchObject({ code: 'conflict', fields: { isInSession: true } });
  await database.sql.query('DELETE FROM chat_sessions WHERE companion_id = $1', [id]);
  await database.sql.query(
    "UPDATE companions SET unavailable_until = now() + interval '2 days' WHERE id = $1",
    [id],
  );
  await expect(start(poor)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Crowded Charu is away for now and will be free in about 2 days.',
  });
  await database.sql.query('UPDATE companions SET unavailable_until = NULL WHERE id = $1', [id]);
  await expect(start(poor)).rejects.toMatchObject({ code: 'payment_required' });
});
