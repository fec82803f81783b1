import { beforeEach, expect, test, vi } from 'vitest';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { VISITS } from './constants';
import { countVisit, writeVisits } from './service';

const database = serviceDatabase();
const at = (moment: string) => scopeOf(database.db, { now: () => new Date(moment) });
const rows = async () =>
  (
    await database.sql.query(
      'SELECT day::text, name, dimension, value::int FROM daily_numbers ORDER BY day, name',
    )
  ).rows;

beforeEach(() => database.sql.query('DELETE FROM daily_numbers'));

test('visits are one more in the number of their day in India, written together', async () => {
  countVisit(at('2031-03-04T18:29:59Z'), VISITS.home);
  countVisit(at('2031-03-04T18:29:59Z'), VISITS.home);
  countVisit(at('2031-03-04T18:30:00Z'), VISITS.paywall);
  expect(await rows()).toEqual([]);
  await writeVisits(at('2031-03-04T18:30:01Z'));
  await writeVisits(at('2031-03-04T18:30:01Z'));
  expect(await rows()).toEqual([
    { day: '2031-03-04', name: 'home_people', dimension: '', value: 2 },
    { day: '2031-03-05', name: 'paywall_people', dimension: '', value: 1 },
  ]);
});

test('two processes add to the same number', async () => {
  const elsewhere = scopeOf({ ...database.db }, { now: () => new Date('2031-03-04T12:00:00Z') });
  const here = at('2031-03-04T12:00:00Z');
  for (let time = 0; time < 20; time += 1) {
    countVisit(here, VISITS.visitors);
    countVisit(elsewhere, VISITS.visitors);
  }
  await Promise.all([writeVisits(here), writeVisits(elsewhere)]);
  expect(await rows()).toMatchObject([{ name: 'visitors', value: 40 }]);
});

test('what cannot be written is written the next time, and nobody hears of it but the log', async () => {
  const scope = at('2031-03-04T12:00:00Z');
  const warn = vi.fn();
  countVisit(scope, VISITS.signIns);
  await database.sql.query('ALTER TABLE daily_numbers RENAME TO elsewhere');
  await writeVisits({ db: scope.db, log: { ...scope.log, warn } });
  await database.sql.query('ALTER TABLE elsewhere RENAME TO daily_numbers');
  expect(warn).toHaveBeenCalledOnce();
  await writeVisits(scope);
  expect(await rows()).toMatchObject([{ name: 'sign_ins', value: 1 }]);
});
