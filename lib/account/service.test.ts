import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sendMessage } from '@/lib/chat/turns/service';
import { welcome } from '@/lib/chat/turns/welcome/service';
import type { AppError } from '@/lib/kit/app-error';
import { recharge, verifyPayment } from '@/lib/payments/service';
import { getMe } from '@/lib/users/service';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { book } from '@/lib/wallet/store';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { deleteChat, getAccount, getReceipt, listChats, listHistory, listPayments } from './service';

const database = serviceDatabase();

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: AppError) => error.code,
  );
const send = (scope: TestScope, sessionId: string, content = 'Hi') =>
  sendMessage(scope, { sessionId, sender: 'user', content });
const history = (scope: TestScope, before?: string) => listHistory(scope, { before });
const chats = (scope: TestScope, after?: string) => listChats(scope, { after });
const remove = (scope: TestScope, sessionId: string) => deleteChat(scope, { sessionId });

async function buy(scope: TestScope, pay: (orderId: string) => unknown): Promise<string> {
  const { order_id: orderId } = await recharge(scope, {
    userId: scope.actor.userId ?? '',
    planId: 'standard',
  });
  pay(orderId);
  await verifyPayment(scope, { orderId });
  return orderId;
}

test('a browser without a user has no account', async () => {
  const nobody = scopeOf(database.db);
  expect(await codeOf(getAccount(nobody))).toBe('not_signed_in');
  expect(await codeOf(history(nobody))).toBe('not_signed_in');
  expect(await codeOf(remove(nobody, randomUUID()))).toBe('not_signed_in');
});

describe('the history', () => {
  test('tells of starters, sends by companion, what was given back and what was bought', async () => {
    const book_ = cashfreeBook();
    let down = false;
    const model = scriptedModel(() => {
      if (down) throw new Error('down');
      return 'Haan.';
    });
    const one = await guest(database.db, { payments: book_.provider, chatModel: model.chatModel });
    const sessionId = await chat(one);
    await send(one, sessionId);
    await send(one, sessionId);
    down = true;
    await codeOf(send(one, sessionId));
    await buy(one, (orderId) => book_.attempt(orderId, 'SUCCESS'));
    const { lines, next } = await history(one);
    const name = lines.at(-2)?.name;
    expect(name).toEqual(expect.any(String));
    expect(
      lines.map(({ kind, delta, count, balanceAfter }) => ({ kind, delta, count, balanceAfter })),
    ).toEqual([
      { kind: 'purchase', delta: 50, count: 1, balanceAfter: 53 },
      { kind: 'send_returned', delta: 1, count: 1, balanceAfter: 3 },
      { kind: 'send', delta: -3, count: 3, balanceAfter: 2 },
      { kind: 'starter', delta: 5, count: 1, balanceAfter: 5 },
    ]);
    expect(next).toBeNull();
    await remove(one, sessionId);
    expect((await history(one)).lines[2]).toMatchObject({ kind: 'send', count: 3, name: null });
  });

  test('comes in pages that miss and repeat nothing', async () => {
    const one = await guest(database.db);
    const owner = { kind: 'user', id: one.actor.userId ?? '' } as const;
    for (let index = 0; index < 130; index += 1) {
      const reference = `test:page:${owner.id}:${index}`;
      await book(database.db, { owner, delta: 1, kind: LEDGER_KIND.purchase, reference, now: new Date() });
    }
    const balances: number[] = [];
    for (let before: string | undefined; ; ) {
      const page = await history(one, before);
      balances.push(...page.lines.map((line) => line.balanceAfter));
      if (page.next === null) break;
      before = page.next;
    }
    expect(balances).toEqual(Array.from({ length: 131 }, (_, index) => 135 - index));
  });
});

describe('payments', () => {
  test('are told in plain words, and a paid one has a receipt for its buyer alone', async () => {
    const shop = cashfreeBook();
    const [one, other] = [
      await guest(database.db, { payments: shop.provider }),
      await guest(database.db, { payments: shop.provider }),
    ];
    const failed = await buy(one, (orderId) => shop.attempt(orderId, 'FAILED'));
    const paid = await buy(one, (orderId) => shop.attempt(orderId, 'SUCCESS'));
    const { payments } = await listPayments(one, {});
    expect(
      payments.map(({ orderId, shownId, state, amount, messages }) => [
        orderId,
        shownId,
        state,
        amount,
        messages,
      ]),
    ).toEqual([
      [paid, paid.slice('recharge_'.length), 'paid', 199, 50],
      [failed, failed.slice('recharge_'.length), 'failed', 199, 50],
    ]);
    const receipt = (scope: TestScope, orderId: string) => getReceipt(scope, { orderId });
    expect(await receipt(one, paid)).toMatchObject({ amount: 199, messages: 50, method: 'upi' });
    expect(await codeOf(receipt(one, failed))).toBe('not_found');
    expect(await codeOf(receipt(other, paid))).toBe('not_found');
    expect((await listPayments(other, {})).payments).toEqual([]);
  });

  test('come in pages', async () => {
    const shop = cashfreeBook();
    const one = await guest(database.db, { payments: shop.provider });
    for (let index = 0; index < 12; index += 1) await buy(one, (orderId) => shop.attempt(orderId, 'SUCCESS'));
    const first = await listPayments(one, {});
    const second = await listPayments(one, { before: first.next ?? '' });
    expect([first.payments.length, second.payments.length, second.next]).toEqual([10, 2, null]);
    expect(new Set([...first.payments, ...second.payments].map((one) => one.orderId)).size).toBe(12);
  });
});

