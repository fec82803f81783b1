import { expect, test } from 'vitest';
import type { Notice } from '@/lib/settings/notices/constants';
import { readSettings } from '@/lib/settings/service';
import { operatorScope } from '@/tests/setup/operators';
import { serviceDatabase } from '@/tests/setup/service-database';
import { changeSetting, takeBack } from '../settings/service';
import { listNotices, setNotices, takeNoticesBack } from './service';

const database = serviceDatabase();
const writer = () => operatorScope(database.db, 'content');
const told = async () => {
  const scope = operatorScope(database.db, 'owner');
  return (await readSettings(scope, scope.settingsStart)).notices;
};
const banner: Notice = {
  ...{ id: 'new-voice', kind: 'banner', text: 'Hindi is here.', link: { href: '/blogs', label: 'Read on' } },
  ...{ from: '2026-11-20', until: '2026-11-30', effectiveOn: null },
};

test('notices are told, changed and taken back, each with a line in the log', async () => {
  const scope = writer();
  expect(await listNotices(scope, {})).toMatchObject({ notices: [], seen: null, changes: [] });
  await setNotices(scope, { notices: [banner], seen: null, reason: 'A launch' });
  expect(await told()).toEqual([banner]);
  const first = await listNotices(scope, {});
  const other = { ...banner, id: 'other', text: 'Good night.' };
  await setNotices(scope, { notices: [banner, other], seen: first.seen, reason: 'Another' });
  const { changes } = await listNotices(scope, {});
  expect(changes[0]).toMatchObject({ from: ['Hindi is here.'], to: ['Hindi is here.', 'Good night.'] });
  await takeNoticesBack(scope, { seq: changes[0]?.seq ?? '', reason: 'Too much' });
  expect(await told()).toEqual([banner]);
  // What was there before the first change is nothing.
  await takeNoticesBack(scope, { seq: changes[1]?.seq ?? '', reason: 'All over' });
  expect(await told()).toEqual([]);
  const { rows } = await database.sql.query(
    "SELECT operator, action FROM audit_entries WHERE subject_id = 'notices'",
  );
  expect(rows).toEqual(Array(4).fill({ operator: scope.operator.email, action: 'notices.change' }));
});

test('who writes from what is not there any more is told so', async () => {
  const { seen } = await listNotices(writer(), {});
  const put = (text: string) =>
    setNotices(writer(), { notices: [{ ...banner, text }], seen, reason: 'At once' });
  const results = await Promise.allSettled([put('one'), put('two')]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('notices are no settings, and settings no notices', async () => {
  const owner = operatorScope(database.db, 'owner');
  const as = { seen: null, reason: 'A mistake' };
  await expect(changeSetting(owner, { name: 'notices', value: [], ...as })).rejects.toMatchObject({
    code: 'not_found',
  });
  const { changes } = await listNotices(owner, {});
  const { seq = '' } = changes[0] ?? {};
  await expect(takeBack(owner, { seq, reason: 'A mistake' })).rejects.toMatchObject({ code: 'not_found' });
  await changeSetting(owner, { name: 'chat.romantic', value: false, ...as });
  const { rows } = await database.sql.query("SELECT seq FROM setting_changes WHERE name = 'chat.romantic'");
  const back = { seq: rows[0].seq, reason: 'A mistake' };
  await expect(takeNoticesBack(owner, back)).rejects.toMatchObject({ code: 'not_found' });
});
