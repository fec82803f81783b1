import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { processRows } from '@/abuse/world/processor';
import { askAll, type Testimony } from './witnesses';
import type { World } from './world';

const LOOKS_EVERY_MS = 5_000;
/** Looks between two collections of garbage, which stop a process for a moment. */
const COLLECTS_EVERY = 12;

/** One process, or several that are one thing, at a moment. */
export type Moment = {
  /** ms since 1970. */
  at: number;
  role: string;
  /** Bytes; of several processes what they have alone and their part of what they share. */
  memory: number;
  heapUsed: number | null;
  told: Testimony | null;
};

export type Seen = {
  moments: Moment[];
  /** Seconds of processor time by role since the first look. */
  cpuSeconds: Map<string, number>;
  /** Connections of the database at each look. */
  connections: number[];
};

const mega = (bytes: number | null | undefined) => Math.round((bytes ?? 0) / 1024 / 1024);

/** Bytes that a process has, what it shares divided by all who share it (proc_pid_smaps(5)). */
function proportionalBytes(pid: number): number {
  try {
    const text = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024;
  } catch {
    // It has ended since it was listed.
    return 0;
  }
}

/** Looks at every process of a run until it is stopped. */
export class Sampler {
  readonly seen: Seen = { moments: [], cpuSeconds: new Map(), connections: [] };
  readonly #known = new Map<number, number>();
  #looking: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(
    private readonly world: World,
    private readonly peoplePid: () => number,
  ) {}

  begin(): void {
    this.#looking = this.#goOn();
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#looking;
  }

  async #goOn(): Promise<void> {
    for (let at = 0; !this.#isOver; at += 1) {
      const collects = at % COLLECTS_EVERY === COLLECTS_EVERY - 1;
      await this.#look(collects);
      if (collects) console.log(this.#line());
      await sleep(LOOKS_EVERY_MS);
    }
  }

  async #look(collects: boolean): Promise<void> {
    const { world, seen } = this;
    const at = Date.now();
    const told = new Map((await askAll(world.witnesses, collects)).map((one) => [one.pid, one]));
    const roles = this.#roles();
    for (const row of processRows()) {
      const role = roles.get(row.pid) ?? roles.get(row.parent);
      if (role === undefined) continue;
      const before = this.#known.get(row.pid);
      this.#known.set(row.pid, row.seconds);
      const spent = before === undefined ? 0 : row.seconds - before;
      seen.cpuSeconds.set(role, (seen.cpuSeconds.get(role) ?? 0) + spent);
      const testimony = told.get(row.pid) ?? null;
      if (role === 'PostgreSQL') this.#addMemory(at, role, proportionalBytes(row.pid));
      else if (roles.has(row.pid))
        seen.moments.push({
          ...{ at, role, heapUsed: testimony?.heapUsed ?? null, told: testimony },
          memory: testimony?.rss ?? proportionalBytes(row.pid),
        });
    }
    const connections = await world.db
      .query<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE backend_type = 'client backend'`,
      )
      .catch(() => null);
    if (connections) seen.connections.push(connections.rows[0]?.n ?? 0);
  }

  /** Where the run is, for who waits for its end. */
  #line(): string {
    const ours = [...this.world.apps, this.world.worker].map(({ name }) => {
      const last = this.seen.moments.findLast((one) => one.role === name);
      return `${name} ${mega(last?.memory)} MB, heap ${mega(last?.heapUsed)} MB`;
    });
    return `${new Date().toISOString()} ${ours.join(' · ')}`;
  }

  #addMemory(at: number, role: string, bytes: number): void {
    const last = this.seen.moments.findLast((one) => one.role === role);
    if (last?.at === at) last.memory += bytes;
    else this.seen.moments.push({ at, role, memory: bytes, heapUsed: null, told: null });
  }

  #roles(): Map<number, string> {
    const { apps, worker, database, redis, model, cashfree } = this.world;
    const roles = new Map<number, string>();
    for (const one of [...apps, worker]) roles.set(one.pid, one.name);
    try {
      roles.set(database.pid(), 'PostgreSQL');
    } catch {
      // It is being restarted: its file is not there.
    }
    if (redis) roles.set(redis.pid(), 'Redis');
    roles.set(model.pid, 'model (stand-in)');
    roles.set(cashfree.pid, 'Cashfree (stand-in)');
    roles.set(process.pid, 'proxy and this report');
    roles.set(this.peoplePid(), 'people');
    return roles;
  }
}
