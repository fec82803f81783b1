import { randomUUID } from 'node:crypto';
import { SESSION_STARTER_MESSAGES } from '@/lib/chat/constants';
import { STARTER_BALANCE_MESSAGES } from '@/lib/users/constants';
import { FREE_BUDGETS, FREE_GRANTS_MAX } from '@/lib/wallet/starters/constants';
import { inHome, inNetwork, NETWORKS, SITES } from '../world/addresses';
import { repeat } from '../world/clock';
import { type Facts, sumOf } from '../world/facts';
import type { Team } from '../world/team';
import type { Attacker } from './attacker';

const ONE_ADDRESS = 'farmer behind one address';
const ONE_PHONE = 'farmer with one phone';
const CIRCLE = 'farmer signing out in a circle';
const PROXIES = 'farmer with proxies';

/** Of a /24 and of one /48. Together the addresses could have more than their network. */
const PROXY_ADDRESSES = 6;
const PROXY_HOMES = 3;
const PROXIES_GAIN = Math.min(PROXY_ADDRESSES * FREE_BUDGETS.shared.hour, FREE_BUDGETS.network.hour);
const HOMES_GAIN = Math.min(PROXY_HOMES * FREE_BUDGETS.home.hour, FREE_BUDGETS.network.hour);

/** A new browser, as far as anybody can tell, and every free message there is for it. */
async function harvest(team: Team, address: string, fingerprint: string): Promise<void> {
  team.count('wanted', STARTER_BALANCE_MESSAGES);
  await team.visitor(address, fingerprint).arrive();
}

const proxyAt = (at: number): string => {
  const place = at % (PROXY_ADDRESSES + PROXY_HOMES);
  return place < PROXY_ADDRESSES
    ? inNetwork(NETWORKS.proxies, 10 + place)
    : inHome(SITES.proxies, place - PROXY_ADDRESSES);
};

const gained = ({ entries, seen }: Facts) => ({
  tried: seen.counts.wanted ?? 0,
  got: sumOf(entries, 'starter', 'session_starter'),
});

/** Collects free messages: new browsers, new phones, new addresses. */
export const farmers: Attacker = {
  name: 'farmers',
  tries: 'invents browsers and phones, solves the work, rents addresses, signs in a circle',
  teams: [ONE_ADDRESS, ONE_PHONE, CIRCLE, PROXIES],
  async play(world, until) {
    const oneAddress = async () => {
      const team = world.team(ONE_ADDRESS);
      const address = inNetwork(NETWORKS.farmedCarrier, 7);
      await repeat(until, { perSecond: 2, most: 110 }, () => harvest(team, address, randomUUID()));
      await repeat(until, { perSecond: 2, most: 20 }, () => {
        team.count('wanted', SESSION_STARTER_MESSAGES);
        return team.visitor(address).startChat();
      });
    };
    const onePhone = async () => {
      const team = world.team(ONE_PHONE);
      const phone = randomUUID();
      const address = inNetwork(NETWORKS.circle, 9);
      await repeat(until, { perSecond: 1, most: 10 }, () => harvest(team, address, phone));
    };
    const circle = async () => {
      const team = world.team(CIRCLE);
      const visitor = team.visitor(inNetwork(NETWORKS.circle, 8));
      for (let round = 0; round < 8 && !until.isOver(); round += 1) {
        team.count('wanted', STARTER_BALANCE_MESSAGES);
        await visitor.arrive();
        await visitor.signIn(`circle-${randomUUID()}`);
        await visitor.post('/auth/logout');
        await until.wait(1_000);
      }
    };
    const proxies = () =>
      repeat(until, { perSecond: 5, most: 480 }, (at) =>
        harvest(world.team(PROXIES), proxyAt(at), randomUUID()),
      );
    await Promise.all([oneAddress(), onePhone(), circle(), proxies()]);
  },
  judge: ({ of }) => [
    {
      what: 'free messages at one IPv4 address',
      ...gained(of(ONE_ADDRESS)),
      budget: FREE_BUDGETS.shared.hour,
      lifted: true,
    },
    {
      what: 'free messages of one phone at one address',
      ...gained(of(ONE_PHONE)),
      budget: FREE_GRANTS_MAX * STARTER_BALANCE_MESSAGES,
    },
    {
      what: 'free messages of one browser by signing out and in',
      ...gained(of(CIRCLE)),
      budget: STARTER_BALANCE_MESSAGES,
    },
    {
      what: `free messages of ${PROXY_ADDRESSES} addresses of a /24 and ${PROXY_HOMES} homes of a /48`,
      ...gained(of(PROXIES)),
      budget: PROXIES_GAIN + HOMES_GAIN,
      lifted: true,
    },
  ],
};
