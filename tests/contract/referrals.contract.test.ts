import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { Person } from '../setup/http-person';

const product = inject('product');
const db = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });

afterAll(async () => {
  expect(await driftingOwners(db)).toEqual([]);
  await db.end();
});

const newcomer = () => new Person(product.url);
const open = (person: Person, referralCode: unknown) =>
  person.post('/api/user/guest', { referralCode, trackingParams: null });

/** A guest whom the database calls a member. */
async function member(): Promise<Person> {
  const person = await newcomer().register();
  await db.query('UPDATE users SET is_google_authenticated = true WHERE id = $1', [person.id]);
  return person;
}

test('a link needs a signed-in person: 401 with requireAuth for strangers and guests', async () => {
  for (const person of [newcomer(), await newcomer().register()]) {
    const { status, body } = await person.post('/api/referral/generate', {});
    expect([status, body]).toEqual([401, { error: expect.any(String), requireAuth: true }]);
  }
  const person = await member();
  const answers = await Promise.all([1, 2, 3].map(() => person.post('/api/referral/generate', {})));
  const [{ body: first } = { body: {} }] = answers;
  expect(first).toEqual({ referralCode: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/) });
  for (const { status, body } of answers) expect([status, body]).toEqual([200, first]);
});

test('a link makes a guest and names it; unknown codes are answered with 200, malformed bodies with 400', async () => {
  const referrer = await member();
  const { body } = await referrer.post('/api/referral/generate', {});
  const friend = newcomer();
  const came = await open(friend, body.referralCode);
  expect([came.status, came.body]).toEqual([200, { success: true, guestUserId: expect.any(String) }]);
  expect((await friend.get('/api/user/me')).body).toMatchObject({
    id: came.body.guestUserId,
    messageBalance: 5,
    isGoogleAuthenticated: false,
  });
  const unknown = await open(newcomer(), 'ABCDEFGH');
  expect([unknown.status, unknown.body]).toEqual([200, { success: false, guestUserId: null }]);
  for (const wrong of [undefined, null, 7, '', ' ', 'x'.repeat(65), { code: 'A' }]) {
    expect((await open(newcomer(), wrong)).status).toBe(400);
  }
});

test('what a referrer sees of friends is nothing that names them; others see nothing', async () => {
  const referrer = await member();
  const { body } = await referrer.post('/api/referral/generate', {});
  const friend = await newcomer().register();
  await open(friend, body.referralCode);
  const seen = await referrer.get('/api/referral');
  expect(seen.body).toEqual({
    referralCode: body.referralCode,
    earnedMessages: 0,
    waiting: 1,
    rewarded: 0,
    friends: [{ id: expect.any(String), initial: null, status: 'pending', date: expect.any(String) }],
  });
  expect(seen.text).not.toContain(friend.id);
  expect((await newcomer().get('/api/referral')).body).toEqual({
    referralCode: null,
    earnedMessages: 0,
    waiting: 0,
    rewarded: 0,
    friends: [],
  });
});
