/** Whose turn it is: a person or, of somebody unknown, a network; and the neighbourhood that either comes from. */
export type Place = { readonly who: string; readonly neighbourhood: string };

/** Gives a turn back; a second call does nothing. */
export type Leave = () => void;

export type FairQueue = {
  /** Waits for a turn. `abandon` stops waiting for one that has not come yet. */
  enter(place: Place): { turn: Promise<Leave>; abandon(): void };
  /** How many wait for a turn there. */
  waitingIn(neighbourhood: string): number;
  /** How many wait for a turn in all. */
  waitingInAll(): number;
};

/** What a turn costs besides its time, ms: whoever takes many at once must not be first again before they end. */
const TURN_COST_MS = 1;
/** What a turn costs at most, ms: one long wait for a lock must not put somebody behind everybody for as long. */
const TIME_COST_MAX_MS = 50;
/** How far somebody new begins behind others for each one who waits in the same neighbourhood, ms: a thousand names of one script are no thousand people. */
const NEIGHBOUR_COST_MS = 1;

type Waiter = { readonly order: number; begin(): void };
/** What somebody has used, as ms of the queue's own clock, the turns they have, and what waits for them. */
type Somebody = { used: number; held: number; waiters: Waiter[]; around: Neighbourhood };
type Neighbourhood = { name: string; held: number; waiting: number; peopleWaiting: number };

const isIdle = ({ held, waiters }: Somebody) => held === 0 && waiters.length === 0;
const orderOf = ({ waiters }: Somebody) => waiters[0]?.order ?? Infinity;
const isBefore = (one: Somebody, other: Somebody) =>
  one.used < other.used || (one.used === other.used && orderOf(one) < orderOf(other));

/**
 * A queue for few turns that many want: the next one is for whoever waits and has used least time. Who comes anew begins level with those who are
 * served now, so that nobody saves up time, and nobody waits for what others have heaped up (start-time fair queueing,
 * https://conferences.sigcomm.org/sigcomm/1996/papers/goyal.pdf). Whoever is alone gets what there is, but for the turns that are kept for other
 * neighbourhoods.
 * @param limits.turns at the same time
 * @param limits.turnsOfOne of them for one neighbourhood at most
 * @param now ms
 */
export function fairQueue(
  { turns, turnsOfOne }: { turns: number; turnsOfOne: number },
  now: () => number = () => performance.now(),
): FairQueue {
  const people = new Map<string, Somebody>();
  const neighbourhoods = new Map<string, Neighbourhood>();
  let clock = 0;
  let held = 0;
  let waiting = 0;
  let entered = 0;

  function findAround(name: string): Neighbourhood {
    const around = neighbourhoods.get(name) ?? { name, held: 0, waiting: 0, peopleWaiting: 0 };
    neighbourhoods.set(name, around);
    return around;
  }

  function find({ who, neighbourhood }: Place): Somebody {
    const around = findAround(neighbourhood);
    const one = people.get(who) ?? { used: 0, held: 0, waiters: [], around };
    people.set(who, one);
    // Who moves to another network while something of theirs waits stays counted where it began.
    if (!isIdle(one)) return one;
    one.around = around;
    one.used = Math.max(one.used, clock + around.peopleWaiting * NEIGHBOUR_COST_MS);
    return one;
  }

  function beginWaiting(one: Somebody, waiter: Waiter): void {
    if (one.waiters.push(waiter) === 1) one.around.peopleWaiting += 1;
    one.around.waiting += 1;
    waiting += 1;
  }

  function stopWaiting(one: Somebody, at: number): void {
    one.waiters.splice(at, 1);
    if (one.waiters.length === 0) one.around.peopleWaiting -= 1;
    one.around.waiting -= 1;
    waiting -= 1;
  }

  /** Forgets who neither waits nor works; a debt is forgotten when everybody else is done, too. */
  function tidy(who: string, one: Somebody): void {
    const { around } = one;
    if (around.held + around.waiting === 0) neighbourhoods.delete(around.name);
    if (isIdle(one) && one.used <= clock) people.delete(who);
    if (held + waiting > 0) return;
    people.clear();
    clock = 0;
  }

  function nextOne(): Somebody | undefined {
    let best: Somebody | undefined;
    for (const one of people.values())
      if (one.waiters.length > 0 && one.around.held < turnsOfOne && (!best || isBefore(one, best)))
        best = one;
    return best;
  }

  function beginNext(): boolean {
    const one = held < turns && waiting > 0 ? nextOne() : undefined;
    if (!one) return false;
    clock = Math.max(clock, one.used);
    const waiter = one.waiters[0];
    stopWaiting(one, 0);
    one.used += TURN_COST_MS;
    one.held += 1;
    one.around.held += 1;
    held += 1;
    waiter?.begin();
    return true;
  }

  const beginAll = () => {
    while (beginNext());
  };

  function leaving(who: string, one: Somebody): Leave {
    const since = now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      one.used += Math.min(now() - since, TIME_COST_MAX_MS);
      one.held -= 1;
      one.around.held -= 1;
      held -= 1;
      tidy(who, one);
      beginAll();
    };
  }

  return {
    enter(place) {
      const one = find(place);
      const { promise, resolve } = Promise.withResolvers<Leave>();
      const waiter = { order: entered++, begin: () => resolve(leaving(place.who, one)) };
      beginWaiting(one, waiter);
      beginAll();
      return {
        turn: promise,
        abandon() {
          const at = one.waiters.indexOf(waiter);
          if (at < 0) return;
          stopWaiting(one, at);
          tidy(place.who, one);
        },
      };
    },
    waitingIn: (neighbourhood) => neighbourhoods.get(neighbourhood)?.waiting ?? 0,
    waitingInAll: () => waiting,
  };
}
