import { describe, expect, test } from 'vitest';
import { exportData } from '@/lib/account/export/service';
import { listMessages } from '@/lib/chat/service';
import { rewordReply } from '@/lib/chat/turns/rewording/service';
import { sendMessage } from '@/lib/chat/turns/service';
import type { Input } from '@/lib/kit/endpoint';
import { payForSession, recharge, verifyPayment } from '@/lib/payments/service';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { chat, googleProfile, guest } from '@/tests/setup/people';
import { moderatorOf, scopeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { getMe } from '../service';
import { signIn } from '../sign-in/service';
import { LAXER_AFTER_MS } from './constants';
import type { setLimits as setEndpoint } from './contract';
import { periodsBegan } from './rules';
import { getLimits, setLimits } from './service';

const database = serviceDatabase();

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NONE = {
  messagesPerDay: null,
  rupeesPerDay: null,
  rupeesPerMonth: null,
  quietHours: null,
  breakMinutes: null,
};
const NOON = new Date(periodsBegan(new Date()).day.getTime() + 12 * HOUR_MS);
const afterNoon = (ms: number) => () => new Date(NOON.getTime() + ms);

type Over = NonNullable<Parameters<typeof guest>[1]>;
const person = (over: Over = {}) => guest(database.db, { balance: 50, now: afterNoon(0), ...over });
/** The same person at another time, or with another provider. */
const as = (who: TestScope, over: Over) => scopeOf(database.db, { actor: who.actor, ...over });
const set = (who: TestScope, over: Partial<Input<typeof setEndpoint>>) =>
  setLimits(who, { ...NONE, ...over });
const send = (who: TestScope, sessionId: string, content = 'Aaj thak gaya', clientMessageId?: string) =>
  sendMessage(who, { sessionId, sender: 'user', content, clientMessageId });
const balance = async (who: TestScope) => (await getMe(who)).messageBalance;
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    ({ code, fields }: { code?: string; fields?: { ownLimit?: boolean } }) =>
      fields?.ownLimit ? `own limit, ${code}` : code,
  );
const REFUSED = 'own limit, not_allowed';
const idOf = (who: TestScope) => who.actor.userId ?? '';

describe('setting limits', () => {
  test('stricter at once, laxer after a day, taken back when wanted', async () => {
    const one = await person();
    expect(await getLimits(one)).toEqual({ limits: NONE, next: null });
    expect(await set(one, { messagesPerDay: 20 })).toEqual({
      limits: { ...NONE, messagesPerDay: 20 },
      next: null,
    });
    const at = afterNoon(LAXER_AFTER_MS)().toISOString();
    expect(await set(one, { messagesPerDay: 40 })).toEqual({
      limits: { ...NONE, messagesPerDay: 20 },
      next: { limits: { ...NONE, messagesPerDay: 40 }, at },
    });
    expect((await set(one, { messagesPerDay: 20 })).next).toBeNull();
    await set(one, {});
    expect((await getLimits(as(one, { now: afterNoon(LAXER_AFTER_MS - 1) }))).limits.messagesPerDay).toBe(20);
    expect(await getLimits(as(one, { now: afterNoon(LAXER_AFTER_MS) }))).toEqual({
      limits: NONE,
      next: null,
    });
  });

  test('ten times at once lets nothing laxer through', async () => {
    const one = await person();
    await set(one, { messagesPerDay: 5 });
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => set(one, { messagesPerDay: at % 2 === 0 ? 100 : null })),
    );
    const { limits, next } = await getLimits(one);
    expect(limits.messagesPerDay).toBe(5);
    expect(next?.at).toBe(afterNoon(LAXER_AFTER_MS)().toISOString());
  });

  test('needs a user', async () => {
    const nobody = scopeOf(database.db);
    expect(await outcome(getLimits(nobody))).toBe('not_signed_in');
    expect(await outcome(set(nobody, { messagesPerDay: 5 }))).toBe('not_signed_in');
  });
});

