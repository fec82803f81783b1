import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '@/lib/account/deletion/service';
import { exportData } from '@/lib/account/export/service';
import { getAccount } from '@/lib/account/service';
import { getSession, startSession } from '@/lib/chat/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { welcome } from '@/lib/chat/turns/welcome/service';
import type { AppError } from '@/lib/kit/app-error';
import { payForOffer, payForSession, recharge, verifyPayment } from '@/lib/payments/service';
import { keepHeld } from '@/lib/users/age-hold/service';
import { getMe, recordConsent, registerUser } from '@/lib/users/service';
import { signIn, signOut } from '@/lib/users/sign-in/service';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { chat, googleProfile, guest } from '@/tests/setup/people';
import { moderatorOf, scopeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';

const database = serviceDatabase();
const sql = async (text: string, ...values: unknown[]) => (await database.sql.query(text, values)).rows;

const idOf = (scope: TestScope) => scope.actor.userId ?? '';
/** The same person with another cookie. */
const as = (scope: TestScope, userId: string | null, visitorId: string = randomUUID()) =>
  scopeOf(database.db, { actor: { ...scope.actor, visitorId, userId }, payments: scope.payments });
const send = (scope: TestScope, sessionId: string, content = 'hello', clientMessageId?: string) =>
  sendMessage(scope, { sessionId, sender: 'user', content, clientMessageId });
const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: AppError) => error.fields?.held ?? error.code,
  );
const say = async (scope: TestScope, text = 'i am 15 years old') => {
  const sessionId = await chat(scope);
  return { sessionId, answer: await send(scope, sessionId, text) };
};
const balanceOf = async (scope: TestScope) => (await getMe(scope)).messageBalance;

/** Every call that a held person may not make. */
const closedCalls = (scope: TestScope, sessionId: string): [string, () => Promise<unknown>][] => [
  ['a new chat', () => startSession(scope, { chatType: 'friendly' })],
  ['a Daring chat', () => startSession(scope, { chatType: 'erotic' })],
  ['a message', () => send(scope, sessionId)],
  ['a message of danger', () => send(scope, sessionId, 'I want to kill myself')],
  ['the age again', () => send(scope, sessionId, 'i am 15 years old')],
  ['a welcome', () => welcome(scope, { sessionId })],
  ['the 18+ consent', () => recordConsent(scope, { purpose: 'adult', granted: true })],
  ['a pack', () => payForSession(scope, { sessionId, amount: 199, messageCount: 50 })],
  ['a recharge', () => recharge(scope, { userId: idOf(scope), planId: 'standard' })],
  ['the offer', () => payForOffer(scope, { userId: idOf(scope) })],
];
async function expectHeld(scope: TestScope, sessionId: string) {
  for (const [what, call] of closedCalls(scope, sessionId))
    expect(await outcomeOf(call()), what).toBe('minor');
}

