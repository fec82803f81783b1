import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { deleteAccount } from '@/lib/account/deletion/service';
import { exportData } from '@/lib/account/export/service';
import { signIn } from '@/lib/users/sign-in/service';
import { googleProfile, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { reportIssue } from './service';

const database = serviceDatabase();

const NUMBER = '+919812345671';

/** Raises an issue; its text, which occurs nowhere else. */
async function raise(scope: TestScope, mobileNumber = NUMBER): Promise<string> {
  const issueDetail = `issue ${randomUUID()}`;
  await reportIssue(scope, { name: 'Asha', mobileNumber, issueDetail });
  return issueDetail;
}

async function stored(issueDetail: string) {
  const { rows } = await database.sql.query(
    'SELECT user_id, visitor_id FROM issues WHERE issue_detail = $1',
    [issueDetail],
  );
  return rows[0];
}

async function exported(scope: TestScope): Promise<string> {
  const { bytes } = await exportData(scope);
  return strFromU8(unzipSync(bytes)['my-data.json'] ?? new Uint8Array());
}

async function verifyNumber(scope: TestScope): Promise<void> {
  await database.sql.query('UPDATE users SET mobile_number = $2, is_mobile_verified = true WHERE id = $1', [
    scope.actor.userId,
    NUMBER,
  ]);
}

test('an issue belongs to whoever sent it, whatever number it names', async () => {
  const [one, other] = [await guest(database.db), await guest(database.db)];
  const text = await raise(one);
  expect(await stored(text)).toEqual({ user_id: one.actor.userId, visitor_id: one.actor.visitorId });
  expect(await exported(one)).toContain(text);
  await verifyNumber(other);
  expect(await exported(other)).not.toContain(text);
});

test("whoever gets a number that was somebody else's neither sees nor deletes what they wrote", async () => {
  const [before, now] = [await guest(database.db), await guest(database.db)];
  await verifyNumber(before);
  const text = await raise(before);
  await verifyNumber(now);
  expect(await exported(now)).not.toContain(text);
  await deleteAccount(now);
  expect(await stored(text)).toMatchObject({ user_id: before.actor.userId });
  await deleteAccount(before);
  expect(await stored(text)).toBeUndefined();
});

test('a person who never verified a number finds the issue, and it goes with the account', async () => {
  const one = await guest(database.db);
  const text = await raise(one);
  await deleteAccount(one);
  expect(await stored(text)).toBeUndefined();
});

test('what a browser raised before it had a user is found by that user, and goes with it', async () => {
  const visitorId = randomUUID();
  const text = await raise(scopeOf(database.db, { actor: { visitorId } }));
  expect(await stored(text)).toEqual({ user_id: null, visitor_id: visitorId });
  const one = await guest(database.db, { actor: { visitorId } });
  expect(await exported(one)).toContain(text);
  await deleteAccount(one);
  expect(await stored(text)).toBeUndefined();
});

test('an issue goes along into the account that a guest signs in to', async () => {
  const profile = googleProfile();
  const account = (await signIn(await guest(database.db), profile)).id;
  const visitorId = randomUUID();
  const before = await raise(scopeOf(database.db, { actor: { visitorId } }));
  const one = await guest(database.db, { actor: { visitorId } });
  const text = await raise(one);
  await signIn(one, profile);
  for (const each of [before, text]) expect(await stored(each)).toMatchObject({ user_id: account });
});

test('an issue whose sender is deleted at that moment still arrives', async () => {
  const one = await guest(database.db);
  await deleteAccount(one);
  expect(await stored(await raise(one))).toMatchObject({ user_id: null });
});

test("issues of before they had an owner are nobody's", async () => {
  const one = await guest(database.db);
  await verifyNumber(one);
  const text = `issue ${randomUUID()}`;
  await database.sql.query(
    `INSERT INTO issues (id, name, mobile_number, issue_detail) VALUES (gen_random_uuid(), 'Asha', $1, $2)`,
    [NUMBER, text],
  );
  expect(await exported(one)).not.toContain(text);
  await deleteAccount(one);
  expect(await stored(text)).toBeDefined();
});
