import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '@/lib/account/deletion/service';
import { startSession } from '@/lib/chat/service';
import { sendMessage } from '@/lib/chat/turns/service';
import type { AppError } from '@/lib/kit/app-error';
import { member, operatorScope } from '@/tests/setup/operators';
import { chat, guest } from '@/tests/setup/people';
import type { TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { liftAgeHold, listAgeHolds } from '../age-holds/service';
import { getPerson } from '../people/service';
import { startDeletion, startExport } from '../requests/service';
import { liftSuspension, suspendPerson } from './service';

const database = serviceDatabase();
const safety = (over = {}) => operatorScope(database.db, 'safety', over);
const support = (over = {}) => operatorScope(database.db, 'support', over);
const stale = { now: () => new Date(Date.now() + 16 * 60_000) };
const idOf = (person: TestScope) => person.actor.userId ?? '';
const someEmail = () => `${randomUUID()}@example.com`;
const begin = (person: TestScope) =>
  startSession(person, { chatType: 'friendly' }).then(
    () => 'answered',
    (error: AppError) => error.fields?.held ?? error.code,
  );
async function linesAbout(id: string) {
  const { rows } = await database.sql.query(
    'SELECT action, reason, detail FROM audit_entries WHERE subject_id = $1 ORDER BY seq',
    [id],
  );
  return rows;
}

describe('an operator', () => {
  test('suspends a person and lifts it, with reasons in the log; twice at once is once', async () => {
    const person = await guest(database.db);
    const id = idOf(person);
    const wanted = { id, scope: 'person' as const, reason: 'Threats against a companion’s author', days: 7 };
    const { reference } = await suspendPerson(safety(), wanted);
    expect(await begin(person)).toBe('suspended');
    await expect(suspendPerson(safety(), wanted)).rejects.toMatchObject({ code: 'conflict' });
    expect((await getPerson(safety(), { id })).suspensions).toMatchObject([
      { reference, scope: 'person', reason: wanted.reason, endsAt: expect.any(String) },
    ]);
    const lifting = { id, reference, reason: 'It was somebody else' };
    await liftSuspension(safety(), lifting);
    expect(await begin(person)).toBe('answered');
    await expect(liftSuspension(safety(), lifting)).rejects.toMatchObject({ code: 'not_found' });
    expect(await linesAbout(id)).toMatchObject([
      { action: 'person.suspend', reason: wanted.reason, detail: expect.stringContaining(reference) },
      { action: 'person.look' },
      { action: 'person.lift', reason: lifting.reason },
    ]);
  });

  test('suspends one device of a person, and no device of somebody else', async () => {
    const person = await member(database.db, { email: someEmail() });
    const other = await member(database.db, { email: someEmail() });
    const device = { id: idOf(person), scope: 'device' as const, reason: 'A shared phone in a school' };
    const foreign = { ...device, sessionId: other.actor.sessionId ?? '' };
    await expect(suspendPerson(safety(), foreign)).rejects.toMatchObject({ code: 'not_found' });
    await suspendPerson(safety(), { ...device, sessionId: person.actor.sessionId ?? '' });
    expect([await begin(person), await begin(other)]).toEqual(['suspended', 'answered']);
  });

  test('lists who is held, also a browser without an account, and corrects that hold', async () => {
    const person = await guest(database.db);
    const sessionId = await chat(person);
    await sendMessage(person, { sessionId, sender: 'user', content: 'i am 15 years old' });
    const { ageHold } = await getPerson(support(), { id: idOf(person) });
    const held = async (state: 'all' | 'with' | 'without') =>
      (await listAgeHolds(support(), { state })).holds.find(({ reference }) => reference === ageHold);
    expect(await held('with')).toMatchObject({ userIds: [idOf(person)], browsers: 1, isErased: false });
    expect(await held('without')).toBeUndefined();
    await deleteAccount(person);
    expect(await held('with')).toBeUndefined();
    const alone = await held('without');
    expect(alone).toMatchObject({ userIds: [], heldAt: expect.any(String) });
    expect(alone?.browsers).toBeGreaterThan(0);
    const reason = 'Showed a driving licence';
    await liftAgeHold(support(), { reference: ageHold ?? '', reason });
    expect(await held('all')).toBeUndefined();
    const { rows } = await database.sql.query(
      `SELECT reason FROM audit_entries WHERE action = 'person.age_lift' AND subject_id = $1`,
      [ageHold],
    );
    expect(rows).toEqual([{ reason }]);
  });

  test('corrects an age hold, and says why', async () => {
    const person = await guest(database.db);
    const id = idOf(person);
    await sendMessage(person, {
      sessionId: await chat(person),
      sender: 'user',
      content: 'i am 15 years old',
    });
    const { ageHold } = await getPerson(support(), { id });
    const wanted = { reference: ageHold ?? '', reason: 'Showed a driving licence' };
    await liftAgeHold(support(), wanted);
    expect(await begin(person)).toBe('answered');
    await expect(liftAgeHold(support(), wanted)).rejects.toMatchObject({ code: 'not_found' });
    expect(await linesAbout(id)).toContainEqual(
      expect.objectContaining({ action: 'person.age_lift', reason: wanted.reason }),
    );
  });

  test('starts a download once, and deletes an account that was confirmed by its id', async () => {
    const person = await member(database.db, { email: someEmail() });
    const id = idOf(person);
    const asked = { id, reason: 'Asked by mail from the address of the account' };
    await startExport(support(), asked);
    await expect(startExport(support(), asked)).rejects.toMatchObject({ code: 'conflict' });
    expect((await getPerson(support(), { id })).exportStartedAt).not.toBeNull();
    await expect(startDeletion(support(), { ...asked, confirm: 'yes' })).rejects.toMatchObject({
      code: 'bad_input',
    });
    await startDeletion(support(), { ...asked, confirm: id });
    await expect(getPerson(support(), { id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(startDeletion(support(), { ...asked, confirm: id })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await linesAbout(id)).map(({ action }) => action)).toEqual([
      'person.export',
      'person.look',
      'person.delete',
    ]);
  });

  test('does none of it with a sign-in of more than 15 minutes ago', async () => {
    const id = idOf(await guest(database.db));
    const reason = 'Asked by mail';
    // What an operator of a moment ago looks like a quarter of an hour later.
    const late = { ...support(), ...stale };
    for (const deed of [
      suspendPerson(late, { id, scope: 'person', reason }),
      liftSuspension(late, { id, reference: 'SUS-AAAAAAAA', reason }),
      liftAgeHold(late, { reference: 'AGE-AAAAAAAA', reason }),
      startExport(late, { id, reason }),
      startDeletion(late, { id, reason, confirm: id }),
    ])
      await expect(deed).rejects.toMatchObject({ code: 'not_allowed', fields: { signIn: 'again' } });
    expect(await linesAbout(id)).toEqual([]);
  });
});

test('a look is one line in ten minutes for an operator, however often the screen asks', async () => {
  const id = idOf(await guest(database.db));
  const operator = support();
  await Promise.all([1, 2, 3].map(() => getPerson(operator, { id })));
  expect(await linesAbout(id)).toHaveLength(1);
  await getPerson(support(), { id });
  expect(await linesAbout(id)).toHaveLength(2);
  await getPerson({ ...operator, now: () => new Date(Date.now() + 11 * 60_000) }, { id });
  expect(await linesAbout(id)).toHaveLength(3);
});
