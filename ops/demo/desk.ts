import { newReference } from '@/lib/users/age-hold/rules';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { refundReference } from '@/lib/wallet/unused/rules';
import { bookEntry, iso, type Month, type Order, type Person } from './people';
import { COMPLAINT_ANSWERS, COMPLAINTS, REVIEWS } from './texts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const OPERATOR = 'demo-operator@demo.example.com';

/** Refunds are rare; each state is there. */
const STATES = ['asked', 'asked', 'asked', 'refused', 'sent', 'done', 'done', 'done'] as const;

/** Unused messages of orders that were asked back, in every state; what was approved is booked. */
function addRefunds(month: Month, orders: readonly Order[]): void {
  const { dice, rows, upto } = month;
  const unused = orders.filter(({ person, messages, paidAt }) => {
    // The last purchase of who has as much left as it brought: nothing of it was used.
    const isLast = person.orders.at(-1)?.paidAt === paidAt;
    return isLast && person.balance >= messages && paidAt < upto - 4 * HOUR_MS;
  });
  for (const [place, { person, id: paymentId, orderId, messages, amount }] of unused.slice(0, 24).entries()) {
    const state = STATES[place % STATES.length] ?? 'asked';
    const requestId = dice.uuid();
    const askedAt = Math.max(person.lastSeenAt, person.orders.at(-1)?.paidAt ?? 0) + MINUTE_MS;
    const changedAt = state === 'asked' ? askedAt : Math.min(upto, askedAt + dice.between(1, 20) * HOUR_MS);
    const isApproved = state === 'sent' || state === 'done';
    rows.add('refund_requests', {
      ...{ id: requestId, payment_id: paymentId, reason: 'person', state, messages, amount },
      ...{ approvals: isApproved ? [OPERATOR] : [], refused_by: state === 'refused' ? OPERATOR : null },
      ...{ because: state === 'refused' ? 'Made up: more than seven days ago.' : null },
      ...{ created_at: iso(askedAt), changed_at: iso(changedAt) },
    });
    if (!isApproved) continue;
    const transferId = dice.uuid();
    const reference = refundReference(LEDGER_KIND.refund, { orderId, refundId: transferId });
    bookEntry(month, person, { at: changedAt, kind: LEDGER_KIND.refund, delta: -messages, reference });
    person.lastSeenAt = Math.max(person.lastSeenAt, askedAt);
    rows.add('refund_transfers', {
      ...{ id: transferId, payment_id: paymentId, request_id: requestId, messages, amount, state, tries: 1 },
      // Nobody asks Cashfree about what it has never heard of.
      ...{ cf_refund_id: `demo-${transferId.slice(0, 8)}`, next_check_at: null, surplus_id: null },
      ...{ created_at: iso(changedAt), changed_at: iso(changedAt) },
    });
  }
}

/** Second payments of an order, and what did not fit one. */
function addSurplus({ dice, rows }: Month, orders: readonly Order[]): void {
  for (const [place, { id, amount, paidAt }] of orders.slice(0, 6).entries())
    rows.add('payment_refunds', {
      ...{ id: dice.uuid(), payment_id: id, cf_payment_id: `demo-twice-${dice.uuid()}`, amount },
      ...{ status: place < 3 ? 'queued' : 'refused', refused_by: place < 3 ? null : OPERATOR },
      ...{
        because: place < 3 ? null : 'Made up: the bank has given it back.',
        created_at: iso(paidAt + MINUTE_MS),
      },
    });
  for (const [place, { id, paidAt }] of orders.slice(6, 10).entries())
    rows.add('payment_alerts', {
      ...{ id: dice.uuid(), payment_id: id, reason: 'amount', detail: `${place + 1}.00 INR` },
      ...{ created_at: iso(paidAt), resolved_at: place === 0 ? iso(paidAt + HOUR_MS) : null },
    });
}

