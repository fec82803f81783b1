import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '@/lib/account/deletion/service';
import { exportData } from '@/lib/account/export/service';
import { askForRefund } from '@/lib/account/refunds/service';
import { getSuspension } from '@/lib/account/suspension/service';
import { getSession, startSession } from '@/lib/chat/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { welcome } from '@/lib/chat/turns/welcome/service';
import { reportIssue } from '@/lib/issues/service';
import type { AppError } from '@/lib/kit/app-error';
import { payForOffer, payForSession, recharge, verifyPayment } from '@/lib/payments/service';
import { requestCode, verifyCode } from '@/lib/users/mobile/service';
import { claimStarter, getMe, registerUser } from '@/lib/users/service';
import { signIn, signOut } from '@/lib/users/sign-in/service';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { chat, googleProfile, guest } from '@/tests/setup/people';
import { moderatorOf, scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { forgetOldSuspensions, lift, type NewSuspension, suspend } from './service';

const database = serviceDatabase();
const DAY_MS = 24 * 60 * 60 * 1000;
const idOf = (scope: TestScope) => scope.actor.userId ?? '';
const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: AppError) => error.fields?.held ?? error.code,
  );
const send = (scope: TestScope, sessionId: string, content = 'hello') =>
  sendMessage(scope, { sessionId, sender: 'user', content });
/** The same browser, as its next request names it; `null` for no user. */
const as = (scope: TestScope, actor: Partial<TestScope['actor']>) =>
  scopeOf(database.db, { payments: scope.payments, actor: { ...scope.actor, ...actor } });

async function suspendPerson(scope: TestScope, more: Partial<NewSuspension> = {}): Promise<string> {
  const what = {
    scope: 'person' as const,
    userId: idOf(scope),
    sessionId: null,
    reason: 'Threats',
    endsAt: null,
  };
  const reference = await database.db.transaction((tx) => suspend(scope, tx, { ...what, ...more }));
  return reference ?? '';
}

/** Somebody new in a browser that has this fingerprint and is at this address. */
async function newcomer(browserFingerprint: string, ipAddress: string) {
  const scope = scopeOf(database.db, { actor: { visitorId: randomUUID(), ipAddress } });
  const user = await registerUser(scope, { browserFingerprint });
  return { user, scope: as(scope, { userId: user.id }) };
}
let networks = 0;
const someAddress = () => {
  networks += 1;
  return `100.${64 + Math.floor(networks / 250)}.${networks % 250}.7`;
};

/** Every call that a suspended person may not make. */
const closedCalls = (scope: TestScope, sessionId: string): [string, () => Promise<unknown>][] => [
  ['a new chat', () => startSession(scope, { chatType: 'friendly' })],
  ['a message', () => send(scope, sessionId)],
  ['a welcome', () => welcome(scope, { sessionId })],
  ['a pack', () => payForSession(scope, { sessionId, amount: 199, messageCount: 50 })],
  ['a recharge', () => recharge(scope, { userId: idOf(scope), planId: 'standard' })],
  ['the offer', () => payForOffer(scope, { userId: idOf(scope) })],
  ['the starter', () => claimStarter(scope, { proof: 'x' })],
];
async function expectSuspended(scope: TestScope, sessionId: string) {
  for (const [what, call] of closedCalls(scope, sessionId))
    expect(await outcomeOf(call()), what).toBe('suspended');
}

describe('a suspended person', () => {
  test('chats, orders and gets nothing free until the suspension is lifted, and loses nothing', async () => {
    const person = await guest(database.db, { balance: 20 });
    const sessionId = await chat(person);
    const reference = await suspendPerson(person);
    await expectSuspended(person, sessionId);
    expect(await getMe(person)).toMatchObject({ held: 'suspended', messageBalance: 20 });
    expect(await getSession(person, { sessionId })).toMatchObject({ held: 'suspended', closed: null });
    expect(await getSuspension(person)).toEqual({
      suspension: {
        reference,
        scope: 'person',
        reason: 'Threats',
        startedAt: expect.any(String),
        endsAt: null,
      },
    });
    await database.db.transaction((tx) => lift(tx, reference, new Date()));
    expect(await getSuspension(person)).toEqual({ suspension: null });
    expect(await outcomeOf(send(person, sessionId))).toBe('answered');
    expect((await getMe(person)).held).toBeNull();
    expect(await driftingOwners(database.sql)).toEqual([]);
  });

  test('is one until the end that was set', async () => {
    const person = await guest(database.db);
    await suspendPerson(person, { endsAt: new Date(Date.now() + DAY_MS) });
    expect(await outcomeOf(startSession(person, { chatType: 'friendly' }))).toBe('suspended');
    const later = scopeOf(database.db, { actor: person.actor, now: () => new Date(Date.now() + DAY_MS) });
    expect((await getMe(later)).held).toBeNull();
    expect(await outcomeOf(startSession(later, { chatType: 'friendly' }))).toBe('answered');
  });

  test('objects, downloads, asks for bought money however long ago it was paid, and deletes', async () => {
    const shop = cashfreeBook();
    const person = await guest(database.db, { payments: shop.provider });
    const { order_id: orderId } = await recharge(person, { userId: idOf(person), planId: 'standard' });
    shop.attempt(orderId, 'SUCCESS');
    await verifyPayment(person, { orderId });
    await database.sql.query(`UPDATE payments SET paid_at = now() - interval '90 days' WHERE order_id = $1`, [
      orderId,
    ]);
    expect(await outcomeOf(askForRefund(person, { orderId }))).toBe('conflict');
    const reference = await suspendPerson(person);
    expect(await askForRefund(person, { orderId })).toMatchObject({ success: true });
    const issue = { name: 'Asha', mobileNumber: '+919812345678', issueDetail: `I object: ${reference}` };
    expect(await reportIssue(person, issue)).toMatchObject({ success: true });
    expect((await exportData(person)).bytes.length).toBeGreaterThan(0);
    expect(await deleteAccount(person)).toEqual({ success: true });
    const next = person.identified.at(-1) ?? '';
    expect(
      await outcomeOf(startSession(as(person, { userId: null, visitorId: next }), { chatType: 'friendly' })),
    ).toBe('suspended');
  });
});

