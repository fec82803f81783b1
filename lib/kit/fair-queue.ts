/** Whose turn it is: a network, and the one around it. */
export type Place = { readonly neighbourhood: string; readonly network: string };

/** Gives a turn back; a second call does nothing. */
export type Leave = () => void;

export type FairQueue = {
  /** Waits for a turn. @returns what gives it back; `abandon` stops waiting for one that has not come yet */
  enter(place: Place): { turn: Promise<Leave>; abandon(): void };
  /** How many wait for a turn there. */
  waitingIn(neighbourhood: string): number;
};

/** What a turn costs besides its time, ms: whoever takes many at once must not be first again before they end. */
const TURN_COST_MS = 1;
/** What a turn costs at most, ms: one long wait for a lock must not put a network behind everybody for as long. */
const TIME_COST_MAX_MS = 50;
/** Neighbourhoods that are remembered while all turns are taken. */
const REMEMBERED = 10_000;

type Waiter = { readonly order: number; begin(): void };
/** What somebody has used, as ms of the queue's own clock, and how many turns they have. */
type Share = { used: number; held: number };
type Network = Share & { waiters: Waiter[] };
type Neighbourhood = Share & { waiting: number; clock: number; networks: Map<string, Network> };

const isIdle = (one: Network) => one.held === 0 && one.waiters.length === 0;
const oldest = (one: Neighbourhood) => {
  let order = Infinity;
  for (const { waiters } of one.networks.values()) order = Math.min(order, waiters[0]?.order ?? Infinity);
  return order;
};

function least<T extends Share>(all: Iterable<T>, orderOf: (one: T) => number): T | undefined {
  let best: T | undefined;
  for (const one of all)
    if (!best || one.used < best.used || (one.used === best.used && orderOf(one) < orderOf(best))) best = one;
  return best;
}

/**
 * A queue for few turns that many networks want: the next one is for whoever waits in the neighbourhood that used least time, there for the
 * network that did, and there for who came first. Who comes anew begins level with those who are served now, so that nobody saves up time and nobody
 * has to wait for those who flood (start-time fair queueing, https://conferences.sigcomm.org/sigcomm/1996/papers/goyal.pdf). Whoever is alone
 * gets what there is, but for the turns that are kept for others.
 * @param turns at the same time
 * @param turnsOfOne of them for one neighbourhood at most
 * @param now ms
 */
export function fairQueue(
  { turns, turnsOfOne }: { turns: number; turnsOfOne: number },
  now: () => number = () => performance.now(),
): FairQueue {
  const neighbourhoods = new Map<string, Neighbourhood>();
  let clock = 0;
  let held = 0;
  let waiting = 0;
  let entered = 0;

  function find({ neighbourhood, network }: Place): [Neighbourhood, Network] {
    const around = neighbourhoods.get(neighbourhood) ?? {
      ...{ used: clock, held: 0, waiting: 0, clock: 0, networks: new Map<string, Network>() },
    };
    neighbourhoods.set(neighbourhood, around);
    if (around.held + around.waiting === 0) around.used = Math.max(around.used, clock);
    const one = around.networks.get(network) ?? { used: around.clock, held: 0, waiters: [] };
    around.networks.set(network, one);
    if (isIdle(one)) one.used = Math.max(one.used, around.clock);
    return [around, one];
  }

  /** Forgets who neither waits nor works, and owes nothing that counts. */
  function tidy({ neighbourhood, network }: Place, [around, one]: [Neighbourhood, Network]): void {
    if (isIdle(one) && one.used <= around.clock) around.networks.delete(network);
    if (around.held + around.waiting > 0) return;
    around.networks.clear();
    if (around.used <= clock || neighbourhoods.size > REMEMBERED) neighbourhoods.delete(neighbourhood);
    if (held + waiting > 0) return;
    neighbourhoods.clear();
    clock = 0;
  }

  function beginNext(): boolean {
    if (waiting === 0 || held === turns) return false;
    const ready = [...neighbourhoods.values()].filter((one) => one.waiting > 0 && one.held < turnsOfOne);
    const around = least(ready, oldest);
    const own = [...(around?.networks.values() ?? [])].filter(({ waiters }) => waiters.length > 0);
    const one = least(own, ({ waiters }) => waiters[0]?.order ?? Infinity);
    if (!around || !one) return false;
    clock = Math.max(clock, around.used);
    around.clock = Math.max(around.clock, one.used);
    for (const share of [around, one]) {
      share.used += TURN_COST_MS;
      share.held += 1;
    }
    held += 1;
    waiting -= 1;
    around.waiting -= 1;
    one.waiters.shift()?.begin();
    return true;
  }

  const beginAll = () => {
    while (beginNext());
  };

  function leaving(place: Place, shares: [Neighbourhood, Network]): Leave {
    const since = now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const cost = Math.min(now() - since, TIME_COST_MAX_MS);
      for (const share of shares) {
        share.used += cost;
        share.held -= 1;
      }
      held -= 1;
      tidy(place, shares);
      beginAll();
    };
  }

  return {
    enter(place) {
      const shares = find(place);
      const [around, one] = shares;
      const { promise, resolve } = Promise.withResolvers<Leave>();
      const waiter = { order: entered++, begin: () => resolve(leaving(place, shares)) };
      one.waiters.push(waiter);
      around.waiting += 1;
      waiting += 1;
      beginAll();
      return {
        turn: promise,
        abandon() {
          const at = one.waiters.indexOf(waiter);
          if (at < 0) return;
          one.waiters.splice(at, 1);
          around.waiting -= 1;
          waiting -= 1;
          tidy(place, shares);
        },
      };
    },
    waitingIn: (neighbourhood) => neighbourhoods.get(neighbourhood)?.waiting ?? 0,
  };
}
