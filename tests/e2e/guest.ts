import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect } from '@playwright/test';
import type pg from 'pg';

type ChatType = 'friendly' | 'romantic' | 'truelove' | 'erotic' | 'psychologist';
type Me = {
  id: string;
  messageBalance: number;
  totalMessagesSent: number;
  lastChatSession: { id: string } | null;
};
type Entry = { delta: number; balanceAfter: number; kind: string };
type Order = {
  orderId: string;
  /** ₹ */
  amount: number;
  messageCount: number;
  status: string;
  paymentSessionId: string;
};

/** The person of a browser, through the API the browser's own cookie speaks with, and through the database. */
export class Guest {
  readonly #context: BrowserContext;
  readonly #db: pg.Pool;

  constructor(context: BrowserContext, db: pg.Pool) {
    this.#context = context;
    this.#db = db;
  }

  async #post<T>(path: string, data: object): Promise<T> {
    const answer = await this.#context.request.post(path, { data });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return (await answer.json()) as T;
  }

  /** A person who has been here before. */
  async register(): Promise<Me> {
    await this.#context.addInitScript(() => {
      try {
        if (location.protocol === 'http:') localStorage.setItem('saathi-registered', '1');
      } catch {
        // A sandboxed frame has no storage, and neither has a page whose test takes it away.
      }
    });
    return this.#post<Me>('/api/user/register', { browserFingerprint: randomUUID() });
  }

  async me(): Promise<Me> {
    const answer = await this.#context.request.get('/api/user/me');
    expect(answer.status()).toBe(200);
    return (await answer.json()) as Me;
  }

  /** Limits that the person sets; those not named are none. */
  async setLimits(limits: {
    messagesPerDay?: number;
    rupeesPerDay?: number;
    breakMinutes?: 30 | 60 | 90;
  }): Promise<void> {
    const none = { messagesPerDay: null, rupeesPerDay: null, rupeesPerMonth: null, quietHours: null };
    await this.#post('/api/account/limits', { ...none, ...limits });
  }

  async confirmAdult(): Promise<void> {
    await this.#post('/api/user/consent', { purpose: 'adult', granted: true });
  }

  /** Who has been here before, began a chat and was welcomed in it; the chat's id. */
  async startChat(chatType: ChatType = 'friendly'): Promise<string> {
    const id = await this.startEmptyChat(chatType);
    await this.#post(`/api/chat/welcome/${id}`, {});
    return id;
  }

  /** The same, but the companion has said nothing yet. */
  async startEmptyChat(chatType: ChatType = 'friendly', incognito = false): Promise<string> {
    await this.register();
    await this.confirmAdult();
    const { id } = await this.#post<{ id: string }>('/api/chat/session', { chatType, incognito });
    return id;
  }

  /** The same as `startChat`, in an incognito chat. */
  async startIncognitoChat(): Promise<string> {
    const id = await this.startEmptyChat('friendly', true);
    await this.#post(`/api/chat/welcome/${id}`, {});
    return id;
  }

  /** Writes and gets the answer, as the screen would. */
  async send(sessionId: string, content: string): Promise<void> {
    await this.#post('/api/chat/message', { sessionId, sender: 'user', content });
  }

  /** Messages that were sent so many minutes ago, the oldest first, in chats that are gone. */
  async sentBefore(minutes: readonly number[]): Promise<void> {
    const { id } = await this.me();
    await this.#db.query(
      `WITH held AS (SELECT message_balance AS balance FROM users WHERE id = $1),
         sent AS (UPDATE users SET message_balance = message_balance - cardinality($2::int[]) WHERE id = $1)
       INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference, created_at)
       SELECT gen_random_uuid(), 'user', $1, -1, held.balance - nth, 'send', 'test:' || gen_random_uuid(), now() - ago * interval '1 minute'
       FROM held, unnest($2::int[]) WITH ORDINALITY AS t(ago, nth) ORDER BY nth`,
      [id, minutes],
    );
  }

  /** Books what is missing to that balance (messages). */
  async setBalance(messages: number): Promise<void> {
    const { id, messageBalance } = await this.me();
    if (messageBalance === messages) return;
    await this.#db.query(
      `WITH moved AS (
         UPDATE users u SET message_balance = $2 FROM users old WHERE u.id = $1 AND old.id = u.id
         RETURNING $2 - old.message_balance AS delta)
       INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference)
       SELECT gen_random_uuid(), 'user', $1, delta, $2, 'purchase', 'test:' || gen_random_uuid() FROM moved`,
      [id, messages],
    );
  }

  /** The balance everywhere it is said: the call, the column and the sum of the ledger agree. */
  async expectBalance(messages: number): Promise<void> {
    const { id, messageBalance } = await this.me();
    const { rows } = await this.#db.query<{ column: number; ledger: number }>(
      `SELECT message_balance AS column,
         (SELECT sum(delta)::int FROM ledger_entries WHERE owner_kind = 'user' AND owner_id = users.id) AS ledger
       FROM users WHERE id = $1`,
      [id],
    );
    expect({ messageBalance, ...rows[0] }).toEqual({
      messageBalance: messages,
      column: messages,
      ledger: messages,
    });
  }

  /** The ledger of this person, oldest first. */
  async ledger(): Promise<Entry[]> {
    const { id } = await this.me();
    const { rows } = await this.#db.query<Entry>(
      `SELECT delta, balance_after AS "balanceAfter", kind FROM ledger_entries WHERE owner_id = $1 ORDER BY seq`,
      [id],
    );
    return rows;
  }

  /** What this person has ever ordered, oldest first. */
  async orders(): Promise<Order[]> {
    const { id } = await this.me();
    const { rows } = await this.#db.query<Order>(
      `SELECT order_id AS "orderId", amount, message_count AS "messageCount", status,
         payment_session_id AS "paymentSessionId" FROM payments WHERE user_id = $1 ORDER BY created_at`,
      [id],
    );
    return rows;
  }

  /** The one order this person has made. */
  async order(): Promise<Order> {
    const [only, ...more] = await this.orders();
    if (!only || more.length > 0) throw new Error(`${more.length + (only ? 1 : 0)} orders instead of one`);
    return only;
  }

  /** The deltas of everything this person has bought, oldest first (messages). */
  async bought(): Promise<number[]> {
    const { id } = await this.me();
    const { rows } = await this.#db.query<{ delta: number }>(
      `SELECT delta FROM ledger_entries WHERE owner_id = $1 AND reference LIKE 'payment:%' ORDER BY seq`,
      [id],
    );
    return rows.map(({ delta }) => delta);
  }

  /** The balance everywhere it is said, and what of it was ever bought, oldest first (messages). */
  async expectBought(deltas: number[], balance: number): Promise<void> {
    await this.expectBalance(balance);
    expect(await this.bought()).toEqual(deltas);
  }

  /** What this person has written in a chat, as it is stored, oldest first. */
  async written(sessionId: string): Promise<string[]> {
    const stored = await this.stored(sessionId);
    return stored.filter(({ sender }) => sender === 'user').map(({ content }) => content);
  }

  /** Texts of a chat as they are stored, oldest first. */
  async stored(sessionId: string): Promise<{ sender: string; content: string; messageType: string }[]> {
    const { rows } = await this.#db.query<{ sender: string; content: string; messageType: string }>(
      'SELECT sender, content, message_type AS "messageType" FROM messages WHERE session_id = $1 ORDER BY seq',
      [sessionId],
    );
    return rows;
  }
}