describe('in danger a suspended person', () => {
  const SIGN = 'I want to kill myself';

  test('is answered with the lines of the kind, free, on every message of the day, and by no companion', async () => {
    const person = await guest(database.db, { balance: 20 });
    const sessionId = await chat(person);
    await suspendPerson(person);
    const sign = await send(person, sessionId, SIGN);
    expect(sign).toMatchObject({ crisis: true, free: true, messagesLeft: 20 });
    expect(sign.systemMessage?.content).toMatch(/14416[\s\S]*112/);
    const after = await send(person, sessionId, 'nobody is here');
    expect(after).toMatchObject({ free: true, messagesLeft: 20 });
    expect(after.aiMessages.map(({ content }) => content).join()).not.toContain('Haan, batao.');
    expect((await send(person, sessionId, SIGN)).crisis).toBe(true);
    expect(await outcomeOf(startSession(person, { chatType: 'friendly' }))).toBe('suspended');
    const later = scopeOf(database.db, {
      actor: person.actor,
      now: () => new Date(Date.now() + DAY_MS + 1000),
    });
    expect(await outcomeOf(send(later, sessionId, 'hello'))).toBe('suspended');
  });

  test('is heard by what several messages say together, and by the judge where the rules hear nothing', async () => {
    const person = await guest(database.db);
    const sessionId = await chat(person);
    await suspendPerson(person);
    const judged = scopeOf(database.db, {
      actor: person.actor,
      moderator: moderatorOf(() => ['self-harm/intent']),
    });
    expect((await send(judged, sessionId, 'the bridge looks quiet tonight')).crisis).toBe(true);
  });
});

describe('nobody gets round it', () => {
  test('by signing out, by another guest in the same browser, or by an account that is made there', async () => {
    const person = await guest(database.db);
    await suspendPerson(person);
    await signOut(person);
    const visitorId = person.identified.at(-1) ?? '';
    const after = as(person, { userId: null, sessionId: null, visitorId });
    const again = await registerUser(after, { browserFingerprint: randomUUID() });
    expect(again).toMatchObject({ held: 'suspended', messageBalance: 0 });
    const google = googleProfile();
    const { id } = await signIn(as(after, { userId: again.id }), google);
    expect(await outcomeOf(startSession(as(after, { userId: id }), { chatType: 'friendly' }))).toBe(
      'suspended',
    );
    const elsewhere = await guest(database.db);
    const { id: sameAccount } = await signIn(elsewhere, google);
    expect(sameAccount).toBe(id);
    expect(await outcomeOf(startSession(as(elsewhere, { userId: id }), { chatType: 'friendly' }))).toBe(
      'suspended',
    );
  });

  test('by deleting the cookies: the device is known by fingerprint and network, and strangers at the address are not', async () => {
    const [fingerprint, ipAddress] = [randomUUID(), someAddress()];
    const { scope: person } = await newcomer(fingerprint, ipAddress);
    const { scope: early } = await newcomer(fingerprint, ipAddress);
    const reference = await suspendPerson(person);
    const { user, scope: back } = await newcomer(fingerprint, ipAddress.replace(/\.7$/, '.9'));
    expect(user).toMatchObject({ held: 'suspended', messageBalance: 0 });
    expect(await outcomeOf(startSession(back, { chatType: 'friendly' }))).toBe('suspended');
    const bare = scopeOf(database.db, { actor: { visitorId: randomUUID(), ipAddress } });
    expect(
      await outcomeOf(startSession(bare, { chatType: 'friendly', browserFingerprint: fingerprint })),
    ).toBe('suspended');
    // Somebody else at the address, somebody else with that phone, and who was here before.
    for (const other of [
      (await newcomer(randomUUID(), ipAddress)).scope,
      (await newcomer(fingerprint, someAddress())).scope,
      early,
    ])
      expect(await outcomeOf(startSession(other, { chatType: 'friendly' }))).toBe('answered');
    await database.db.transaction((tx) => lift(tx, reference, new Date()));
    expect(await outcomeOf(startSession(back, { chatType: 'friendly' }))).toBe('answered');
  });

  test('by deleting the account and coming back with the same Google account', async () => {
    const google = googleProfile();
    const browser = await guest(database.db);
    const { id, sessionId } = await signIn(browser, google);
    const person = as(browser, { userId: id, sessionId, authenticatedAt: new Date() });
    await suspendPerson(person);
    await deleteAccount(person);
    const elsewhere = await guest(database.db);
    const { id: next } = await signIn(elsewhere, google);
    expect(await outcomeOf(startSession(as(elsewhere, { userId: next }), { chatType: 'friendly' }))).toBe(
      'suspended',
    );
  });

  test('on a suspended device, whoever signs in there; the account of somebody else is free elsewhere', async () => {
    const browser = await guest(database.db);
    const { id, sessionId } = await signIn(browser, googleProfile());
    const person = as(browser, { userId: id, sessionId });
    await suspendPerson(person, { scope: 'device', sessionId });
    const elsewhere = as(person, { visitorId: randomUUID(), sessionId: randomUUID() });
    expect(await outcomeOf(startSession(elsewhere, { chatType: 'friendly' }))).toBe('answered');
    expect(await outcomeOf(startSession(person, { chatType: 'friendly' }))).toBe('suspended');
    const stranger = await guest(database.db);
    const google = googleProfile();
    const { id: strangerId } = await signIn(stranger, google);
    const { id: there, sessionId: session } = await signIn(as(person, {}), google);
    expect(there).toBe(strangerId);
    expect(
      await outcomeOf(
        startSession(as(person, { userId: there, sessionId: session }), { chatType: 'friendly' }),
      ),
    ).toBe('suspended');
    expect(
      await outcomeOf(startSession(as(stranger, { userId: strangerId }), { chatType: 'friendly' })),
    ).toBe('answered');
  });
});

