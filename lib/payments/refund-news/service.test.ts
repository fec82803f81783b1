import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { liftAgeHold } from '@/lib/account/age-hold/service';
import { deleteAccount } from '@/lib/account/deletion/service';
import { askForRefund } from '@/lib/account/refunds/service';
import { lookForNews } from '@/lib/chat/news/service';
import { listMessages, startSession } from '@/lib/chat/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { signIn } from '@/lib/users/sign-in/service';
import { googleProfile } from '@/tests/setup/people';
import { refundBuyer } from '@/tests/setup/refunds';
import { scopeOf, scriptedModel } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { approveRefund, refuseRefund } from '../refund-approval/service';
import { sendRefunds } from '../refund-sending/jobs';
import { settleForWebhook } from '../settle/service';
import { findOwnPayment } from '../store';

const database = serviceDatabase();

/** A member who has bought 50 messages for ₹199 and is in a chat, where they wrote `said`. */
async function buyer(said = 'Hello, how was your day?') {
  await database.sql.query('UPDATE refund_transfers SET next_check_at = NULL');
  const one = await refundBuyer(database);
  const { model, ...rest } = { model: scriptedModel(), ...one };
  const browser = { ...one.person, chatModel: model.chatModel };
  const { id: userId, sessionId: device } = await signIn(browser, {
    ...googleProfile(),
    email: `${randomUUID()}@example.com`,
  });
  const actor = { ...browser.actor, userId, sessionId: device, authenticatedAt: new Date() };
  const person = { ...browser, actor };
  const { id: sessionId } = await startSession(person, { chatType: 'friendly' });
  await sendMessage(person, { sessionId, sender: 'user', content: said });
  const orderId = await one.buy('standard', person);
  const notices = async () =>
    (await listMessages(person, { sessionId }))
      .filter(({ sender, messageType }) => sender === 'system' && messageType === 'text')
      .map(({ content }) => content);
  const mails = async () =>
    (
      await database.sql.query(
        'SELECT subject, text FROM mails WHERE user_id = $1 ORDER BY created_at, key',
        [userId],
      )
    ).rows;
  return { ...rest, person, userId, sessionId, orderId, notices, mails, asked: model.asked };
}

const balanceOf = async (userId: string) =>
  (await database.sql.query('SELECT message_balance FROM users WHERE id = $1', [userId])).rows[0]
    .message_balance;

