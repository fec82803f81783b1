import { randomInt } from 'node:crypto';
import { REFERRAL_REWARD_MESSAGES, REWARDS_PER_MONTH_MAX } from '@/lib/referrals/constants';
import { inNetwork, NETWORKS } from '../world/addresses';
import { repeat, type Until } from '../world/clock';
import { sumOf } from '../world/facts';
import type { Team } from '../world/team';
import type { Visitor } from '../world/visitor';
import type { World } from '../world/world';
import type { Attacker } from './attacker';

const CIRCLE = 'ring of second accounts';
const AGAIN = 'ring, come again';
const PAYING = 'ring of friends who pay ₹3';

const someSub = () => `ring-${randomInt(2 ** 40)}`;

/** A member with a link. */
async function referrer(team: Team, host: number): Promise<string> {
  const visitor = team.visitor(inNetwork(NETWORKS.ring, host));
  await visitor.signIn(someSub());
  return String((await visitor.post('/api/referral/generate')).body.referralCode);
}

/** Comes by the link and signs in. */
async function befriend(visitor: Visitor, referralCode: string, sub: string): Promise<void> {
  await visitor.arrive();
  await visitor.post('/api/user/guest', { referralCode, trackingParams: null });
  await visitor.signIn(sub);
}

/** A friend who comes again and again: signs in, says five things, deletes the account. */
async function comeAgain(world: World, code: string, friend: number, until: Until): Promise<void> {
  const sub = someSub();
  for (let round = 0; round < 4 && !until.isOver(); round += 1) {
    const team = world.team(round === 0 ? CIRCLE : AGAIN);
    const visitor = team.visitor(inNetwork(NETWORKS.ring, 100 + friend * 10 + round));
    await befriend(visitor, code, sub);
    team.count('friends');
    const chat = String((await visitor.startChat()).body.id);
    for (let said = 0; said < 5; said += 1) {
      team.count('sends');
      await visitor.send(chat, `hello, how was your day ${said}`);
      await until.wait(300);
    }
    await visitor.post('/api/account/delete', { confirm: true });
  }
}

/** A friend who is worth ₹3 to whoever sent the link. */
async function buyOffer(world: World, code: string, friend: number): Promise<void> {
  const visitor = world.team(PAYING).visitor(inNetwork(NETWORKS.ringFriends, 10 + friend));
  await befriend(visitor, code, someSub());
  const chat = String((await visitor.startChat()).body.id);
  // The offer is there for whoever has used a message.
  await visitor.send(chat, 'hello, what do you like');
  const order = await visitor.order('/api/payment/rs3', { userId: visitor.userId });
  if (order.status === 200) await world.cashfree.pay(String(order.body.order_id));
}

/** Lives on the reward for friends who are nobody, or hardly cost anything. */
export const referralRing: Attacker = {
  name: 'referral ring',
  tries: 'sends second accounts that delete themselves and return, and friends who pay ₹3',
  teams: [CIRCLE, AGAIN, PAYING],
  async play(world, until) {
    const second = async () => {
      const code = await referrer(world.team(CIRCLE), 1);
      await Promise.all([0, 1, 2].map((friend) => comeAgain(world, code, friend, until)));
    };
    const paying = async () => {
      const code = await referrer(world.team(PAYING), 2);
      await repeat(until, { perSecond: 1, most: REWARDS_PER_MONTH_MAX + 4 }, (at) =>
        buyOffer(world, code, at),
      );
    };
    await Promise.all([second(), paying()]);
  },
  judge: ({ of }) => [
    {
      what: 'messages for friends who neither stayed nor paid',
      tried:
        ((of(CIRCLE).seen.counts.friends ?? 0) + (of(AGAIN).seen.counts.friends ?? 0)) *
        REFERRAL_REWARD_MESSAGES,
      got: sumOf([...of(CIRCLE).entries, ...of(AGAIN).entries], 'referral'),
      budget: 0,
    },
    {
      what: 'replies for an account that was deleted and came again',
      tried: of(AGAIN).seen.counts.sends ?? 0,
      got: of(AGAIN).replies.filter(({ outcome }) => outcome !== 'failed').length,
      budget: 0,
    },
    {
      what: 'messages for friends who paid ₹3, in a month',
      tried: of(PAYING).paid.size * REFERRAL_REWARD_MESSAGES,
      got: sumOf(of(PAYING).entries, 'referral'),
      budget: REWARDS_PER_MONTH_MAX * REFERRAL_REWARD_MESSAGES,
    },
  ],
};