test('what is over is forgotten with the browsers, and an account keeps what its export shows', async () => {
  const person = await guest(database.db);
  const reference = await suspendPerson(person);
  await outcomeOf(startSession(person, { chatType: 'friendly' }));
  await database.db.transaction((tx) => lift(tx, reference, new Date()));
  await forgetOldSuspensions(scopeOf(database.db));
  const { rows } = await database.sql.query('SELECT user_id FROM suspensions WHERE reference = $1', [
    reference,
  ]);
  expect(rows).toEqual([{ user_id: idOf(person) }]);
});

describe('a suspended person with a verified number', () => {
  const someNumber = () => `+919${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const fresh = { authenticatedAt: new Date() };
  async function withNumber(number: string): Promise<TestScope> {
    const person = await guest(database.db);
    await database.sql.query('UPDATE users SET mobile_number = $2, is_mobile_verified = true WHERE id = $1', [
      idOf(person),
      number,
    ]);
    return as(person, fresh);
  }
  /** Asks for a code, and types it. */
  async function verify(person: TestScope, mobileNumber: string): Promise<void> {
    const texts: string[] = [];
    const scope = { ...person, sendSms: async ({ text }: { text: string }) => void texts.push(text) };
    await requestCode(scope, { mobileNumber });
    await verifyCode(scope, { mobileNumber, code: texts[0]?.match(/\d{6}/)?.[0] ?? '' });
  }

  test('is one in every other account that has verified it, before or after; not where it was only typed', async () => {
    const number = someNumber();
    const [person, second] = [await withNumber(number), await withNumber(number)];
    const typed = await guest(database.db);
    await database.sql.query('UPDATE users SET mobile_number = $2 WHERE id = $1', [idOf(typed), number]);
    const reference = await suspendPerson(person);
    expect((await getSuspension(second)).suspension?.reference).toBe(reference);
    expect(await getSuspension(typed)).toEqual({ suspension: null });
    const third = as(await guest(database.db), fresh);
    await verify(third, number);
    expect((await getSuspension(third)).suspension?.reference).toBe(reference);
    await database.db.transaction((tx) => lift(tx, reference, new Date()));
    for (const one of [person, second, third]) expect(await getSuspension(one)).toEqual({ suspension: null });
    const fourth = as(await guest(database.db), fresh);
    await verify(fourth, number);
    expect(await getSuspension(fourth)).toEqual({ suspension: null });
  });

  test('is known by it after the account was deleted, also by one that was verified meanwhile', async () => {
    const [first, later] = [someNumber(), someNumber()];
    const person = await withNumber(first);
    const reference = await suspendPerson(person);
    await verify(person, later);
    await deleteAccount(person);
    for (const number of [first, later]) {
      const again = as(await guest(database.db), fresh);
      await verify(again, number);
      expect((await getSuspension(again)).suspension?.reference).toBe(reference);
    }
    const kept = 'SELECT row_to_json(s) AS row FROM suspensions s WHERE reference = $1';
    const { rows } = await database.sql.query(kept, [reference]);
    expect(JSON.stringify(rows)).not.toContain(first.slice(3));
  });
});
