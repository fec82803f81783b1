import { describe, expect, test } from 'vitest';
import { rewordReply } from '@/lib/chat/turns/rewording/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { payForSession } from '@/lib/payments/service';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { chat, googleProfile, guest } from '@/tests/setup/people';
import { moderatorOf, scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { getLimits, setLimits } from '../limits/service';
import { collectPersonalData } from '../personal-data/service';
import { getMe } from '../service';
import { signIn } from '../sign-in/service';
import { PAUSES } from './constants';
import { beginPause, endPause, getPause } from './service';

const database = serviceDatabase();

const NOW = new Date();
const after = (ms: number) => () => new Date(NOW.getTime() + ms);
type Over = NonNullable<Parameters<typeof guest>[1]>;
const person = (over: Over = {}) => guest(database.db, { balance: 50, now: after(0), ...over });
const at = (who: TestScope, ms: number) => scopeOf(database.db, { actor: who.actor, now: after(ms) });
const send = (who: TestScope, sessionId: string, content = 'Aaj thak gaya') =>
  sendMessage(who, { sessionId, sender: 'user', content, clientMessageId: undefined });
const balance = async (who: TestScope) => (await getMe(who)).messageBalance;
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    ({ code, fields }: { code?: string; fields?: { ownLimit?: boolean } }) =>
      fields?.ownLimit ? `own limit, ${code}` : code,
  );
const REFUSED = 'own limit, not_allowed';

test('a pause begins and ends at once, is as long as was asked for, and is over by itself', async () => {
  const one = await person();
  expect(await getPause(one)).toEqual({ pause: null });
  for (const length of ['day', 'week', 'month'] as const) {
    const until = after(PAUSES[length])().toISOString();
    expect(await beginPause(one, { length })).toEqual({ pause: { until } });
    expect(await getPause(at(one, PAUSES[length] - 1))).toEqual({ pause: { until } });
    expect(await getPause(at(one, PAUSES[length]))).toEqual({ pause: null });
  }
  expect(await beginPause(one, { length: 'return' })).toEqual({ pause: { until: null } });
  expect(await getPause(at(one, 10 * PAUSES.month))).toEqual({ pause: { until: null } });
  expect(await endPause(one)).toEqual({ pause: null });
  expect(await endPause(one)).toEqual({ pause: null });
  expect(await getPause(one)).toEqual({ pause: null });
});

test('no message goes out while it holds, in words, at no charge, from however many chats; then all is as before', async () => {
  const one = await person();
  const chats = await Promise.all(Array.from({ length: 4 }, () => chat(one)));
  const [sessionId = ''] = chats;
  const { aiMessages } = await send(one, sessionId);
  await beginPause(one, { length: 'day' });
  const ends = await Promise.all(chats.map((id) => outcome(send(one, id))));
  expect(ends).toEqual(chats.map(() => REFUSED));
  await expect(send(one, sessionId)).rejects.toThrow(
    /^You have paused your account until .+ IST\. Nothing was charged\./,
  );
  const again = rewordReply(one, {
    ...{ sessionId, messageId: aiMessages.at(-1)?.id ?? '', cost: 0 },
    clientMessageId: crypto.randomUUID(),
  });
  expect(await outcome(again)).toBe(REFUSED);
  expect(await balance(one)).toBe(49);
  expect(await outcome(send(at(one, PAUSES.day), sessionId))).toBe('answered');
  await beginPause(one, { length: 'return' });
  await expect(send(one, sessionId)).rejects.toThrow(/^You have paused your account\. Nothing was charged\./);
  await endPause(one);
  expect(await outcome(send(one, sessionId))).toBe('answered');
});

test('nothing is bought in a pause, and nobody with an empty balance is asked to', async () => {
  const one = await person({ balance: 0, payments: cashfreeBook().provider });
  const sessionId = await chat(one);
  await beginPause(one, { length: 'week' });
  expect(await outcome(payForSession(one, { sessionId, amount: 199, messageCount: 50 }))).toBe(REFUSED);
  expect(await outcome(send(one, sessionId))).toBe(REFUSED);
});

describe('somebody in danger', () => {
  const SIGN = 'I want to kill myself';

  test('is answered in a pause, free, and on every message after it', async () => {
    const one = await person();
    const sessionId = await chat(one);
    await beginPause(one, { length: 'return' });
    expect(await send(one, sessionId, SIGN)).toMatchObject({ crisis: true, free: true, messagesLeft: 50 });
    for (const words of ['koi nahi hai', SIGN, 'kya karu'])
      expect(await send(one, sessionId, words)).toMatchObject({ free: true, messagesLeft: 50 });
    expect(await balance(one)).toBe(50);
  });

  test('is heard by the judge where the rules hear nothing', async () => {
    const one = await person({ moderator: moderatorOf(() => ['self-harm/intent']) });
    const sessionId = await chat(one);
    await beginPause(one, { length: 'return' });
    expect((await send(one, sessionId, 'bas ab aur nahi')).crisis).toBe(true);
  });
});

test('limits and a pause leave each other as they are', async () => {
  const one = await person();
  const none = { rupeesPerDay: null, rupeesPerMonth: null, quietHours: null, breakMinutes: null };
  const limits = { messagesPerDay: 4, ...none };
  await setLimits(one, limits);
  await beginPause(one, { length: 'return' });
  expect((await getLimits(one)).limits).toEqual(limits);
  await setLimits(one, { ...limits, messagesPerDay: 3 });
  expect(await getPause(one)).toEqual({ pause: { until: null } });
  await endPause(one);
  expect((await getLimits(one)).limits.messagesPerDay).toBe(3);
});

test('it goes into the account, the longer of both, and into the download', async () => {
  const googleId = crypto.randomUUID();
  await signIn(await person(), googleProfile(googleId));
  const first = await person();
  await beginPause(first, { length: 'week' });
  const { id } = await signIn(first, googleProfile(googleId));
  const member = scopeOf(database.db, { actor: { ...first.actor, userId: id }, now: after(0) });
  const until = after(PAUSES.week)().toISOString();
  expect(await getPause(member)).toEqual({ pause: { until } });
  const second = await person();
  await beginPause(second, { length: 'day' });
  await signIn(second, googleProfile(googleId));
  expect(await getPause(member)).toEqual({ pause: { until } });
  const { ownLimits } = await collectPersonalData(database.db, id);
  expect(ownLimits).toMatchObject([{ pausedAt: NOW, pausedUntil: new Date(until) }]);
});

test('needs a user', async () => {
  const nobody = scopeOf(database.db);
  const asks = [getPause, endPause, (scope: TestScope) => beginPause(scope, { length: 'day' })];
  for (const ask of asks) await expect(ask(nobody)).rejects.toMatchObject({ code: 'not_signed_in' });
});
