import { VISITS } from '@/lib/tracking/visits/constants';
import { addDesk } from './desk';
import { diceOf } from './dice';
import { addOrder, addPerson, type Companion, iso, ledgerRows, type Month, userRow } from './people';
import { Rows } from './rows';

const DAY_MS = 24 * 60 * 60_000;
/** Days of the month, the day that is not over included. */
export const DEMO_DAYS = 42;
/** Orders in states that nobody's story makes often. */
const RARE_STATES = ['created', 'active', 'failed', 'expired', 'mismatch', 'returned'] as const;

/** The tables in the order in which their rows can be written. */
export const DEMO_TABLES = [
  ...[
    'users',
    'device_sessions',
    'consents',
    'chat_sessions',
    'messages',
    'chat_turns',
    'ai_usage',
    'payments',
  ],
  ...['ledger_entries', 'refund_requests', 'payment_refunds', 'refund_transfers', 'payment_alerts', 'issues'],
  ...[
    'issue_words',
    'safety_events',
    'age_holds',
    'message_reports',
    'chat_feedback',
    'companion_reviews',
    'daily_numbers',
  ],
] as const;

/** The hour of a day in India at which somebody comes: mostly in the evening. */
const hourOf = (roll: number) => 8 + 15 * Math.sqrt(roll);

/**
 * Six weeks of made-up business: everything of the same seed, companions and end is the same.
 * @param upto until when; later than this nothing happens
 * @param scale 1: about 900 people
 */
export function makeMonth(
  companions: readonly Companion[],
  { seed, upto, scale }: { seed: number; upto: Date; scale: number },
): Rows {
  const dice = diceOf(seed);
  const end = upto.getTime();
  // Midnight in India, so many days ago.
  const today = Math.floor((end + 5.5 * 60 * 60_000) / DAY_MS) * DAY_MS - 5.5 * 60 * 60_000;
  const from = today - (DEMO_DAYS - 1) * DAY_MS;
  const month: Month = { dice, rows: new Rows(), companions, from, upto: end, entries: [] };
  const people = [];
  for (let day = 0; day < DEMO_DAYS; day += 1) {
    const begun = from + day * DAY_MS;
    const isWeekend = [0, 6].includes(new Date(begun + DAY_MS / 2).getUTCDay());
    const newcomers = Math.round(scale * (12 + day * 0.45 + dice.between(-3, 3)) * (isWeekend ? 1.3 : 1));
    for (let one = 0; one < newcomers; one += 1) {
      const since = Math.round(begun + (hourOf(dice.roll()) / 24) * DAY_MS);
      if (since < end - DAY_MS / 24) people.push(addPerson(month, people.length + 1, since));
    }
  }
  for (const [place, person] of people.slice(0, RARE_STATES.length * 2).entries())
    addOrder(month, person, end - (place + 1) * DAY_MS, RARE_STATES[place % RARE_STATES.length] ?? 'failed');
  addDesk(month, people);
  addVisits(month);
  for (const person of people) month.rows.add('users', userRow(person));
  for (const entry of ledgerRows(month)) month.rows.add('ledger_entries', entry);
  return month.rows;
}

/** What was shown on each day, which is counted as it happens and could not be told from the rest. */
function addVisits({ dice, rows, from, upto }: Month): void {
  const dayOf = (at: unknown) =>
    new Date(Date.parse(String(at)) + 5.5 * 60 * 60_000).toISOString().slice(0, 10);
  const talks = Map.groupBy(rows.of('chat_turns'), (row) => dayOf(Reflect.get(row, 'created_at')));
  const orders = Map.groupBy(rows.of('payments'), (row) => dayOf(Reflect.get(row, 'created_at')));
  for (let at = from; at < upto; at += DAY_MS) {
    const day = dayOf(iso(at));
    const owners = new Set(talks.get(day)?.map((row) => Reflect.get(row, 'owner_id'))).size;
    const paywalls = (orders.get(day)?.length ?? 0) * 3 + Math.round(owners / 4);
    const counts = {
      [VISITS.visitors]: Math.round(owners * 1.6) + dice.between(0, 9),
      [VISITS.home]: Math.round(owners * 1.4) + dice.between(0, 9),
      [VISITS.paywall]: paywalls,
      [VISITS.signIns]: Math.round(owners / 5),
    };
    for (const [name, value] of Object.entries(counts))
      if (value > 0) rows.add('daily_numbers', { day, name, dimension: '', value });
  }
}
