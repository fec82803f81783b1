import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { operatorScope } from '@/tests/setup/operators';
import { serviceDatabase } from '@/tests/setup/service-database';
import { listRoles, setRole } from './service';

const database = serviceDatabase();
const owner = () => operatorScope(database.db, 'owner');
const someEmail = () => `${randomUUID()}@example.com`;

const linesAbout = async (email: string) =>
  (
    await database.sql.query(
      'SELECT operator, role, action, detail FROM audit_entries WHERE subject_id = $1 ORDER BY seq',
      [email],
    )
  ).rows;

test('a role that is given, changed and taken away is listed, and each time there is a line', async () => {
  const [scope, email] = [owner(), someEmail()];
  await setRole(scope, { email, role: 'support' });
  await setRole(scope, { email, role: 'content' });
  expect((await listRoles(scope)).operators).toContainEqual({
    email,
    role: 'content',
    givenBy: scope.operator.email,
    changedAt: expect.any(String),
  });
  await setRole(scope, { email, role: null });
  expect((await listRoles(scope)).operators.map((one) => one.email)).not.toContain(email);
  const by = { operator: scope.operator.email, role: 'owner' };
  expect(await linesAbout(email)).toEqual([
    { ...by, action: 'role.give', detail: '{"role":"support"}' },
    { ...by, action: 'role.give', detail: '{"role":"content"}' },
    { ...by, action: 'role.take', detail: null },
  ]);
});

test('taking away a role that is not there changes nothing and writes no line', async () => {
  const email = someEmail();
  await setRole(owner(), { email, role: null });
  expect(await linesAbout(email)).toEqual([]);
});

test('an owner of the settings is listed, and nobody changes that here', async () => {
  const scope = owner();
  const fixed = { email: 'owner@example.com', role: 'owner', givenBy: null, changedAt: null };
  expect((await listRoles(scope)).operators).toContainEqual(fixed);
  for (const role of ['content', null] as const)
    await expect(setRole(scope, { email: fixed.email, role })).rejects.toMatchObject({ code: 'conflict' });
  expect(await linesAbout(fixed.email)).toEqual([]);
});

test('who signed in more than 15 minutes ago signs in again first', async () => {
  const scope = owner();
  const email = someEmail();
  const late = { ...scope, now: () => new Date(Date.now() + 16 * 60_000) };
  await expect(setRole(late, { email, role: 'support' })).rejects.toMatchObject({
    code: 'not_allowed',
    fields: { signIn: 'again' },
  });
  expect(await linesAbout(email)).toEqual([]);
});
