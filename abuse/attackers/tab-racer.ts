import { STARTER_BALANCE_MESSAGES } from '@/lib/users/constants';
import { inNetwork, NETWORKS } from '../world/addresses';
import { repeat } from '../world/clock';
import { type Entry, type Facts, sumOf } from '../world/facts';
import type { World } from '../world/world';
import type { Attacker } from './attacker';

const RACER = 'racer';
const SENDS_AT_ONCE = 24;
/**
 * What it says, before and after it has bought. Words alone: with a number behind them, "and now 15" is heard as an age that is too young, whose answer
 * costs nothing and would pass for a gain.
 */
export const SAYS = ['are you there', 'and now'] as const;

const many = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

/** The same thing from several tabs in the same moment, wherever once is not twice. */
async function race(world: World, host: number): Promise<void> {
  const team = world.team(RACER);
  const visitor = team.visitor(inNetwork(NETWORKS.racer, host));
  await visitor.post('/api/user/consent', { purpose: 'adult', granted: true });
  team.count('registrations', 6);
  await many(6, () => visitor.copy().register());
  await visitor.arrive();
  const chats = await many(4, async () => String((await visitor.startChat()).body.id));
  team.count('sends', 2 * SENDS_AT_ONCE);
  const sendAll = (text: string) =>
    many(SENDS_AT_ONCE, (at) => visitor.copy().send(chats[at % chats.length] ?? '', text));
  await sendAll(SAYS[0]);
  const [order] = await many(4, () => visitor.recharge());
  const orderId = String(order?.body.order_id);
  if (await world.cashfree.pay(orderId)) team.count('credits', 15);
  await many(10, async (at) => {
    if (at % 2 === 0) await visitor.copy().post('/api/payment/verify', { orderId });
    else await world.cashfree.webhook(orderId, { times: 2 });
  });
  await sendAll(SAYS[1]);
}

/** Messages an owner had without a right to them: more starters than one. */
function surplus(entries: readonly Entry[]): number {
  const owners = new Set(entries.map(({ ownerId }) => ownerId));
  return [...owners].reduce((sum, owner) => {
    const own = entries.filter(({ ownerId }) => ownerId === owner);
    return sum + Math.max(0, sumOf(own, 'starter', 'session_starter') - STARTER_BALANCE_MESSAGES);
  }, 0);
}

/** Replies that no message was taken for. */
function unpaidReplies({ entries, replies }: Facts): number {
  const taken = -sumOf(entries, 'send', 'send_returned');
  // A diverted reply, such as the one to a crisis, costs nothing; a racer says nothing like it.
  const answered = replies.filter(({ outcome }) => outcome !== 'failed').length;
  return Math.max(0, answered - taken);
}

export const boughtOver = ({ entries, orders, paid }: Facts): number => {
  const due = orders
    .filter(({ orderId }) => paid.has(orderId))
    .reduce((sum, { messages }) => sum + messages, 0);
  return Math.max(0, sumOf(entries, 'purchase') - due);
};

/** Does everything in two tabs at once, to have it twice. */
export const tabRacer: Attacker = {
  name: 'two-tab racer',
  tries: 'registers, sends, pays and verifies from many tabs in the same moment',
  teams: [RACER],
  play: (world, until) => repeat(until, { perSecond: 0.25, most: 20 }, (at) => race(world, 10 + at)),
  judge: ({ of }) => {
    const facts = of(RACER);
    const { seen } = facts;
    return [
      {
        what: 'starters beyond the first of a cookie',
        tried: seen.counts.registrations ?? 0,
        got: surplus(facts.entries),
        budget: 0,
      },
      {
        what: 'replies without a message taken',
        tried: seen.counts.sends ?? 0,
        got: unpaidReplies(facts),
        budget: 0,
      },
      {
        what: 'messages bought beyond what was paid',
        tried: seen.counts.credits ?? 0,
        got: boughtOver(facts),
        budget: 0,
      },
      {
        what: 'messages below an empty balance',
        tried: seen.counts.sends ?? 0,
        got: Math.max(0, ...facts.entries.map(({ balanceAfter }) => -balanceAfter)),
        budget: 0,
      },
    ];
  },
};
