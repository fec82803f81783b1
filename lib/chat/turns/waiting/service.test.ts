import { expect, test } from 'vitest';
import { payForSession, recharge, verifyPayment } from '@/lib/payments/service';
import { getMe } from '@/lib/users/service';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { chat, guest } from '@/tests/setup/people';
import { judgeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { getSession, listMessages } from '../../service';
import { sendMessage } from '../service';
import { TRIED_FOR_MS } from './constants';
import { answerWaitingMessages } from './jobs';

const database = serviceDatabase();

const send = (scope: TestScope, sessionId: string, content: string) =>
  sendMessage(scope, { sessionId, sender: 'user', content, clientMessageId: undefined });
const balance = async (scope: TestScope) => (await getMe(scope)).messageBalance;
const said = async (scope: TestScope, sessionId: string) =>
  (await listMessages(scope, { sessionId, before: undefined }))
    .filter((one) => one.messageType === 'text')
    .map((one) => `${one.sender}: ${one.content}`);

/** Somebody at balance 0 whose message has no answer. */
async function asker(options: Parameters<typeof guest>[1] = {}) {
  const book = cashfreeBook();
  const model = scriptedModel(() => 'Haan, bolo.');
  const person = await guest(database.db, { balance: 0, payments: book.provider, ...model, ...options });
  const sessionId = await chat(person);
  const { rechargeRequired } = await send(person, sessionId, 'Kal interview hai');
  expect(rechargeRequired).toBe(true);
  const payHere = async () => {
    const { order_id } = await payForSession(person, { sessionId, amount: 9, messageCount: 10 });
    book.attempt(order_id, 'SUCCESS');
    return order_id;
  };
  return { book, person, sessionId, payHere, asked: model.asked };
}

test('a message sent at balance 0 is answered by itself after a purchase, once and charged once', async () => {
  const { person, sessionId, payHere, asked } = await asker();
  await answerWaitingMessages(person);
  expect(await said(person, sessionId)).toEqual(['user: Kal interview hai']);
  const orderId = await payHere();
  await Promise.all(Array.from({ length: 3 }, () => verifyPayment(person, { orderId })));
  await Promise.all(Array.from({ length: 5 }, () => answerWaitingMessages(person)));
  await answerWaitingMessages(person);
  expect(await said(person, sessionId)).toEqual(['user: Kal interview hai', 'ai: Haan, bolo.']);
  expect(await balance(person)).toBe(9);
  const question = asked.at(-1)?.filter((one) => one.content === 'Kal interview hai');
  expect(question).toHaveLength(1);
});

test('a recharge without a chat answers what was asked last, wherever that was', async () => {
  const { book, person, sessionId } = await asker();
  const other = await chat(person, 'romantic');
  await send(person, other, 'Aur batao');
  const { order_id: orderId } = await recharge(person, {
    userId: person.actor.userId ?? '',
    planId: 'starter',
  });
  book.attempt(orderId, 'SUCCESS');
  await verifyPayment(person, { orderId });
  await answerWaitingMessages(person);
  expect(await said(person, other)).toEqual(['user: Aur batao', 'ai: Haan, bolo.']);
  expect(await said(person, sessionId)).toEqual(['user: Kal interview hai']);
  expect(await balance(person)).toBe(9);
});

test('whoever writes on after paying is answered to that alone', async () => {
  const { person, sessionId, payHere } = await asker();
  await verifyPayment(person, { orderId: await payHere() });
  await send(person, sessionId, 'Sun rahe ho?');
  await answerWaitingMessages(person);
  expect(await said(person, sessionId)).toEqual([
    'user: Kal interview hai',
    'user: Sun rahe ho?',
    'ai: Haan, bolo.',
  ]);
  expect(await balance(person)).toBe(9);
});

test('an answer that fails costs nothing, is tried again, and given up after some minutes', async () => {
  let broken = true;
  let ahead = 0;
  const { chatModel } = scriptedModel(() => {
    if (broken) throw new Error('down');
    return 'Main hoon.';
  });
  const now = () => new Date(Date.now() + ahead);
  const { person, sessionId, payHere } = await asker({ chatModel, now });
  await verifyPayment(person, { orderId: await payHere() });
  await answerWaitingMessages(person);
  expect(await balance(person)).toBe(10);
  expect(await answerWaitingMessages(person)).toBe(0);
  ahead = 30_000;
  broken = false;
  await answerWaitingMessages(person);
  expect(await said(person, sessionId)).toEqual(['user: Kal interview hai', 'ai: Main hoon.']);

  const late = await asker({ chatModel, now });
  await verifyPayment(late.person, { orderId: await late.payHere() });
  ahead += TRIED_FOR_MS + 1_000;
  await answerWaitingMessages(late.person);
  expect(await said(late.person, late.sessionId)).toEqual(['user: Kal interview hai']);
  expect(await balance(late.person)).toBe(10);
});

test('a waiting message that a judge takes for a sign of danger gets help, free of charge', async () => {
  let seen = false;
  const { judge } = judgeOf({ talk: () => (seen ? { crisis: 'self_harm' } : {}) });
  const { person, sessionId, payHere } = await asker({ judge });
  await verifyPayment(person, { orderId: await payHere() });
  seen = true;
  await answerWaitingMessages(person);
  const messages = await listMessages(person, { sessionId, before: undefined });
  expect(messages.filter((one) => one.content === 'Kal interview hai')).toHaveLength(1);
  expect(messages.map((one) => one.messageType)).toContain('crisis_support');
  expect(await balance(person)).toBe(10);
});

test('the chat says that an answer is on its way until it is there', async () => {
  const { person, sessionId, payHere } = await asker();
  const isAnswering = async () => (await getSession(person, { sessionId })).answering;
  expect(await isAnswering()).toBe(false);
  await verifyPayment(person, { orderId: await payHere() });
  expect(await isAnswering()).toBe(true);
  await answerWaitingMessages(person);
  expect(await isAnswering()).toBe(false);
});
