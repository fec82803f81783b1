import { LEDGER_KIND, type LedgerKind, PURCHASE_REFERENCE } from '@/lib/wallet/constants';
import type { Dice } from './dice';
import type { Rows } from './rows';
import { ANSWERED, CAMPAIGNS, NAMES, SAID } from './texts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How the ids of made-up orders begin, after their kind. */
export const DEMO_ORDER = 'demo';
/** Where nobody can receive mail (RFC 2606, section 3). */
export const DEMO_MAIL = 'demo.example.com';

export type Companion = { id: string; name: string; chatType: string; promptId: string };

/** What is booked, in the order of time and not of people. */
type Entry = {
  at: number;
  kind: LedgerKind;
  delta: number;
  balance: number;
  owner: string;
  reference: string;
};

export type Order = {
  id: string;
  orderId: string;
  userId: string;
  amount: number;
  messages: number;
  paidAt: number;
  person: Person;
};

export type Person = {
  id: string;
  name: string;
  place: number;
  device: string;
  campaign: (typeof CAMPAIGNS)[number];
  isMember: boolean;
  since: number;
  lastSeenAt: number;
  /** When something was booked last: nothing is booked before it any more. */
  bookedAt: number;
  balance: number;
  sent: number;
  sessions: { id: string; visitorId: string; companion: Companion; lastAiMessage: string | null }[];
  orders: Order[];
};

export type Month = {
  dice: Dice;
  rows: Rows;
  companions: readonly Companion[];
  /** ms since 1970 */
  from: number;
  upto: number;
  entries: Entry[];
};

export const iso = (at: number) => new Date(at).toISOString();

/** Books something of a person's, whose balance follows. */
export function bookEntry(month: Month, person: Person, entry: Omit<Entry, 'balance' | 'owner'>): void {
  person.balance += entry.delta;
  person.bookedAt = Math.max(person.bookedAt, entry.at);
  month.entries.push({ ...entry, at: person.bookedAt, balance: person.balance, owner: person.id });
}

const PACKS = [
  { kind: 'session', pack: 'starter', amount: 9, messages: 10 },
  { kind: 'recharge', pack: 'starter', amount: 29, messages: 10 },
  { kind: 'recharge', pack: 'standard', amount: 199, messages: 50 },
  { kind: 'recharge', pack: 'premium', amount: 2999, messages: 1000 },
] as const;
/** Cheap packs are bought more often. */
const PACK_OF = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3] as const;

/** An order in any state; a paid one is booked. */
export function addOrder(month: Month, person: Person, at: number, status: string): void {
  const { dice, rows } = month;
  const { kind, pack, amount, messages } = PACKS[dice.pick(PACK_OF)] ?? PACKS[0];
  const id = dice.uuid();
  const orderId = `${kind}_${DEMO_ORDER}_${id.slice(0, 13)}`;
  const paidAt = at + dice.between(20, 200) * 1000;
  const isPaid = status === 'paid';
  rows.add('payments', {
    ...{
      id,
      session_id: person.sessions[0]?.id ?? null,
      user_id: person.id,
      visitor_id: null,
      kind,
      pack_id: pack,
    },
    ...{ order_id: orderId, cf_order_id: `demo-${id.slice(0, 8)}`, amount, message_count: messages, status },
    ...{ payment_method: isPaid ? dice.pick(['upi', 'upi', 'card', 'netbanking']) : null },
    ...{ transaction_id: isPaid ? `demo-${id}` : null, paid_at: isPaid ? iso(paidAt) : null },
    // Nobody asks Cashfree about what it has never heard of.
    ...{ expires_at: iso(at + HOUR_MS / 2), next_check_at: null, checks: 0, created_at: iso(at) },
  });
  if (!isPaid) return;
  person.orders.push({ id, orderId, userId: person.id, amount, messages, paidAt, person });
  const reference = `${PURCHASE_REFERENCE}${orderId}`;
  bookEntry(month, person, { at: paidAt, kind: LEDGER_KIND.purchase, delta: messages, reference });
}

/** Somebody's talk of one evening; ends when nothing is left. @returns when it ended */
function addTalk(month: Month, person: Person, session: Person['sessions'][number], begun: number): number {
  const { dice, rows } = month;
  let at = begun;
  for (let left = dice.between(2, 14); left > 0 && person.balance > 0 && at < month.upto; left -= 1) {
    const [turnId, asked, replied] = [dice.uuid(), dice.uuid(), dice.uuid()];
    const isFailed = dice.chance(0.02);
    const ms = Math.round(700 + 2600 * dice.roll() ** 3 + (dice.chance(0.03) ? 9000 * dice.roll() : 0));
    const settledAt = at + ms;
    bookEntry(month, person, { at, kind: LEDGER_KIND.send, delta: -1, reference: `turn:${turnId}` });
    const balanceAfter = person.balance;
    if (isFailed) {
      const reference = `turn:${turnId}:returned`;
      bookEntry(month, person, { at: settledAt, kind: LEDGER_KIND.sendReturned, delta: 1, reference });
    }
    const owner = { owner_kind: 'user', owner_id: person.id };
    rows.add('chat_turns', {
      ...{ id: turnId, session_id: session.id, kind: 'message', client_message_id: dice.uuid(), ...owner },
      ...{
        state: isFailed ? 'failed' : 'answered',
        cost: 1,
        paid: person.orders.length > 0,
        balance_after: balanceAfter,
      },
      ...{ message_ids: isFailed ? [] : [asked, replied], created_at: iso(at), settled_at: iso(settledAt) },
    });
    rows.add('ai_usage', {
      ...{
        id: dice.uuid(),
        owner_id: person.id,
        session_id: session.id,
        turn_id: turnId,
        model: 'saathi-sandbox',
      },
      ...{
        prompt_tokens: dice.between(600, 2400),
        completion_tokens: dice.between(25, 120),
        tries: 1,
        latency_ms: ms,
      },
      ...{
        outcome: isFailed ? 'failed' : 'answered',
        paid: person.orders.length > 0,
        created_at: iso(settledAt),
      },
    });
    if (!isFailed) {
      const message = { session_id: session.id, message_type: 'text' };
      const of = { sender: 'user', content: dice.pick(SAID), typing_delay_ms: null };
      rows.add('messages', { id: asked, ...message, ...of, timestamp: iso(at) });
      const by = { sender: 'ai', content: dice.pick(ANSWERED), typing_delay_ms: 2000 };
      rows.add('messages', { id: replied, ...message, ...by, timestamp: iso(settledAt) });
      session.lastAiMessage = replied;
    }
    person.sent += 1;
    at = settledAt + dice.between(10, 150) * 1000;
  }
  return Math.min(at, month.upto);
}

