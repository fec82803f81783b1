import { QUESTIONS_A_MINUTE, UNPAID_ORDERS_MAX } from '@/lib/payments/constants';
import { inNetwork, NETWORKS } from '../world/addresses';
import { repeat } from '../world/clock';
import { mostOfOne } from '../world/facts';
import { type Attacker, minutesOf } from './attacker';

const FLOOD = 'flooder';
const GUESTS = 6;

/** Wants payments to fail for everybody, by using up what our account may ask of Cashfree. */
export const verifyFlooder: Attacker = {
  name: 'verify flooder',
  tries: 'leaves orders open at six addresses and asks about them 20 times a second',
  teams: [FLOOD],
  async play(world, until) {
    const team = world.team(FLOOD);
    const guests = await Promise.all(
      Array.from({ length: GUESTS }, async (_, at) => {
        const visitor = team.visitor(inNetwork(NETWORKS.flooder, 10 + at));
        await visitor.arrive();
        return visitor;
      }),
    );
    // Two kinds of orders, in many chats: an open order is offered again to whoever orders the same.
    await Promise.all(
      guests.map((visitor) =>
        repeat(until, { perSecond: 2, most: 14 }, async () => {
          const chat = String((await visitor.startChat()).body.id);
          team.count('orders');
          await visitor.order('/api/payment', { sessionId: chat, amount: 9, messageCount: 10 });
        }),
      ),
    );
    const orders = [...team.orders];
    await repeat(until, { perSecond: 20, most: 3_000 }, (at) => {
      const visitor = guests[at % GUESTS];
      const orderId = orders[(at * 7) % Math.max(1, orders.length)];
      team.count('questions');
      return visitor?.post('/api/payment/verify', { orderId: orderId ?? '' }) ?? Promise.resolve();
    });
  },
  judge: (played) => {
    const { person, reconciler } = QUESTIONS_A_MINUTE;
    const { orders, providerCalls, seen } = played.of(FLOOD);
    return [
      {
        what: 'open orders of one person',
        tried: (seen.counts.orders ?? 0) / GUESTS,
        got: mostOfOne(orders),
        budget: UNPAID_ORDERS_MAX,
      },
      {
        what: 'questions at Cashfree about its orders',
        tried: seen.counts.questions ?? 0,
        got: providerCalls.filter(({ operation }) => operation === 'get').length,
        // The reconciler's minutes are those of the clock, of which one more has a part in the run.
        budget: person * minutesOf(played) + reconciler * (minutesOf(played) + 1),
        lifted: true,
      },
      {
        what: 'calls that Cashfree refused because there were too many',
        tried: providerCalls.length,
        got: providerCalls.filter(({ status }) => status === 429).length,
        budget: 0,
      },
    ];
  },
};
