import { expect, test } from 'vitest';
import { sendMessage } from '@/lib/chat/turns/service';
import { setLimits } from '@/lib/users/limits/service';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { getSession, listMessages } from '../service';
import { getRow } from './service';

const database = serviceDatabase();

const START = new Date('2026-11-27T10:00:00Z').getTime();
const NONE = { messagesPerDay: null, rupeesPerDay: null, rupeesPerMonth: null, quietHours: null };
const at = (who: TestScope, minute: number) =>
  scopeOf(database.db, { actor: who.actor, now: () => new Date(START + minute * 60_000) });
const send = (who: TestScope, sessionId: string, minute: number, content = 'Aur batao') =>
  sendMessage(at(who, minute), { sessionId, sender: 'user', content, clientMessageId: undefined });

async function person(breakMinutes: 30 | 60 | 90 | null = 30) {
  const one = await guest(database.db, { balance: 50, now: () => new Date(START) });
  await setLimits(one, { ...NONE, breakMinutes });
  return one;
}

test('who chose it is told after half an hour in a row, whichever chats it went through', async () => {
  const one = await person();
  const [first, second] = [await chat(one), await chat(one, 'romantic')];
  expect((await getSession(one, { sessionId: first })).breakMinutes).toBe(30);
  await send(one, first, 0);
  await send(one, second, 14);
  await send(one, first, 28);
  expect(await getRow(at(one, 29))).toEqual({ told: null });
  await send(one, second, 31);
  expect(await getRow(at(one, 31))).toEqual({ told: { minutes: 30, began: new Date(START).toISOString() } });
});

test('a pause of more than a quarter of an hour begins anew', async () => {
  const one = await person();
  const sessionId = await chat(one);
  for (const minute of [0, 12, 24, 40]) await send(one, sessionId, minute);
  expect(await getRow(at(one, 41))).toEqual({ told: null });
  for (const minute of [52, 64, 71]) await send(one, sessionId, minute);
  const began = new Date(START + 40 * 60_000).toISOString();
  expect(await getRow(at(one, 71))).toEqual({ told: { minutes: 30, began } });
  expect(await getRow(at(one, 90))).toEqual({ told: null });
});

test('nobody is told who did not choose it, has no user, or is in a crisis', async () => {
  expect(await getRow(scopeOf(database.db))).toEqual({ told: null });
  const other = await person(null);
  const sessionId = await chat(other);
  expect((await getSession(other, { sessionId })).breakMinutes).toBeNull();
  for (const minute of [0, 14, 28, 40]) await send(other, sessionId, minute);
  expect(await getRow(at(other, 40))).toEqual({ told: null });
  const one = await person();
  const sad = await chat(one);
  for (const minute of [0, 14, 28, 40]) await send(one, sad, minute);
  expect((await getRow(at(one, 40))).told).not.toBeNull();
  await send(one, sad, 41, 'I want to kill myself');
  expect(await getRow(at(one, 42))).toEqual({ told: null });
});

test('who chose it gets no second word about a break from the chat', async () => {
  const notices = async (breakMinutes: 90 | null) => {
    const one = await person(breakMinutes);
    const sessionId = await chat(one);
    for (const minute of [0, 20, 40, 61, 62]) await send(one, sessionId, minute);
    const messages = await listMessages(at(one, 63), { sessionId, before: undefined });
    return messages.filter(({ sender, content }) => sender === 'system' && /ek ghanta|an hour/.test(content))
      .length;
  };
  expect(await notices(null)).toBe(1);
  expect(await notices(90)).toBe(0);
});