describe('a refund of a member', () => {
  test('is told when it is asked for, approved and paid: in the chat and by mail, once each', async () => {
    const one = await buyer();
    const newest = (await listMessages(one.person, { sessionId: one.sessionId })).at(-1)?.id;
    await askForRefund(one.person, { orderId: one.orderId });
    // The chat in front of the person sees that there is something new.
    expect((await lookForNews(one.person, { sessionId: one.sessionId, after: newest })).messages).toBe(1);
    const { id: requestId } = await one.request(one.orderId);
    await approveRefund(one.person, { requestId, operator: 'asha' });
    await sendRefunds(one.person);
    one.shop.refunds().forEach((refund) => {
      refund.status = 'SUCCESS';
    });
    const later = { ...one.person, now: () => new Date(Date.now() + 600_000) };
    await Promise.all([sendRefunds(later), sendRefunds(later)]);
    expect(await one.notices()).toEqual([
      expect.stringContaining('A refund of ₹199 for 50 unused messages is asked for.'),
      expect.stringContaining('Your refund of ₹199 is approved and on its way'),
      expect.stringContaining('Your refund of ₹199 is paid'),
    ]);
    const mails = await one.mails();
    expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill('Saathi: your refund of ₹199'));
    expect(mails.map(({ text }) => text).sort()[1]).toContain('Your refund of ₹199 is approved');
    expect(mails[0].text).toContain(one.orderId.replace('recharge_', ''));
  });

  test('is no send: it costs nothing, and no model reads it', async () => {
    const one = await buyer();
    const before = await balanceOf(one.userId);
    await askForRefund(one.person, { orderId: one.orderId });
    expect(await balanceOf(one.userId)).toBe(before);
    await sendMessage(one.person, { sessionId: one.sessionId, sender: 'user', content: 'And now?' });
    expect(await balanceOf(one.userId)).toBe(before - 1);
    expect(one.asked.length).toBeGreaterThan(1);
    expect(JSON.stringify(one.asked)).not.toContain('refund of');
  });

  test('is told with the reason when an operator refuses it', async () => {
    const one = await buyer();
    await askForRefund(one.person, { orderId: one.orderId });
    const { id: requestId } = await one.request(one.orderId);
    await refuseRefund(one.person, { requestId, operator: 'asha', reason: 'The bank returned it already.' });
    const told = 'Your refund of ₹199 is not paid back. The bank returned it already.';
    expect((await one.notices()).at(-1)).toBe(told);
    expect((await one.mails()).map(({ text }) => text).some((text) => text.startsWith(told))).toBe(true);
  });

  test('is told when the bank does not take it: the messages are back', async () => {
    const one = await buyer();
    await askForRefund(one.person, { orderId: one.orderId });
    const { id: requestId } = await one.request(one.orderId);
    await approveRefund(one.person, { requestId, operator: 'asha' });
    await sendRefunds(one.person);
    one.shop.endRefundsAs('FAILED');
    await sendRefunds({ ...one.person, now: () => new Date(Date.now() + 600_000) });
    expect((await one.notices()).at(-1)).toContain('50 messages are back in your balance');
  });

  test.each([
    ['यार आज बहुत थक गया हूँ, तुम कैसी हो?', 'रिफ़ंड माँगा गया है'],
    ['yaar aaj bahut thak gaya hoon, tum kaisi ho?', 'ka refund maanga gaya hai'],
  ])('is told in the language that the person writes: %s', async (said, words) => {
    const one = await buyer(said);
    await askForRefund(one.person, { orderId: one.orderId });
    expect((await one.notices()).at(-1)).toContain(words);
    expect((await one.mails()).at(-1)?.text).toContain(words);
    expect((await one.notices()).at(-1)).toContain('₹199');
  });

  test('is told to nobody who has deleted the account', async () => {
    const one = await buyer();
    await askForRefund(one.person, { orderId: one.orderId });
    const { id: requestId } = await one.request(one.orderId);
    await deleteAccount(one.person);
    await approveRefund(one.person, { requestId, operator: 'asha' });
    expect(await one.mails()).toEqual([]);
  });
});

test('a refund of a hold that was a mistake is taken back, and the person is told that the messages stay', async () => {
  const one = await buyer();
  await sendMessage(one.person, { sessionId: one.sessionId, sender: 'user', content: 'I am 15 years old' });
  expect((await one.notices()).some((told) => told.includes('is asked for'))).toBe(true);
  const { rows } = await database.sql.query('SELECT reference FROM age_holds WHERE user_id = $1', [
    one.userId,
  ]);
  await liftAgeHold(one.person, rows[0].reference, { by: 'asha', because: 'an adult' });
  expect((await one.notices()).at(-1)).toMatch(/is not needed any more: your \d+ messages stay/);
});

test('a guest is told in the chat, once, of a second payment of an order', async () => {
  const one = await refundBuyer(database);
  const { id: sessionId } = await startSession(one.person, { chatType: 'friendly' });
  const orderId = await one.buy();
  one.shop.attempt(orderId, 'SUCCESS');
  const again = scopeOf(database.db, { actor: one.person.actor, payments: one.shop.provider });
  const order = await findOwnPayment(database.db, orderId, one.person.actor);
  if (!order) throw new Error('no order');
  await settleForWebhook(again, order);
  await settleForWebhook(again, order);
  const told = (await listMessages(one.person, { sessionId })).filter(({ content }) =>
    content.includes('A payment of ₹199 came in that bought nothing'),
  );
  expect(told).toHaveLength(1);
});
