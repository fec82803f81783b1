/*
 * Where people come from. All of it is set aside for benchmarks and documents (RFC 2544, RFC 3849), so that nobody lives there.
 */

/** An IPv4 address of the network 198.18.NETWORK.0/24. */
export const inNetwork = (network: number, host: number): string => `198.18.${network}.${host}`;

/** An address in a /64 of its own: phone or home number `home` of the /48 `site`. */
export const inHome = (site: number, home: number): string =>
  `2001:db8:${site.toString(16)}:${home.toString(16)}::${(home + 1).toString(16)}`;

/** The addresses of a run, each for one use, so that nobody is counted with somebody else by accident. */
export const NETWORKS = {
  quietCarrier: 1,
  carrier: 2,
  /** A carrier's address behind which a farmer sits among honest people. */
  farmedCarrier: 3,
  warmUp: 4,
  proxies: 10,
  circle: 11,
  ring: 20,
  ringFriends: 21,
  eater: 30,
  flooder: 40,
  pumper: 50,
  slowReader: 60,
  thief: 70,
  injector: 80,
  scraper: 90,
  recycled: 100,
  racer: 110,
  forger: 120,
} as const;

/** The /48 networks of homes. */
export const SITES = { quiet: 1, homes: 2, proxies: 3, warmUp: 4 } as const;