/** What one talk after another does: whoever runs out buys, or leaves it. */
function live(month: Month, person: Person): void {
  const { dice, companions } = month;
  const isLoyal = dice.chance(0.35);
  let day = person.since;
  while (day < month.upto - HOUR_MS) {
    const last = person.sessions.at(-1);
    const companion = dice.pick(companions);
    const session =
      last !== undefined && dice.chance(0.7)
        ? last
        : { id: dice.uuid(), visitorId: dice.uuid(), companion, lastAiMessage: null };
    if (session !== last) {
      person.sessions.push(session);
      month.rows.add('chat_sessions', {
        ...{ id: session.id, user_id: person.id, visitor_id: session.visitorId, companion_id: companion.id },
        ...{ companion_name: companion.name, chat_type: companion.chatType, prompt_id: companion.promptId },
        ...{ messages_left: 0, is_paid: false, created_at: iso(day) },
      });
    }
    person.lastSeenAt = addTalk(month, person, session, day + MINUTE_MS);
    if (person.balance === 0 && person.lastSeenAt < month.upto - HOUR_MS) {
      const wish = dice.roll();
      const at = person.lastSeenAt + MINUTE_MS;
      if (wish < (isLoyal ? 0.6 : 0.16)) addOrder(month, person, at, 'paid');
      else if (wish < 0.72)
        addOrder(month, person, at, dice.pick(['expired', 'expired', 'failed', 'active', 'created']));
      if (person.balance === 0) return;
    }
    if (!dice.chance(isLoyal ? 0.85 : 0.4)) return;
    day += DAY_MS * dice.pick([1, 1, 1, 2, 3, 7]) + dice.between(-3, 3) * HOUR_MS;
    day = Math.max(day, person.lastSeenAt + HOUR_MS);
  }
}

/** A made-up person, from the first visit on. */
export function addPerson(month: Month, place: number, since: number): Person {
  const { dice, rows } = month;
  const isMember = dice.chance(0.3);
  const name = `${dice.pick(NAMES)} (made up ${place})`;
  const id = dice.uuid();
  const person: Person = {
    ...{ id, name, place, isMember, since, lastSeenAt: since, balance: 0, sent: 0, sessions: [], orders: [] },
    ...{
      bookedAt: since,
      device: dice.pick(['mobile', 'mobile', 'mobile', 'desktop']),
      campaign: dice.pick(CAMPAIGNS),
    },
  };
  bookEntry(month, person, { at: since, kind: LEDGER_KIND.starter, delta: 5, reference: `starter:${id}` });
  live(month, person);
  const seen = { created_at: iso(since), last_seen_at: iso(person.lastSeenAt) };
  rows.add('device_sessions', {
    ...{
      id: dice.uuid(),
      user_id: id,
      device_type: person.device,
      browser_name: 'Chrome',
      os_name: 'Android',
      ...seen,
    },
    authenticated_at: isMember ? iso(since) : null,
  });
  const consent = { visitor_id: dice.uuid(), user_id: id, purpose: 'adult', granted: true };
  rows.add('consents', { id: dice.uuid(), ...consent, created_at: iso(since) });
  return person;
}

/** The person as a row, once everything is booked. */
export function userRow(person: Person): object {
  const { id, name, place, isMember, balance, sent, device, campaign } = person;
  const since = iso(person.since);
  return {
    ...{ id, visitor_id: null, is_google_authenticated: isMember, google_id: isMember ? `demo:${id}` : null },
    ...{ name: isMember ? name : null, email: isMember ? `made-up-${place}@${DEMO_MAIL}` : null },
    ...{ message_balance: balance, total_messages_sent: sent, starter_granted: true },
    ...{
      device_type: device,
      browser_name: 'Chrome',
      created_at: since,
      last_seen_at: iso(person.lastSeenAt),
    },
    ...{ tracking_params: campaign, tracking_params_at: campaign ? since : null },
  };
}

/** What was booked, as rows in the order of time. */
export function ledgerRows({ entries, dice }: Month): object[] {
  return entries
    .map((entry, place) => ({ entry, place }))
    .sort((one, other) => one.entry.at - other.entry.at || one.place - other.place)
    .map(({ entry: { at, kind, delta, balance, owner, reference } }) => ({
      ...{
        id: dice.uuid(),
        owner_kind: 'user',
        owner_id: owner,
        delta,
        balance_after: balance,
        kind,
        reference,
      },
      created_at: iso(at),
    }));
}
