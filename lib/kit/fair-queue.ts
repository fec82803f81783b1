/** Whose turn it is: a person, null for somebody unknown; and the network around them. */
export type Place = { readonly who: string | null; readonly neighbourhood: string };

/** Gives a turn back; a second call does nothing. */
export type Leave = () => void;

export type FairQueue = {
  /** Waits for a turn. @param goesOn with work that has had one: it comes before what is new, unless somebody busy asks */
  enter(place: Place, goesOn?: boolean): Promise<Leave>;
  /** Begins whatever may begin; to be called when there may be spare time and nobody comes or leaves. */
  begin(): void;
  /** How many wait for a turn there. */
  waitingIn(neighbourhood: string): number;
  /** How many wait for a turn in all. */
  waitingInAll(): number;
};

export type Limits = {
  /** Turns at the same time. */
  turns: number;
  /** Of these, how many no single neighbourhood gets. */
  keptForOthers: number;
  /** Turns at the same time for those who are busy, while others come who are not. */
  forBusy?: number;
  /** Turns at the same time while there is time to spare. */
  most?: number;
  /** Whether there is time to spare for one turn more than usual. */
  isSpare?: () => boolean;
};

/** ms in which half of what somebody has used is forgotten. */
const HALF_LIFE_MS = 10_000;
/**
 * What a whole network has used is divided by so much for everybody there, and what its strangers have used by so much for each of those: it may be
 * twenty phones behind a carrier, or one script.
 */
const PEOPLE_OF_NETWORK = 16;
const STRANGERS_OF_NETWORK = 8;
/** What a turn costs besides its time, ms: whoever takes many at once must not be first again before they end. */
const TURN_COST_MS = 1;
/** What a turn costs at most, ms: one long wait for a lock must not put somebody behind everybody for as long. */
const TIME_COST_MAX_MS = 50;
/** One of so many turns is for whoever has waited longest: endless newcomers, each with nothing used, must not keep anybody for ever. */
const OLDEST_EVERY = 32;
/** ms of use that are as good as none. */
const NOTHING_MS = 1;
/** Whoever has used more of late, ms, is busy: people who read and write use half of it. */
const BUSY_MS = 300;
/** ms for which turns are kept free of those who are busy, since somebody was begun who is not. */
const KEPT_FREE_MS = 2_000;

/** What somebody has used, ms, as of a moment; and the turns they have and wait for. */
type Account = { used: number; asOf: number; fadedAt: number; held: number; waiting: number };
/** Of a stranger `own` is that of all strangers of the network. */
type Waiter = { own: Account; ownSoonerMs: number; around: Account; goesOn: boolean; begin(): void };

const leftOf = ({ used, asOf }: Account, now: number) => used * 2 ** ((asOf - now) / HALF_LIFE_MS);

/**
 * When so much use, as of a moment, will be down to 1 ms. Everybody's use fades alike, so who has used more of late is told by these moments at any
 * time: the queue, which looks at all who wait whenever somebody comes or leaves, need not compute what is left of each.
 */
const fadedAt = (used: number, asOf: number) => asOf + HALF_LIFE_MS * Math.log2(used);
/** By how much sooner that is for a part of it. */
const sooner = (parts: number) => HALF_LIFE_MS * Math.log2(parts);
const STRANGERS_SOONER_MS = sooner(STRANGERS_OF_NETWORK);
const AROUND_SOONER_MS = sooner(PEOPLE_OF_NETWORK);
const BUSY_SOONER_MS = sooner(BUSY_MS);

/** When what somebody has used has faded: themselves, or as one of their network, whichever is more. */
const standingOf = ({ own, ownSoonerMs, around }: Waiter): number =>
  Math.max(own.fadedAt - ownSoonerMs, around.fadedAt - AROUND_SOONER_MS);

/**
 * A queue for few turns that many want. The next one is for whoever has used least time of late: who wants little is served as if the others were
 * not there ("least attained service"), and finds a turn that is free, because those who are busy have few of them. Names cost a script nothing, networks do: so whoever has no name yet counts as one of the network's
 * strangers, and nobody counts as less than one of their network. Who is alone gets what there is, but for the turns that are kept for other networks.
 * @param now ms
 */
