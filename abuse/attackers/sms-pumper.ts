import { randomInt } from 'node:crypto';
import { CODE_LIMITS } from '@/lib/users/mobile/constants';
import { inNetwork, NETWORKS } from '../world/addresses';
import { repeat } from '../world/clock';
import type { Facts } from '../world/facts';
import type { Attacker } from './attacker';

const GUESTS = 'pumper without an account';
const NETWORK = 'pumper in one /24';
const VICTIM = 'bomber of one number';
const ADDRESSES = 6;
const ACCOUNTS = 42;
const VICTIM_NUMBER = '+917000000001';

/** A number of those that pay whoever has an SMS sent to them. */
const premium = (series: number, at: number) => `+91${series}${String(at).padStart(9, '0')}`;
const most = (windows: readonly { max: number }[]) => Math.max(...windows.map(({ max }) => max));

const sent = ({ sms, seen }: Facts) => ({ tried: seen.counts.asked ?? 0, got: sms.length });

/** Has one-time codes sent to numbers that earn, or to somebody who shall not sleep. */
export const smsPumper: Attacker = {
  name: 'SMS pumper',
  tries: 'asks for codes to premium numbers as guest and by 42 Google accounts at 6 addresses of a /24',
  teams: [GUESTS, NETWORK, VICTIM],
  async play(world, until) {
    const askFor = async (
      team: string,
      visitor: { post(path: string, json: unknown): Promise<unknown> },
      to: string,
    ) => {
      world.team(team).numbers.add(to);
      world.team(team).count('asked');
      await visitor.post('/api/account/mobile/code', { mobileNumber: to });
    };
    const guests = repeat(until, { perSecond: 1, most: 20 }, async (at) => {
      const visitor = world.team(GUESTS).visitor(inNetwork(NETWORKS.pumper + 1, 10 + at));
      await visitor.arrive();
      await askFor(GUESTS, visitor, premium(8, at));
    });
    const members = repeat(until, { perSecond: 2, most: ACCOUNTS }, async (at) => {
      const visitor = world.team(NETWORK).visitor(inNetwork(NETWORKS.pumper, 10 + (at % ADDRESSES)));
      await visitor.signIn(`pumper-${randomInt(2 ** 40)}`);
      for (let number = 0; number < 4; number += 1)
        await askFor(NETWORK, visitor, premium(9, at * 10 + number));
    });
    const bombing = repeat(until, { perSecond: 0.5, most: 8 }, async (at) => {
      const visitor = world.team(VICTIM).visitor(inNetwork(NETWORKS.pumper + 2 + at, 10));
      await visitor.signIn(`bomber-${randomInt(2 ** 40)}`);
      await askFor(VICTIM, visitor, VICTIM_NUMBER);
    });
    await Promise.all([guests, members, bombing]);
  },
  judge: ({ of }) => [
    { what: 'SMS without an account', ...sent(of(GUESTS)), budget: 0, lifted: true },
    {
      what: 'SMS for one /24 in a day',
      ...sent(of(NETWORK)),
      budget: most(CODE_LIMITS.neighbourhood),
    },
    {
      what: 'SMS to one number in ten minutes',
      ...sent(of(VICTIM)),
      budget: CODE_LIMITS.number[0].max,
    },
  ],
};
