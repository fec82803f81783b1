import { expect, test } from 'vitest';
import { payForSession, verifyPayment } from '@/lib/payments/service';
import { getMe } from '@/lib/users/service';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { chat, guest } from '@/tests/setup/people';
import { judgeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { getSession, listMessages, startSession } from '../service';
import { TYPE_CLOSED } from '../talk/copy';
import { sendMessage } from '../turns/service';
import { answerWaitingMessages } from '../turns/waiting/jobs';
import { welcome } from '../turns/welcome/service';

const database = serviceDatabase();

const off = (scope: TestScope): TestScope => ({ ...scope, closedChatTypes: ['friendly'] });
const send = (scope: TestScope, sessionId: string, content = 'Namaste') =>
  sendMessage(scope, { sessionId, sender: 'user', content, clientMessageId: undefined });
const balance = async (scope: TestScope) => (await getMe(scope)).messageBalance;
const entries = async (scope: TestScope) =>
  (await database.sql.query('SELECT kind FROM ledger_entries WHERE owner_id = $1', [scope.actor.userId]))
    .rows;
const closed = { code: 'not_allowed', message: TYPE_CLOSED.en, fields: { closed: TYPE_CLOSED.en } };

test('a chat of a kind that is switched off is read, not written in, and costs nothing', async () => {
  const person = await guest(database.db);
  const sessionId = await chat(person, 'friendly');
  await send(person, sessionId, 'How was your day?');
  const before = { balance: await balance(person), entries: await entries(person) };

  await expect(send(off(person), sessionId, 'And now?')).rejects.toMatchObject(closed);
  await expect(welcome(off(person), { sessionId })).rejects.toMatchObject({ code: 'not_allowed' });
  expect(await getSession(off(person), { sessionId })).toMatchObject({ closed: TYPE_CLOSED.en, held: null });
  const said = await listMessages(off(person), { sessionId, before: undefined });
  expect(said.map((one) => one.content)).toContain('How was your day?');
  expect(said.map((one) => one.content)).not.toContain('And now?');
  expect({ balance: await balance(person), entries: await entries(person) }).toEqual(before);

  // The messages that are left count in the others.
  const other = await chat(off(person), 'romantic');
  await send(off(person), other);
  expect(await balance(person)).toBe(before.balance - 1);
  // And here, when it comes back.
  expect((await getSession(person, { sessionId })).closed).toBeNull();
  await send(person, sessionId);
});

test('none begins, and the person is told in words', async () => {
  const person = off(await guest(database.db));
  const start = startSession(person, { chatType: 'friendly' } as Parameters<typeof startSession>[1]);
  await expect(start).rejects.toMatchObject({
    code: 'not_allowed',
    message: expect.stringContaining('taking a break'),
  });
});

test('somebody in a crisis is answered there, too', async () => {
  const { judge } = judgeOf({ talk: (newest) => (newest.includes('over') ? { crisis: 'self_harm' } : {}) });
  const person = await guest(database.db);
  const sessionId = await chat(person, 'friendly');
  expect((await send(off(person), sessionId, 'i want to die')).crisis).toBe(true);
  // And may go on while it is near.
  expect((await send(off(person), sessionId, 'are you there?')).free).toBe(true);
  expect((await getSession(off(person), { sessionId })).closed).toBeNull();

  const other = await guest(database.db, { judge });
  const quiet = await chat(other, 'friendly');
  expect((await send(off(other), quiet, 'soon it will be over for all')).crisis).toBe(true);
});

test('what waited for a purchase waits on', async () => {
  const book = cashfreeBook();
  const model = scriptedModel(() => 'Haan, bolo.');
  const person = await guest(database.db, { balance: 0, payments: book.provider, ...model });
  const sessionId = await chat(person, 'friendly');
  await send(person, sessionId, 'Kal interview hai');
  const { order_id: orderId } = await payForSession(person, { sessionId, amount: 9, messageCount: 10 });
  book.attempt(orderId, 'SUCCESS');
  await verifyPayment(person, { orderId });
  await answerWaitingMessages(off(person));
  expect(await balance(person)).toBe(10);
  await answerWaitingMessages(person);
  expect(await balance(person)).toBe(9);
});