describe('somebody who says to be under 18', () => {
  test('who says to be a minor gets one kind answer, free, and is held in every chat and every order from then on', async () => {
    const person = await guest(database.db);
    await recordConsent(person, { purpose: 'adult', granted: true });
    const other = await chat(person, 'romantic');
    const { sessionId, answer } = await say(person);
    expect(answer.aiMessages.map((one) => one.content).join(' ')).toContain('1098');
    expect(answer).toMatchObject({ held: 'minor', messagesLeft: 5 });
    expect(answer.closed).toContain('1098');
    await expectHeld(person, sessionId);
    await expectHeld(person, other);
    expect(await getSession(person, { sessionId: other })).toMatchObject({ held: 'minor' });
    expect((await getSession(person, { sessionId: other })).closed).toContain('1098');
    expect(await getMe(person)).toMatchObject({ held: 'minor', messageBalance: 5 });
    expect(await sql('SELECT 1 FROM payments WHERE user_id = $1', idOf(person))).toEqual([]);
  });

  test('is told so in words for a person', async () => {
    const person = await guest(database.db);
    const { sessionId } = await say(person);
    const refused = send(person, sessionId);
    await expect(refused).rejects.toMatchObject({ status: 403, fields: { held: 'minor' } });
    await expect(refused).rejects.toThrow(/1098.*112/);
  });

  test('can still read, withdraw a consent, download and delete', async () => {
    const person = await guest(database.db);
    const { sessionId } = await say(person);
    expect((await getSession(person, { sessionId })).id).toBe(sessionId);
    expect(await outcomeOf(getAccount(person))).toBe('answered');
    expect(await outcomeOf(recordConsent(person, { purpose: 'adult', granted: false }))).toBe('answered');
    expect(await outcomeOf(exportData(person))).toBe('answered');
    expect(await outcomeOf(deleteAccount(person))).toBe('answered');
  });

  test('sends the same message again and gets the first answer, not a refusal', async () => {
    const person = await guest(database.db);
    const sessionId = await chat(person);
    const id = randomUUID();
    const first = await send(person, sessionId, 'i am 15 years old', id);
    const again = await send(person, sessionId, 'i am 15 years old', id);
    expect(again.userMessage.id).toBe(first.userMessage.id);
    expect(again).toMatchObject({ held: 'minor', closed: first.closed });
  });

  test('a minor in danger is cared for first, and the age is not forgotten', async () => {
    const person = await guest(database.db);
    const { sessionId, answer } = await say(person, 'i am 15 years old and I want to kill myself');
    expect(answer.systemMessage?.messageType).toBe('crisis_support');
    expect(answer.held).toBe('minor');
    expect(await outcomeOf(send(person, sessionId))).toBe('minor');
    expect(await outcomeOf(startSession(person, { chatType: 'erotic' }))).toBe('minor');
  });

  test.each([
    'main 15 saal ki hoon aur mama mujhe galat tarah chhoote hai',
    'i am 14 years old and my uncle rapes me',
  ])('and tells of abuse, is led to 1098: "%s"', async (text) => {
    const person = await guest(database.db);
    const { answer } = await say(person, text);
    expect(answer).toMatchObject({ crisis: true, held: 'minor' });
    expect(JSON.stringify([answer.aiMessages, answer.systemMessage, answer.closed])).toContain('1098');
    expect(await outcomeOf(startSession(person, { chatType: 'erotic' }))).toBe('minor');
  });

  test('while a crisis is near, in a message of its own or in one of the same danger, gets care once more and is held', async () => {
    for (const text of ['i am 15 years old', 'i am 15 years old and I want to kill myself']) {
      const person = await guest(database.db);
      const sessionId = await chat(person);
      await send(person, sessionId, 'I want to kill myself');
      const answer = await send(person, sessionId, text);
      expect(answer).toMatchObject({ crisis: true, held: 'minor', free: true });
      expect(await outcomeOf(send(person, sessionId))).toBe('minor');
    }
  });

  test('is not asked about an age in a crisis', async () => {
    const person = await guest(database.db);
    const sessionId = await chat(person);
    await send(person, sessionId, 'I want to kill myself');
    const { aiMessages } = await send(person, sessionId, 'i am a teenager');
    expect(aiMessages.map((one) => one.content).join(' ')).not.toContain('18 or older');
  });

  test('in a browser without a user is held there too, and in the account made later', async () => {
    const visitor = scopeOf(database.db, { actor: { visitorId: randomUUID(), ipAddress: randomUUID() } });
    const { sessionId } = await say(visitor);
    expect(await outcomeOf(startSession(visitor, { chatType: 'friendly' }))).toBe('minor');
    const user = await registerUser(visitor, { browserFingerprint: 'a phone', userAgent: 'a browser' });
    expect(user.held).toBe('minor');
    await expectHeld(as(visitor, user.id, visitor.actor.visitorId), sessionId);
    const { id } = await signIn(visitor, googleProfile());
    await expectHeld(as(visitor, id), sessionId);
  });

  test('leaves no description of the browser when it registers again', async () => {
    const visitor = scopeOf(database.db, { actor: { visitorId: randomUUID(), ipAddress: randomUUID() } });
    await say(visitor);
    const { id } = await registerUser(visitor, {
      browserFingerprint: 'a phone',
      trackingParams: { utm_source: 'x' },
    });
    const [row] = await sql(
      'SELECT browser_fingerprint, ip_address, user_agent, tracking_params FROM users WHERE id = $1',
      id,
    );
    expect(Object.values(row)).toEqual([null, null, null, null]);
  });

  test('something sexual with minors, found by the provider, holds the chat alone', async () => {
    const moderator = moderatorOf((text) => (text.includes('playground') ? ['sexual/minors'] : []));
    const person = await guest(database.db, { moderator });
    const sessionId = await chat(person);
    const answer = await send(person, sessionId, 'tell me about that playground');
    expect(answer.closed).not.toBeNull();
    expect(answer.held).toBeUndefined();
    expect(await outcomeOf(startSession(person, { chatType: 'friendly' }))).toBe('answered');
  });
});

