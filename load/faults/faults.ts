import { setTimeout as sleep } from 'node:timers/promises';
import { untilWorkerWorks, type World } from '../world/world';

/** ms a fault lasts, where it has a length. */
const LASTS_MS = 15_000;
/** ms that are left for everything to be well again, before the next fault. */
const AFTER_MS = 25_000;
const CLOCK_S = 3_600;

export type Fault = {
  name: string;
  /** Makes it happen. @returns the moment at which its cause was gone, and what else was seen */
  happen(world: World): Promise<{ goneAt: number; remark: string }>;
};

const gone = (remark = '') => ({ goneAt: Date.now(), remark });

/** Moves the clock of the second process. */
const moveClock = (name: string, seconds: number): Fault => ({
  name,
  async happen({ clock }) {
    if (!clock) throw new Error('There is no libfaketime.');
    clock.move(seconds);
    await sleep(LASTS_MS);
    clock.move(0);
    return gone('one of two processes; it is set right again while it runs');
  },
});

/** Everything around the product, failing once. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'database restarted',
    async happen(world) {
      const since = new Date();
      await world.database.stop();
      await world.database.start();
      const came = gone();
      const workerMs = came.goneAt - since.getTime() + (await untilWorkerWorks(world.db, since));
      return {
        ...came,
        remark: `the queue has its connections ${(workerMs / 1000).toFixed(1)} s after the stop`,
      };
    },
  },
  {
    name: 'Redis gone, and back',
    async happen({ redis }) {
      if (!redis) return gone('there is no Redis here');
      await redis.stop();
      await sleep(LASTS_MS);
      await redis.start();
      return gone('each process counts for itself meanwhile');
    },
  },
  {
    name: 'one process killed -9',
    async happen({ apps }) {
      const begun = Date.now();
      await apps[0]?.kill();
      return { goneAt: begun, remark: `started again after ${((Date.now() - begun) / 1000).toFixed(1)} s` };
    },
  },
  {
    name: 'worker killed -9',
    async happen(world) {
      const since = new Date();
      await world.worker.kill();
      await untilWorkerWorks(world.db, since);
      const ms = Date.now() - since.getTime();
      return {
        goneAt: since.getTime(),
        remark: `works at its queue again after ${(ms / 1000).toFixed(1)} s`,
      };
    },
  },
  {
    name: 'model: every second answer an error',
    async happen({ model }) {
      await model.fail(0.5);
      await sleep(LASTS_MS);
      await model.fail(0);
      return gone('people try again');
    },
  },
  {
    name: 'Cashfree hangs',
    async happen({ cashfree }) {
      process.kill(cashfree.pid, 'SIGSTOP');
      await sleep(LASTS_MS);
      process.kill(cashfree.pid, 'SIGCONT');
      return gone('takes connections and answers none');
    },
  },
  moveClock('clock an hour ahead', CLOCK_S),
  moveClock('clock an hour behind', -CLOCK_S),
];

export type Happened = { name: string; begunAt: number; goneAt: number; overAt: number; remark: string };

/** Has one fault after the other happen, with time between. */
export async function happenAll(world: World, faults: readonly Fault[]): Promise<Happened[]> {
  const happened: Happened[] = [];
  for (const fault of faults) {
    console.log(`… ${fault.name}`);
    const begunAt = Date.now();
    const { goneAt, remark } = await fault.happen(world);
    await sleep(AFTER_MS);
    happened.push({ name: fault.name, begunAt, goneAt, overAt: Date.now(), remark });
  }
  return happened;
}