export function fairQueue(
  { turns, keptForOthers, forBusy = turns, most = turns, isSpare = () => false }: Limits,
  now: () => number = () => performance.now(),
): FairQueue {
  const people = new Map<string, Account>();
  const networks = new Map<string, Account>();
  /** In the order of coming. */
  const waiters: Waiter[] = [];
  let held = 0;
  let begun = 0;
  let calmAt = -Infinity;
  let tidiedAt = now();

  function find(accounts: Map<string, Account>, name: string): Account {
    const account = accounts.get(name) ?? { used: 0, asOf: now(), fadedAt: -Infinity, held: 0, waiting: 0 };
    accounts.set(name, account);
    return account;
  }

  function charge({ own, around }: Waiter, ms: number): void {
    const time = now();
    for (const account of [own, around]) {
      account.used = leftOf(account, time) + ms;
      account.asOf = time;
      account.fadedAt = fadedAt(account.used, time);
    }
  }
  /** Forgets who neither waits nor works, and has used nothing of late. */
  function tidy(): void {
    const time = now();
    if (time - tidiedAt < HALF_LIFE_MS) return;
    tidiedAt = time;
    for (const accounts of [people, networks])
      for (const [name, account] of accounts)
        if (account.held + account.waiting === 0 && leftOf(account, time) < NOTHING_MS) accounts.delete(name);
  }

  const hold = ({ own, around }: Waiter, by: 1 | -1) => {
    for (const account of [own, around]) account.held += by;
    held += by;
  };

  const wait = ({ own, around }: Waiter, by: 1 | -1) => {
    for (const account of [own, around]) account.waiting += by;
  };

  /** Where in the queue the next one is, in a network that may have another turn; -1: nobody may begin. */
  function nextAt(limitOfOne: number, mayBeBusy: boolean): number {
    const busyFrom = now() + BUSY_SOONER_MS;
    const byAge = begun % OLDEST_EVERY === OLDEST_EVERY - 1;
    let best = -1;
    let least = Infinity;
    for (const [at, waiter] of waiters.entries()) {
      if (waiter.around.held >= limitOfOne) continue;
      if (byAge) return at;
      const standing = standingOf(waiter);
      const isBusy = standing > busyFrom;
      if (isBusy && !mayBeBusy) continue;
      const rank = waiter.goesOn && !isBusy ? -Infinity : Math.max(standing, -Number.MAX_VALUE);
      if (rank < least) [best, least] = [at, rank];
    }
    return best;
  }

  /** @returns whether one was begun */
  function beginNext(limit: number, mayBeBusy: boolean): boolean {
    const at = held < limit ? nextAt(limit - keptForOthers, mayBeBusy) : -1;
    const [waiter] = at < 0 ? [] : waiters.splice(at, 1);
    if (!waiter) return false;
    begun += 1;
    if (standingOf(waiter) <= now() + BUSY_SOONER_MS) calmAt = now();
    wait(waiter, -1);
    hold(waiter, 1);
    charge(waiter, TURN_COST_MS);
    waiter.begin();
    return true;
  }

  function begin(): void {
    const mayBeBusy = () => held < forBusy || now() - calmAt >= KEPT_FREE_MS;
    while (beginNext(turns, mayBeBusy()));
    if (waiters.length > 0 && held < most && isSpare()) beginNext(most, true);
  }

  function leaving(waiter: Waiter): Leave {
    const since = now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      hold(waiter, -1);
      charge(waiter, Math.min(now() - since, TIME_COST_MAX_MS));
      tidy();
      begin();
    };
  }

  return {
    enter({ who, neighbourhood }, goesOn = false) {
      const { promise, resolve } = Promise.withResolvers<Leave>();
      const waiter: Waiter = {
        own: find(people, who ?? `strangers of ${neighbourhood}`),
        ownSoonerMs: who === null ? STRANGERS_SOONER_MS : 0,
        around: find(networks, neighbourhood),
        goesOn,
        begin: () => resolve(leaving(waiter)),
      };
      wait(waiter, 1);
      waiters.push(waiter);
      begin();
      return promise;
    },
    begin,
    waitingIn: (neighbourhood) => networks.get(neighbourhood)?.waiting ?? 0,
    waitingInAll: () => waiters.length,
  };
}
