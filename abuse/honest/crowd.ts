import { once } from 'node:events';
import { launch } from '../../dev/processes/children.mjs';
import { inProject } from '../../dev/project.mjs';
import { inHome, inNetwork, NETWORKS, SITES } from '../world/addresses';
import type { World } from '../world/world';
import type { Visit } from './errands';
import type { Guest } from './person';
import type { Crowd } from './process';

export const PEOPLE = 50;
/** ms in which they arrive. */
const ARRIVE_WITHIN_MS = 12_000;

/** Which carrier and which homes people come from; a farmer sits behind the same address as some. */
const ORIGINS = {
  warm: { carrier: NETWORKS.warmUp, site: SITES.warmUp, beside: NETWORKS.warmUp },
  quiet: { carrier: NETWORKS.quietCarrier, site: SITES.quiet, beside: NETWORKS.quietCarrier },
  attacked: { carrier: NETWORKS.carrier, site: SITES.homes, beside: NETWORKS.farmedCarrier },
};

export type Origin = keyof typeof ORIGINS;

/**
 * Fifty people as they come in India: some twenty behind each carrier's one address, the rest with an IPv6 network of their own; five
 * share the address of a farmer. Two of five buy.
 */
export function guestsFrom(origin: Origin, people = PEOPLE): Guest[] {
  const { carrier, site, beside } = ORIGINS[origin];
  return Array.from({ length: people }, (_, at) => ({
    address: at % 10 === 0 ? inNetwork(beside, 7) : at % 2 === 0 ? inNetwork(carrier, 20) : inHome(site, at),
    comesAfterMs: (at * ARRIVE_WITHIN_MS) / people,
    buys: at % 5 < 2,
  }));
}

/** Lets honest people use the product for so many seconds. */
export async function letCome(
  { product, site }: World,
  guests: readonly Guest[],
  seconds: number,
): Promise<Visit[]> {
  const child = launch(process.execPath, ['--import', 'tsx', inProject('abuse/honest/process.ts')], {
    cwd: inProject(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const crowd: Crowd = { site, cashfreeControlUrl: product.cashfreeControlUrl, guests, seconds };
  child.send(crowd);
  const told = once(child, 'message').then(([visits]: Visit[][]) => visits ?? []);
  const gone = once(child, 'exit').then((): never => {
    throw new Error('The process of the honest people ended early.');
  });
  const visits = await Promise.race([told, gone]);
  gone.catch(() => undefined);
  return visits;
}