describe('the hold goes along', () => {
  test('when the guest becomes a member', async () => {
    const person = await guest(database.db);
    const { sessionId } = await say(person);
    const { id } = await signIn(person, googleProfile());
    await expectHeld(as(person, id), sessionId);
  });

  test('when the guest signs in to an account that was not held, on every device of it', async () => {
    const google = googleProfile();
    const phone = await guest(database.db);
    const { id: accountId } = await signIn(phone, google);
    const laptop = await guest(database.db);
    const { sessionId } = await say(laptop);
    const { id } = await signIn(laptop, google);
    expect(id).toBe(accountId);
    await expectHeld(as(laptop, id), sessionId);
    await expectHeld(as(phone, id), sessionId);
  });

  test('when somebody already signed in switches to another account', async () => {
    const first = await guest(database.db);
    const { id } = await signIn(first, googleProfile());
    const member = as(first, id);
    await say(member);
    const second = await signIn(member, googleProfile());
    expect(await outcomeOf(startSession(as(first, second.id), { chatType: 'friendly' }))).toBe('minor');
  });

  test('from a held account into a fresh browser that signs in', async () => {
    const google = googleProfile();
    const person = await guest(database.db);
    await say(person);
    const { id } = await signIn(person, google);
    const elsewhere = await guest(database.db);
    expect((await signIn(elsewhere, google)).id).toBe(id);
    expect(await outcomeOf(startSession(as(elsewhere, id), { chatType: 'friendly' }))).toBe('minor');
  });

  test('through a sign-out: the fresh visitor of the browser is held, and so is who signs in there', async () => {
    const person = await guest(database.db);
    const { id } = await signIn(person, googleProfile());
    const member = as(person, id);
    await say(member);
    await signOut(member);
    const fresh = member.identified.at(-1) ?? '';
    expect(fresh).not.toBe('nobody');
    expect(fresh).not.toBe(member.actor.visitorId);
    const visitor = as(person, null, fresh);
    expect(await outcomeOf(startSession(visitor, { chatType: 'friendly' }))).toBe('minor');
    expect((await registerUser(visitor, {})).held).toBe('minor');
    const { id: anotherId } = await signIn(visitor, googleProfile());
    expect(await outcomeOf(startSession(as(visitor, anotherId), { chatType: 'friendly' }))).toBe('minor');
  });

  test('not through a sign-out of somebody who is not held', async () => {
    const person = await guest(database.db);
    await signOut(person);
    expect(person.identified.at(-1)).toBe('nobody');
  });

  test('to the other browsers of the account, whose cookies no longer count after the sign-out', async () => {
    const person = await guest(database.db);
    const { id } = await signIn(person, googleProfile());
    await say(as(person, id));
    const tablet = as(person, id);
    const visitorId = randomUUID();
    await keepHeld(tablet, tablet.actor, visitorId);
    expect(await outcomeOf(startSession(as(person, null, visitorId), { chatType: 'friendly' }))).toBe(
      'minor',
    );
  });

  test('through a deletion: the browser stays held, the Google account too, and nothing else is left', async () => {
    const google = googleProfile();
    const person = await guest(database.db);
    const { id } = await signIn(person, google);
    const member = as(person, id);
    const { sessionId } = await say(member);
    await deleteAccount(member);
    const visitor = as(person, null, member.identified.at(-1) ?? '');
    expect(await outcomeOf(startSession(visitor, { chatType: 'friendly' }))).toBe('minor');
    const elsewhere = await guest(database.db);
    const again = await signIn(elsewhere, google);
    expect(again.id).not.toBe(id);
    expect(await outcomeOf(startSession(as(elsewhere, again.id), { chatType: 'friendly' }))).toBe('minor');
    const left = JSON.stringify(
      await sql('SELECT * FROM age_holds WHERE held_session_id = $1 OR user_id = $2', sessionId, id),
    );
    expect(left).toBe('[]');
    expect(JSON.stringify(await sql('SELECT * FROM age_holds'))).not.toContain(google.googleId);
  });

  test('and is in the export, with its reference', async () => {
    const person = await guest(database.db);
    await say(person);
    const [{ reference }] = await sql('SELECT reference FROM age_holds WHERE user_id = $1', idOf(person));
    expect(reference).toMatch(/^AGE-[A-Z2-9]{8}$/);
    const { unzipSync, strFromU8 } = await import('fflate');
    const files = unzipSync((await exportData(person)).bytes);
    expect(strFromU8(files['my-data.json'] ?? new Uint8Array())).toContain(reference);
  });
});

