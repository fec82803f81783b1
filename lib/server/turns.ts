import { AsyncLocalStorage } from 'node:async_hooks';
import { type FairQueue, fairQueue, type Leave, type Place } from '@/lib/kit/fair-queue';
import { neighbourhoodOf } from '@/lib/kit/network';
import { onceAProcess } from './once-a-process';
import { spareTime } from './spare-time';

/**
 * Requests that are worked for at the same time when the thread is busy without a gap. Few: whoever is begun waits between any two statements for all
 * others that are.
 */
const TURNS = 3;
/** The same while the thread waits for a database that takes its time: as many as there are connections to it (lib/server/db.ts). */
const TURNS_MOST = 12;
/** Turns that no single neighbourhood gets: whoever comes from elsewhere need not wait for what it does. */
const KEPT_FOR_OTHERS = 1;
/** Of the turns, how many those have who ask for more than people do, while others come: whoever comes finds one that is free. */
const TURNS_OF_BUSY = 1;
/** Waiting for a turn from one neighbourhood: more than a carrier's phones do that all load a page at once, and what is answered within patience. */
const CROWD_MAX = 200;
/** ms after which a turn is over in any case: who takes longer waits for something, a lock or somebody slow, and needs no thread for that. */
const TURN_MAX_MS = 250;
/** ms between two looks at whether there is time to spare, while somebody waits. */
const LOOKS_EVERY_MS = 10;

/** Whose turn work has, and how many of its questions to somebody else are open. */
type Worker = { place: Place; away: number; isOver: boolean; leave: Leave };

const nothing: Leave = () => undefined;

export type Turns = {
  /** Waits for a turn, works, and ends the turn with the work. */
  inTurn<T>(place: Place, work: () => Promise<T>): Promise<T>;
  /** Waits for somebody else: gives the turn back meanwhile, and waits for another one afterwards. */
  outside<T>(ask: () => Promise<T>): Promise<T>;
  /** Whether so many wait there that more would wait in vain. */
  isCrowded(neighbourhood: string): boolean;
  /** Requests that wait for their turn. */
  waiting(): number;
};

const openQueue = () =>
  fairQueue({
    ...{ turns: TURNS, most: TURNS_MOST, keptForOthers: KEPT_FOR_OTHERS, forBusy: TURNS_OF_BUSY },
    isSpare: spareTime(),
  });

/**
 * Takes requests one after the other, few at the same time, and those first whose senders have used least time (docs/abuse.md, "Whose turn it is").
 * @param options.queue gives the turns
 */
export function openTurns({
  queue = openQueue(),
  crowdMax = CROWD_MAX,
  turnMaxMs = TURN_MAX_MS,
}: {
  queue?: FairQueue;
  crowdMax?: number;
  turnMaxMs?: number;
} = {}): Turns {
  const workers = new AsyncLocalStorage<Worker>();
  let looking: NodeJS.Timeout | undefined;

  /** Nobody may come or leave for a while in which the thread waits for a slow database. */
  function lookForTime(): void {
    looking ??= setInterval(() => {
      queue.begin();
      if (queue.waitingInAll() > 0) return;
      clearInterval(looking);
      looking = undefined;
    }, LOOKS_EVERY_MS).unref();
  }

  async function takeTurn(worker: Worker, goesOn = false): Promise<void> {
    const turn = queue.enter(worker.place, goesOn);
    if (queue.waitingInAll() > 0) lookForTime();
    const leave = await turn;
    // Something else of the same work may have gone to ask again, or all of it have ended.
    if (worker.away > 0 || worker.isOver) return leave();
    const timer = setTimeout(leave, turnMaxMs);
    worker.leave = () => {
      clearTimeout(timer);
      leave();
    };
  }

  return {
    async inTurn(place, work) {
      const worker: Worker = { place, away: 0, isOver: false, leave: nothing };
      await takeTurn(worker);
      try {
        return await workers.run(worker, work);
      } finally {
        worker.isOver = true;
        worker.leave();
      }
    },
    async outside(ask) {
      const worker = workers.getStore();
      if (!worker || worker.isOver) return ask();
      worker.away += 1;
      worker.leave();
      try {
        return await ask();
      } finally {
        worker.away -= 1;
        if (worker.away === 0 && !worker.isOver) await takeTurn(worker, true);
      }
    },
    isCrowded: (neighbourhood) => queue.waitingIn(neighbourhood) >= crowdMax,
    waiting: queue.waitingInAll,
  };
}

/** The turns of this process: those that our server gives are known to Next's bundles, too. */
export const turns = (): Turns => onceAProcess('turns', openTurns);

/**
 * Whose turns a request takes: those of the person, whose session a genuine cookie names, because a carrier has thousands behind one address; of
 * whoever has not even registered, those of the network around them.
 * @param sessionId of a genuine cookie; whether the session still counts is asked of the database later
 */
export const placeOf = (address: string, sessionId: string | null): Place => ({
  ...{ who: sessionId, neighbourhood: neighbourhoodOf(address) },
});
