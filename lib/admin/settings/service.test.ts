import { expect, test } from 'vitest';
import { readSettings } from '@/lib/settings/service';
import { operatorScope } from '@/tests/setup/operators';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { changeSetting, listSettings, takeBack } from './service';

const database = serviceDatabase();
const owner = () => operatorScope(database.db, 'owner');
const WHY = 'Somebody attacks';

const one = async (name: string) => {
  const { settings, changes } = await listSettings(owner(), {});
  const setting = settings.find((each) => each.name === name);
  if (!setting) throw new Error(`There is no ${name}.`);
  return { ...setting, changes: changes.filter((each) => each.name === name) };
};
const counts = async () => (await readSettings(scopeOf(database.db), owner().settingsStart)).values;
const linesAbout = async (name: string) =>
  (
    await database.sql.query(
      'SELECT operator, action, reason, detail FROM audit_entries WHERE subject_id = $1 ORDER BY seq',
      [name],
    )
  ).rows;

test('a setting is changed, changed again, taken back and left to itself, each with a line that stays', async () => {
  const name = 'limits.unpaidOrders';
  const scope = owner();
  expect(await one(name)).toMatchObject({ value: 8, initial: 8, isSet: false, seen: null, changes: [] });
  await changeSetting(scope, { name, value: 3, seen: null, reason: WHY });
  const first = await one(name);
  expect(first).toMatchObject({ value: 3, initial: 8, isSet: true });
  await changeSetting(scope, { name, value: 5, seen: first.seen, reason: 'It is over' });
  const second = (await one(name)).changes[0];
  expect(second).toMatchObject({ from: '3', to: '5', by: scope.operator.email, reason: 'It is over' });
  await takeBack(scope, { seq: second?.seq ?? '', reason: 'It was not over' });
  expect((await counts())[name]).toBe(3);
  await changeSetting(scope, { name, value: null, seen: (await one(name)).seen, reason: 'Really over' });
  expect(await one(name)).toMatchObject({ value: 8, isSet: false });
  expect((await one(name)).changes.map(({ from, to }) => [from, to])).toEqual([
    ['3', 'as by itself'],
    ['5', '3'],
    ['3', '5'],
    ['as by itself', '3'],
  ]);
  expect((await linesAbout(name)).map(({ action, reason }) => [action, reason])).toEqual([
    ['setting.change', WHY],
    ['setting.change', 'It is over'],
    ['setting.back', 'It was not over'],
    ['setting.change', 'Really over'],
  ]);
  for (const statement of [
    "UPDATE setting_changes SET reason = ''",
    'DELETE FROM setting_changes',
    'TRUNCATE setting_changes',
  ])
    await expect(database.sql.query(statement)).rejects.toThrow('append-only');
});

test('of two who change the same setting at once one is told that the other did', async () => {
  const name = 'budget.codes';
  const results = await Promise.allSettled(
    [10, 20].map((value) => changeSetting(owner(), { name, value, seen: null, reason: WHY })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' });
  expect(await linesAbout(name)).toHaveLength(1);
});

test('what is out of bounds, unknown or so already changes nothing', async () => {
  const refuse = async (name: string, value: unknown, code: string) => {
    const change = { name, value: value as never, seen: null, reason: WHY };
    await expect(changeSetting(owner(), change)).rejects.toMatchObject({ code });
    expect(await linesAbout(name)).toEqual([]);
  };
  await refuse('offer.belowBalance', 11, 'bad_input');
  await refuse('free.home', { open: 9, hour: 2, day: 1 }, 'bad_input');
  await refuse('price.premium', 1, 'not_found');
  await refuse('constructor', 1, 'not_found');
  await refuse('chat.friendly', null, 'conflict');
  await expect(takeBack(owner(), { seq: '999999', reason: WHY })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('who signed in more than 15 minutes ago signs in again first', async () => {
  const late = { ...owner(), now: () => new Date(Date.now() + 16 * 60_000) };
  const change = { name: 'chat.romantic', value: false, seen: null, reason: WHY };
  const again = { code: 'not_allowed', fields: { signIn: 'again' } };
  await expect(changeSetting(late, change)).rejects.toMatchObject(again);
  await expect(takeBack(late, { seq: '1', reason: WHY })).rejects.toMatchObject(again);
  expect((await counts())['chat.romantic']).toBe(true);
});
