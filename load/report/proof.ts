import type pg from 'pg';
import { driftingOwners } from '@/lib/wallet/proof/service';
import type { SentMessage } from '../people/sample';

/** What must not be, by what it is; every number should be 0. */
export type Proof = Readonly<Record<string, number>>;

type TurnRow = {
  session_id: string;
  client_message_id: string;
  state: string;
  cost: number;
  message_ids: string[];
  /** How many of them are stored. */
  stored: number;
  /** What the ledger took for it, and gave back. */
  booked: number;
};

const TURNS = `
  SELECT t.session_id, t.client_message_id, t.state, t.cost, t.message_ids,
    (SELECT count(*)::int FROM messages m WHERE m.id = ANY (t.message_ids)) AS stored,
    (SELECT coalesce(sum(l.delta), 0)::int FROM ledger_entries l WHERE l.reference IN ('turn:' || t.id, 'turn:' || t.id || ':returned')) AS booked
  FROM chat_turns t WHERE t.kind = 'message'`;

/** Chats with other numbers of stored messages of a person than of turns that stored one. */
const DOUBLED = `
  SELECT count(*)::int AS n FROM (
    SELECT s.id, (SELECT count(*) FROM messages m WHERE m.session_id = s.id AND m.sender = 'user') AS said,
      (SELECT count(*) FROM chat_turns t WHERE t.session_id = s.id AND t.kind = 'message' AND cardinality(t.message_ids) > 0) AS turns
    FROM chat_sessions s) x WHERE said <> turns`;

const PURCHASES = `SELECT p.order_id, p.status, count(l.id)::int AS credits
  FROM payments p LEFT JOIN ledger_entries l ON l.reference = 'payment:' || p.order_id GROUP BY p.order_id, p.status`;

export function compareTurns(sent: readonly SentMessage[], turns: readonly TurnRow[]): Proof {
  const byId = new Map<string, TurnRow[]>();
  for (const turn of turns) {
    if (turn.state === 'failed') continue;
    const key = `${turn.session_id} ${turn.client_message_id}`;
    byId.set(key, [...(byId.get(key) ?? []), turn]);
  }
  const of = ({ chat, clientMessageId }: SentMessage) => byId.get(`${chat} ${clientMessageId}`) ?? [];
  const shown = sent.filter(({ replies }) => replies !== null);
  const isStored = (one: SentMessage) => {
    const [turn, ...more] = of(one);
    const has = (id: string) => turn?.message_ids.includes(id);
    return (
      turn?.state === 'answered' &&
      more.length === 0 &&
      turn.stored === turn.message_ids.length &&
      (one.replies ?? []).every(has)
    );
  };
  return {
    'messages that were never answered': sent.filter(({ gaveUp }) => gaveUp).length,
    'answers that are not stored just once': shown.filter((one) => !isStored(one)).length,
    'answers that cost another number than one': shown.filter((one) => of(one)[0]?.booked !== -1).length,
    'turns that cost something without an answer': turns.filter(
      ({ state, booked }) => state !== 'answered' && booked !== 0,
    ).length,
    'turns that are still open': turns.filter(({ state }) => state === 'pending').length,
  };
}

/** Compares what people saw with what is stored and booked. */
export async function prove(
  db: pg.Pool,
  sent: readonly SentMessage[],
  paid: readonly string[],
): Promise<Proof> {
  const turns = await db.query<TurnRow>(TURNS);
  const doubled = await db.query<{ n: number }>(DOUBLED);
  const purchases = await db.query<{ order_id: string; status: string; credits: number }>(PURCHASES);
  const credits = new Map(purchases.rows.map((row) => [row.order_id, row.credits]));
  return {
    ...compareTurns(sent, turns.rows),
    'chats with another number of messages than were sent': doubled.rows[0]?.n ?? 0,
    'payments that were not credited just once': paid.filter((order) => credits.get(order) !== 1).length,
    'credits without a payment': purchases.rows.filter(
      (row) => row.credits > 0 && !paid.includes(row.order_id),
    ).length,
    'balances that differ from their ledger': (await driftingOwners(db)).length,
  };
}
