import type pg from 'pg';
import type { ProviderCall } from './cashfree';
import type { Sms } from './sms-provider';
import type { Seen, Team } from './team';
import type { World } from './world';

export type Entry = { ownerId: string; kind: string; delta: number; balanceAfter: number };
export type Reply = { ownerId: string; outcome: string; paid: boolean; tries: number };
export type Order = { orderId: string; ownerId: string | null; status: string; messages: number };
export type Written = { sender: string; content: string };

/** What became of a team: rows of the database, calls at the stand-ins, and what its answers showed. */
export type Facts = {
  entries: readonly Entry[];
  replies: readonly Reply[];
  pictures: number;
  orders: readonly Order[];
  /** Orders that were really paid at Cashfree's stand-in. */
  paid: ReadonlySet<string>;
  providerCalls: readonly ProviderCall[];
  /** SMS to the team's numbers. */
  sms: readonly Sms[];
  /** The messages of its chats. */
  written: readonly Written[];
  seen: Seen;
};

export const NO_FACTS: Facts = {
  ...{ entries: [], replies: [], pictures: 0, orders: [], paid: new Set(), providerCalls: [] },
  ...{ sms: [], written: [], seen: { tried: 0, statuses: {}, counts: {}, texts: [] } },
};

async function rows<T extends pg.QueryResultRow>(world: World, text: string, ids: Iterable<string>) {
  return (await world.db.query<T>(text, [[...ids]])).rows;
}

/** Reads what became of a team. */
export async function factsOf(world: World, team: Team): Promise<Facts> {
  const { owners, orders, chats, numbers, seen } = team;
  const [entries, replies, pictures, payments, written] = await Promise.all([
    rows<Entry>(
      world,
      `SELECT owner_id AS "ownerId", kind, delta, balance_after AS "balanceAfter"
       FROM ledger_entries WHERE owner_id = ANY($1::uuid[]) ORDER BY seq`,
      owners,
    ),
    rows<Reply>(
      world,
      `SELECT owner_id AS "ownerId", outcome, paid, tries FROM ai_usage
       WHERE owner_id = ANY($1::uuid[]) AND outcome <> 'remembered'`,
      owners,
    ),
    rows<{ count: number }>(
      world,
      'SELECT count(*)::int AS count FROM picture_shares WHERE owner_id = ANY($1::uuid[])',
      owners,
    ),
    rows<Order>(
      world,
      `SELECT order_id AS "orderId", user_id AS "ownerId", status, message_count AS messages
       FROM payments WHERE order_id = ANY($1::text[])`,
      orders,
    ),
    rows<Written>(
      world,
      'SELECT sender, content FROM messages WHERE session_id = ANY($1::uuid[]) ORDER BY seq',
      chats,
    ),
  ]);
  return {
    ...{ entries, replies, written, seen },
    pictures: pictures[0]?.count ?? 0,
    orders: payments,
    paid: await world.cashfree.paidAmong(orders),
    providerCalls: world.cashfree.calls.filter((call) => orders.has(call.order_id)),
    sms: world.sms.taken.filter(({ to }) => numbers.has(to)),
  };
}

/** Messages that came into being without a payment, by kinds of the ledger. */
export const sumOf = (entries: readonly Entry[], ...kinds: readonly string[]): number =>
  entries.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { delta }) => sum + delta, 0);

/** The most of something that one owner has. */
export function mostOfOne(rows: readonly { ownerId: string | null }[]): number {
  const counts = new Map<string | null, number>();
  for (const { ownerId } of rows) counts.set(ownerId, (counts.get(ownerId) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
