import pg from 'pg';
import { type FairQueue, fairQueue } from '@/lib/kit/fair-queue';
import { currentPlace } from './request-place';
import { traceQueries } from './traced-queries';
import { isTracing } from './tracing';

type Returned = (error?: Error | boolean) => void;
type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: Returned) => void;

/** What node-postgres says of a pool whose connections were all taken for too long. */
const TOO_LONG = 'timeout exceeded when trying to connect';

/**
 * A pool whose connections are handed out in turn to people and networks (lib/kit/fair-queue.ts), and not to whoever asked first: a
 * connection is what a request that works needs, and one that waits for a model does not. docs/abuse.md, "Whose turn it is".
 */
export class FairPool extends pg.Pool {
  readonly #queue: FairQueue;
  readonly #patienceMs: number;

  /**
   * @param limits.keptForOthers of the connections, which no single neighbourhood gets
   * @param limits.patienceMs for a turn, and as long again for a new connection
   */
  constructor(
    url: string,
    { size, keptForOthers, patienceMs }: { size: number; keptForOthers: number; patienceMs: number },
  ) {
    super({ connectionString: url, max: size, connectionTimeoutMillis: patienceMs });
    this.#queue = fairQueue({ turns: size, turnsOfOne: size - keptForOthers });
    this.#patienceMs = patienceMs;
  }

  /** How many wait for a connection there. */
  waitingIn(neighbourhood: string): number {
    return this.#queue.waitingIn(neighbourhood);
  }

  /** How many wait for a connection in all. */
  get waitingInAll(): number {
    return this.#queue.waitingInAll();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const connecting = this.#inTurn();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #inTurn(): Promise<pg.PoolClient> {
    const { turn, abandon } = this.#queue.enter(currentPlace());
    const patience = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      abandon();
      patience.reject(new Error(TOO_LONG));
    }, this.#patienceMs);
    const leave = await Promise.race([turn, patience.promise]).finally(() => clearTimeout(timer));
    try {
      const client = await super.connect();
      if (isTracing()) traceQueries(client);
      const release = client.release.bind(client);
      client.release = (error) => {
        release(error);
        leave();
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }
}