describe('messages a day', () => {
  test('are sent up to the limit, then refused without a charge, until tomorrow', async () => {
    const one = await person();
    const sessionId = await chat(one);
    await send(one, sessionId);
    await set(one, { messagesPerDay: 2 });
    const clientMessageId = crypto.randomUUID();
    const last = await send(one, sessionId, 'phir se', clientMessageId);
    const before = (await listMessages(one, { sessionId, before: undefined })).length;
    await expect(send(one, sessionId)).rejects.toThrow(/no more than 2 messages a day/);
    expect(await outcome(send(one, sessionId))).toBe(REFUSED);
    expect(await balance(one)).toBe(48);
    expect(await listMessages(one, { sessionId, before: undefined })).toHaveLength(before);
    // What was answered keeps its answer.
    expect((await send(one, sessionId, 'phir se', clientMessageId)).aiMessages).toEqual(last.aiMessages);
    const tomorrow = as(one, { now: afterNoon(DAY_MS) });
    expect(await outcome(send(tomorrow, sessionId))).toBe('answered');
  });

  test('are not passed by many chats at once', async () => {
    const one = await person();
    await set(one, { messagesPerDay: 3 });
    const chats = await Promise.all(Array.from({ length: 8 }, () => chat(one)));
    const ends = await Promise.all(chats.map((sessionId) => outcome(send(one, sessionId))));
    expect(ends.filter((end) => end === 'answered')).toHaveLength(3);
    expect(ends.filter((end) => end === REFUSED)).toHaveLength(5);
    expect(await balance(one)).toBe(47);
  });

  test('do not count one that got no reply', async () => {
    let works = false;
    const model = scriptedModel(() => {
      if (!works) throw new Error('down');
      return 'Haan, batao.';
    });
    const one = await person({ chatModel: model.chatModel });
    const sessionId = await chat(one);
    await set(one, { messagesPerDay: 1 });
    expect(await outcome(send(one, sessionId))).toBe('provider_failed');
    works = true;
    expect(await outcome(send(one, sessionId))).toBe('answered');
    expect(await outcome(send(one, sessionId))).toBe(REFUSED);
  });

  test('come before a sale: nobody is asked to buy', async () => {
    const one = await person({ balance: 1 });
    const sessionId = await chat(one);
    await set(one, { messagesPerDay: 1 });
    await send(one, sessionId);
    expect(await balance(one)).toBe(0);
    expect(await outcome(send(one, sessionId))).toBe(REFUSED);
  });

  test('keep a reply from being said differently, too', async () => {
    const one = await person();
    const sessionId = await chat(one);
    const { aiMessages } = await send(one, sessionId);
    await set(one, { messagesPerDay: 1 });
    const again = rewordReply(one, {
      ...{ sessionId, messageId: aiMessages.at(-1)?.id ?? '', cost: 0 },
      clientMessageId: crypto.randomUUID(),
    });
    expect(await outcome(again)).toBe(REFUSED);
  });
});

describe('quiet hours', () => {
  test('refuse what is sent in them, over midnight too, and say when they end', async () => {
    const one = await person();
    const sessionId = await chat(one);
    await set(one, { quietHours: { from: '22:00', to: '06:00' } });
    const at = (hours: number) => as(one, { now: afterNoon(hours * HOUR_MS) });
    expect(await outcome(send(at(9.9), sessionId))).toBe('answered');
    await expect(send(at(10), sessionId)).rejects.toThrow(/They end at 6:00 am/);
    expect(await outcome(send(at(17.9), sessionId))).toBe(REFUSED);
    expect(await outcome(send(at(18), sessionId))).toBe('answered');
    expect(await balance(one)).toBe(48);
  });

  test('that are taken away are quiet for one more day', async () => {
    const one = await person();
    const sessionId = await chat(one);
    await set(one, { quietHours: { from: '11:00', to: '13:00' } });
    await set(one, {});
    expect(await outcome(send(one, sessionId))).toBe(REFUSED);
    expect(await outcome(send(as(one, { now: afterNoon(DAY_MS) }), sessionId))).toBe('answered');
  });
});

describe('somebody in danger', () => {
  const SIGN = 'I want to kill myself';
  const LIMITS = { messagesPerDay: 1, quietHours: { from: '11:00', to: '13:00' } };

  test('is answered past every limit, free, and on every message after it', async () => {
    const one = await person();
    const sessionId = await chat(one);
    await set(one, LIMITS);
    expect(await send(one, sessionId, SIGN)).toMatchObject({ crisis: true, free: true, messagesLeft: 50 });
    for (const words of ['koi nahi hai', 'I want to kill myself', 'kya karu'])
      expect(await send(one, sessionId, words)).toMatchObject({ free: true, messagesLeft: 50 });
    expect(await balance(one)).toBe(50);
  });

  test('is heard by the judge where the rules hear nothing', async () => {
    const one = await person({ moderator: moderatorOf(() => ['self-harm/intent']) });
    const sessionId = await chat(one);
    await set(one, LIMITS);
    expect((await send(one, sessionId, 'bas ab aur nahi')).crisis).toBe(true);
    expect(await balance(one)).toBe(50);
  });
});