/** Issues in every state, some of them late. */
function addComplaints({ dice, rows, upto }: Month, people: readonly Person[]): void {
  for (let place = 0; place < 40; place += 1) {
    const person = dice.pick(people);
    const id = dice.uuid();
    const createdAt = Math.max(person.since, upto - dice.between(0, 28 * 24) * HOUR_MS);
    const status = dice.pick(['open', 'working', 'answered', 'answered', 'closed', 'closed']);
    const isAnswered = status === 'answered' || status === 'closed';
    const answeredAt = Math.min(upto, createdAt + dice.between(1, 40) * HOUR_MS);
    const closedAt = Math.min(upto, answeredAt + dice.between(1, 90) * HOUR_MS);
    rows.add('issues', {
      ...{
        id,
        user_id: person.id,
        visitor_id: null,
        name: person.name.slice(0, 80),
        mobile_number: '+919000000000',
      },
      ...{
        issue_detail: `[Made up] ${dice.pick(COMPLAINTS)}`,
        status,
        assignee: status === 'open' ? null : OPERATOR,
      },
      ...{ created_at: iso(createdAt), first_answered_at: isAnswered ? iso(answeredAt) : null },
      closed_at: status === 'closed' ? iso(closedAt) : null,
    });
    const word = { issue_id: id, author: OPERATOR };
    if (status !== 'open')
      rows.add('issue_words', {
        ...word,
        kind: 'note',
        text: 'Looking into the order.',
        created_at: iso(createdAt + MINUTE_MS),
      });
    if (isAnswered)
      rows.add('issue_words', {
        ...word,
        kind: 'answer',
        text: dice.pick(COMPLAINT_ANSWERS),
        created_at: iso(answeredAt),
      });
  }
}

/** Events of the safety rules, holds of minors, reports and feedback, in some of the talks. */
function addSafety({ dice, rows, upto }: Month, people: readonly Person[]): void {
  const kinds = [
    ['crisis', 'self_harm'],
    ['crisis', 'home_abuse'],
    ['minor', 'age'],
    ['output', 'guilt'],
    ['moderation', 'sexual'],
  ] as const;
  for (const person of people) {
    const session = person.sessions.at(-1);
    if (session === undefined) continue;
    const at = iso(person.lastSeenAt);
    const of = { session_id: session.id };
    if (dice.chance(0.06)) {
      const [kind, rule] = dice.pick(kinds);
      rows.add('safety_events', { id: dice.uuid(), kind, rule, ...of, message_id: null, created_at: at });
      if (kind === 'minor' && person.lastSeenAt > upto - 5 * 24 * HOUR_MS)
        rows.add('age_holds', {
          ...{
            id: dice.uuid(),
            user_id: person.id,
            state: 'held',
            reference: newReference((below) => dice.between(0, below - 1)),
          },
          ...{ held_at: at, held_session_id: session.id, created_at: at },
        });
    }
    if (session.lastAiMessage && dice.chance(0.03))
      rows.add('message_reports', {
        ...{
          message_id: session.lastAiMessage,
          ...of,
          reason: dice.pick(['rude', 'untrue', 'sexual', 'other']),
        },
        ...{ status: dice.pick(['open', 'open', 'closed']), created_at: at },
      });
    if (dice.chance(0.15))
      rows.add('chat_feedback', {
        ...{ id: dice.uuid(), ...of, user_id: person.id, visitor_id: session.visitorId, created_at: at },
        ...{ companion_id: session.companion.id, rating: dice.pick([2, 3, 4, 4, 5, 5]), selected_tags: [] },
      });
    if (session.companion.chatType === 'psychologist' && dice.chance(0.3))
      rows.add('companion_reviews', {
        ...{
          id: dice.uuid(),
          companion_id: session.companion.id,
          user_id: person.id,
          rating: dice.pick([3, 4, 5, 5]),
        },
        ...{ review_text: `${dice.pick(REVIEWS)} (made up)`, reviewer_name: person.name.slice(0, 60) },
        // Of a made-up person: the screens mark it as a sample.
        ...{ is_verified: false, is_sample: true, created_at: at },
      });
  }
}

/** What lands on operators' desks. */
export function addDesk(month: Month, people: readonly Person[]): void {
  const orders = people.flatMap((person) => person.orders).sort((one, other) => one.paidAt - other.paidAt);
  addRefunds(month, orders);
  addSurplus(month, orders);
  addComplaints(month, people);
  addSafety(month, people);
}
