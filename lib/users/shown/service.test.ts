import { expect, test, vi } from 'vitest';
import { VISITS } from '@/lib/tracking/visits/constants';
import { writeVisits } from '@/lib/tracking/visits/service';
import { registerUser } from '@/lib/users/service';
import { guest } from '@/tests/setup/people';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { countShown } from './service';

const database = serviceDatabase();
const counted = async (day: string) =>
  Object.fromEntries(
    (
      await database.sql.query('SELECT name, value::int FROM daily_numbers WHERE day = $1 ORDER BY name', [
        day,
      ])
    ).rows.map(({ name, value }) => [name, value]),
  );

test('a person counts once a day in India for each thing that is shown, however many tabs there are', async () => {
  const people = [await guest(database.db), await guest(database.db)];
  const at = (moment: string) => scopeOf(database.db, { now: () => new Date(moment) });
  for (const { actor } of people) {
    const id = actor.userId ?? '';
    const today = at('2031-03-04T18:29:00Z');
    await Promise.all([1, 2, 3].map(() => countShown(today, id, VISITS.home)));
    await countShown(today, id, VISITS.paywall);
    await countShown(at('2031-03-04T18:31:00Z'), id, VISITS.home);
    await writeVisits(today);
  }
  expect(await counted('2031-03-04')).toEqual({ home_people: 2, paywall_people: 2 });
  expect(await counted('2031-03-05')).toEqual({ home_people: 2 });
});

test('a newcomer on the home page counts with the registration, and not again the same day', async () => {
  const scope = scopeOf(database.db, { now: () => new Date('2031-03-07T12:00:00Z') });
  const { id } = await registerUser(scope, { isHome: true });
  await countShown(scope, id, VISITS.home);
  await writeVisits(scope);
  expect(await counted('2031-03-07')).toEqual({ home_people: 1, visitors: 1 });
});

test('what cannot be counted is said to the log alone', async () => {
  const scope = scopeOf(database.db);
  const warn = vi.fn();
  await countShown({ ...scope, log: { ...scope.log, warn } }, 'no id', VISITS.home);
  expect(warn).toHaveBeenCalledOnce();
});