describe('what is doubtful', () => {
  const DOUBTFUL = 'i am a teenager';

  test('a doubtful age is asked about, kindly, free and once, and the talk goes on with an adult', async () => {
    const { chatModel, asked } = scriptedModel();
    const person = await guest(database.db, { chatModel });
    const sessionId = await chat(person);
    const question = await send(person, sessionId, DOUBTFUL);
    expect(question.aiMessages.at(-1)?.content).toContain('18 or older');
    expect(question).toMatchObject({ messagesLeft: 5, closed: null });
    expect(asked).toHaveLength(0);
    const answer = await send(person, sessionId, 'haan, 21');
    expect(answer.aiMessages[0]?.content).toBe('Haan, batao.');
    expect(answer.messagesLeft).toBe(4);
    expect((await send(person, await chat(person), DOUBTFUL)).aiMessages[0]?.content).toBe('Haan, batao.');
    expect(await sql('SELECT state FROM age_holds WHERE user_id = $1', idOf(person))).toEqual([
      { state: 'adult' },
    ]);
  });

  test('is asked in the language that the person writes in', async () => {
    const person = await guest(database.db);
    const { aiMessages } = await send(person, await chat(person), 'मैं बारहवीं में पढ़ता हूँ');
    expect(aiMessages.at(-1)?.content).toContain('18 साल');
  });

  test('is asked about at balance 0 too', async () => {
    const person = await guest(database.db, { balance: 0 });
    const { aiMessages, rechargeRequired } = await send(person, await chat(person), DOUBTFUL);
    expect(aiMessages.at(-1)?.content).toContain('18 or older');
    expect(rechargeRequired).toBe(false);
  });

  test.each(['no', '17', 'nahi'])('ends in a hold after "%s", and costs nothing', async (text) => {
    const person = await guest(database.db);
    const sessionId = await chat(person);
    await send(person, sessionId, DOUBTFUL);
    const answer = await send(person, sessionId, text);
    expect(answer).toMatchObject({ held: 'minor', messagesLeft: 5 });
    expect(await outcomeOf(send(person, sessionId))).toBe('minor');
    expect(await balanceOf(person)).toBe(5);
    expect(await driftingOwners(database.sql)).toEqual([]);
  });

  test('without a clear answer goes on and is not asked about again; a clear statement decides later', async () => {
    const person = await guest(database.db);
    const sessionId = await chat(person);
    await send(person, sessionId, DOUBTFUL);
    expect((await send(person, sessionId, 'why?')).aiMessages[0]?.content).toBe('Haan, batao.');
    expect((await send(person, sessionId, 'no')).aiMessages[0]?.content).toBe('Haan, batao.');
    expect((await send(person, sessionId, DOUBTFUL)).aiMessages[0]?.content).toBe('Haan, batao.');
    expect((await send(person, sessionId, 'i am 16 years old')).held).toBe('minor');
  });

  test('a clear statement decides against an answer too', async () => {
    const person = await guest(database.db);
    const sessionId = await chat(person);
    await send(person, sessionId, DOUBTFUL);
    await send(person, sessionId, 'yes');
    expect((await send(person, sessionId, 'i am 16 years old')).held).toBe('minor');
  });

  test('the answer of a guest is known in the account', async () => {
    const person = await guest(database.db);
    const sessionId = await chat(person);
    await send(person, sessionId, DOUBTFUL);
    await send(person, sessionId, 'yes');
    const { id } = await signIn(person, googleProfile());
    const member = as(person, id);
    expect((await send(member, sessionId, DOUBTFUL)).aiMessages[0]?.content).toBe('Haan, batao.');
  });
});

describe('at the same moment', () => {
  test('two tabs say so: one hold, and both are answered', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await guest(database.db);
      const [one, two] = [await chat(person), await chat(person)];
      const ends = await Promise.all([
        outcomeOf(send(person, one, 'i am 15 years old')),
        outcomeOf(send(person, two, 'i am 16 years old')),
      ]);
      expect(ends).toContain('answered');
      for (const end of ends) expect(['answered', 'minor']).toContain(end);
      const rows = await sql(
        'SELECT DISTINCT reference FROM age_holds WHERE user_id = $1 OR visitor_id = $2',
        idOf(person),
        person.actor.visitorId,
      );
      expect(rows).toHaveLength(1);
    }
  });

  test('a sign-in to an existing account while it is said leaves the account held', async () => {
    for (let round = 0; round < 6; round += 1) {
      const google = googleProfile();
      const { id } = await signIn(await guest(database.db), google);
      const person = await guest(database.db);
      const sessionId = await chat(person);
      const [said] = await Promise.all([
        outcomeOf(send(person, sessionId, 'i am 15 years old')),
        signIn(person, google),
      ]);
      // A message that lost its guest was not taken: it is back in its box, and nothing was heard.
      if (said !== 'answered') continue;
      expect(await outcomeOf(startSession(as(person, id), { chatType: 'friendly' }))).toBe('minor');
    }
  });

  test('an order made while it is said is either refused or asked back when it is paid', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shop = cashfreeBook();
      const person = await guest(database.db, { payments: shop.provider });
      const sessionId = await chat(person);
      const ordered = recharge(person, { userId: idOf(person), planId: 'standard' }).catch(() => null);
      const [order] = await Promise.all([ordered, send(person, sessionId, 'i am 15 years old')]);
      if (!order) continue;
      shop.attempt(order.order_id, 'SUCCESS');
      expect(await verifyPayment(person, { orderId: order.order_id })).toMatchObject({ status: 'paid' });
      expect(
        await sql(
          `SELECT r.state, r.messages, r.amount::int AS amount FROM refund_requests r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1`,
          order.order_id,
        ),
      ).toEqual([{ state: 'asked', messages: 50, amount: 199 }]);
    }
  });
});