describe('chats', () => {
  test('are listed by what was last said, page by page', async () => {
    const one = await guest(database.db, { balance: 20 });
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) ids.push(await chat(one));
    await send(one, ids[0] ?? '');
    const first = await chats(one);
    const second = await chats(one, first.next ?? '');
    expect(first.chats[0]).toMatchObject({ id: ids[0], empty: false, companionName: expect.any(String) });
    expect(first.chats[1]).toMatchObject({ id: ids[11], empty: true });
    expect([...first.chats, ...second.chats].map((row) => row.id).sort()).toEqual([...ids].sort());
    expect(second.next).toBeNull();
    expect((await chats(await guest(database.db))).chats).toEqual([]);
  });

  test('a deleted one is gone with its messages, the last chat is the newest that is left, the ledger stays', async () => {
    const one = await guest(database.db);
    const [first, second] = [await chat(one), await chat(one)];
    await welcome(one, { sessionId: second });
    await send(one, second);
    expect((await getMe(one)).lastChatSession?.id).toBe(second);
    await remove(one, second);
    expect((await getMe(one)).lastChatSession?.id).toBe(first);
    expect((await getMe(one)).messageBalance).toBe(4);
    for (const table of ['messages', 'chat_turns', 'chat_feedback']) {
      const { rows } = await database.sql.query(`SELECT 1 FROM ${table} WHERE session_id = $1`, [second]);
      expect(rows, table).toEqual([]);
    }
    expect(await codeOf(remove(one, second))).toBe('not_found');
    await remove(one, first);
    expect((await getMe(one)).lastChatSession).toBeNull();
  });

  test('takes along what was noted of it, and an agent elsewhere is to be told', async () => {
    const one = await guest(database.db);
    const [kept, gone] = [await chat(one), await chat(one)];
    const seqOf: Record<string, string> = {};
    for (const sessionId of [kept, gone]) {
      await send(one, sessionId);
      const { rows } = await database.sql.query(
        `SELECT min(seq)::text AS seq FROM messages WHERE session_id = $1`,
        [sessionId],
      );
      seqOf[sessionId] = rows[0].seq;
    }
    const { rows: agents } = await database.sql.query(
      `INSERT INTO letta_agents (id, user_id, companion_id, letta_agent_id, chat_type)
       SELECT gen_random_uuid(), user_id, companion_id, 'agent-' || id, chat_type FROM chat_sessions WHERE id = $1 RETURNING id`,
      [gone],
    );
    const agentId = agents[0].id;
    for (const sessionId of [kept, gone]) {
      await database.sql.query(
        `INSERT INTO memory_summaries (id, agent_id, text, from_seq, upto_seq) VALUES (gen_random_uuid(), $1, $2, $3, $3)`,
        [agentId, sessionId, seqOf[sessionId]],
      );
    }
    await remove(one, gone);
    const { rows: lines } = await database.sql.query(
      'SELECT text FROM memory_summaries WHERE agent_id = $1',
      [agentId],
    );
    expect(lines).toEqual([{ text: kept }]);
    const { rows: told } = await database.sql.query(
      'SELECT dirty_at IS NOT NULL AS due FROM letta_agents WHERE id = $1',
      [agentId],
    );
    expect(told).toEqual([{ due: true }]);
  });

  test("somebody else's is not there", async () => {
    const [one, other] = [await guest(database.db), await guest(database.db)];
    expect(await codeOf(remove(other, await chat(one)))).toBe('not_found');
  });

  test('is not deleted while a reply is under way, and can be afterwards', async () => {
    let answer: (text: string) => void = () => undefined;
    let asked: () => void = () => undefined;
    const wasAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const model = scriptedModel(() => {
      asked();
      return new Promise<string>((resolve) => {
        answer = resolve;
      });
    });
    const one = await guest(database.db, { chatModel: model.chatModel });
    const sessionId = await chat(one);
    const sending = send(one, sessionId);
    await wasAsked;
    expect(await codeOf(remove(one, sessionId))).toBe('conflict');
    answer('Haan.');
    await sending;
    await remove(one, sessionId);
  });

  test('one deleted before its payment came is credited to the wallet', async () => {
    const shop = cashfreeBook();
    const one = await guest(database.db, { payments: shop.provider });
    const sessionId = await chat(one);
    const { payForSession } = await import('@/lib/payments/service');
    const { order_id: orderId } = await payForSession(one, { sessionId, amount: 199, messageCount: 50 });
    await remove(one, sessionId);
    shop.attempt(orderId, 'SUCCESS');
    await verifyPayment(one, { orderId });
    expect((await getMe(one)).messageBalance).toBe(55);
  });
});