describe('rupees', () => {
  async function buyer() {
    const shop = cashfreeBook();
    const one = await person({ payments: shop.provider });
    const buy = async (who = one, planId: 'starter' | 'standard' = 'starter') =>
      (await recharge(who, { userId: idOf(one), planId })).order_id;
    const pay = async (who = one) => {
      const orderId = await buy(who);
      shop.attempt(orderId, 'SUCCESS');
      await verifyPayment(who, { orderId });
    };
    const price = async () => {
      const { rows } = await database.sql.query('SELECT amount FROM payments WHERE order_id = $1', [
        await buy(),
      ]);
      return Number(rows[0].amount);
    };
    return { shop, one, buy, pay, price };
  }

  test('a day and a month are refused before Cashfree is asked', async () => {
    const { shop, one, buy, pay, price } = await buyer();
    const cost = await price();
    await pay();
    await set(one, { rupeesPerDay: 2 * cost - 1 });
    const asked = shop.created.length;
    await expect(buy()).rejects.toThrow(new RegExp(`more than the ₹${2 * cost - 1} a day`));
    expect(await outcome(buy())).toBe(REFUSED);
    expect(shop.created).toHaveLength(asked);
    expect(await outcome(buy(as(one, { payments: shop.provider, now: afterNoon(DAY_MS) })))).toBe('answered');
    const other = await buyer();
    await set(other.one, { rupeesPerMonth: 0 });
    await expect(other.buy()).rejects.toThrow(/spend nothing in a month/);
    expect(other.shop.created).toEqual([]);
  });

  test('count open orders, so that two tabs do not pass them, and a second tap is no second order', async () => {
    const { shop, one, buy, price } = await buyer();
    const cost = await price();
    await set(one, { rupeesPerDay: cost });
    // The order that is open is used again.
    expect(await outcome(buy())).toBe('answered');
    const sessionId = await chat(one);
    const ends = await Promise.all([
      ...Array.from({ length: 4 }, () => outcome(buy(one, 'standard'))),
      ...Array.from({ length: 4 }, () =>
        outcome(payForSession(one, { sessionId, amount: 199, messageCount: 50 })),
      ),
    ]);
    expect(new Set(ends)).toEqual(new Set([REFUSED]));
    expect(shop.created).toHaveLength(1);
  });

  test('of many orders at once only what fits is made', async () => {
    const { shop, one, price } = await buyer();
    const cost = await price();
    await set(one, { rupeesPerDay: cost + 199 });
    const chats = await Promise.all(Array.from({ length: 6 }, () => chat(one)));
    const ends = await Promise.all(
      chats.map((sessionId) => outcome(payForSession(one, { sessionId, amount: 199, messageCount: 50 }))),
    );
    expect(ends.filter((end) => end === 'answered')).toHaveLength(1);
    expect(ends.filter((end) => end === REFUSED)).toHaveLength(5);
    expect(shop.created).toHaveLength(2);
  });
});

describe('limits go with their person', () => {
  test('into the account, the stricter of both, with what was sent that day', async () => {
    const googleId = crypto.randomUUID();
    const one = await person();
    await set(one, { messagesPerDay: 4, rupeesPerDay: 300 });
    await send(one, await chat(one));
    await signIn(one, googleProfile(googleId));
    const two = await person();
    await set(two, { messagesPerDay: 2, rupeesPerDay: 500, quietHours: { from: '22:00', to: '06:00' } });
    await send(two, await chat(two));
    const { id } = await signIn(two, googleProfile(googleId));
    const member = scopeOf(database.db, { actor: { ...two.actor, userId: id }, now: afterNoon(0) });
    expect((await getLimits(member)).limits).toEqual({
      ...{ messagesPerDay: 2, rupeesPerDay: 300, rupeesPerMonth: null },
      quietHours: { from: '22:00', to: '06:00' },
      breakMinutes: null,
    });
    expect(await outcome(send(member, await chat(member)))).toBe(REFUSED);
  });

  test('into the export', async () => {
    const one = await person();
    await set(one, { messagesPerDay: 7 });
    expect((await exportData({ ...one, listOpenings: async () => [] })).bytes.length).toBeGreaterThan(0);
  });
});
