import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Db, Runner } from '@/lib/kit/scope';
import { type Prisma, PrismaClient } from '@/prisma/generated/client';
import type { Env } from './env';
import { onceAProcess } from './once-a-process';
import { traceQueries } from './traced-queries';
import { isTracing } from './tracing';

/**
 * Few: with more, each statement of everybody takes longer, because there is one processor behind them, and nothing is answered sooner.
 */
const POOL_SIZE = 12;
/** ms a statement waits for a connection before it fails as "database unreachable". */
const PATIENCE_MS = 5_000;
/** ms a transaction may last; none is open during a call to a provider, so that it only waits for other transactions. */
const TRANSACTION_MS = 60_000;

/**
 * ms after which a connection that nobody needs is closed. A new one knows no plan and no table yet: what came a moment after the usual ten seconds
 * would wait for it.
 */
const IDLE_MS = 60_000;
/**
 * Statements that have a name. Prisma writes lists of any length into its texts: without an end, a connection would keep a plan for each length.
 */
const NAMES_MAX = 1_000;

/** The name of each prepared statement; PostgreSQL keeps a plan for it on every connection. */
const preparedNames = new Map<string, string>();

/** @returns an empty one for a statement that stays without a name, and is planned anew each time */
function preparedName(text: string): string {
  const known = preparedNames.get(text);
  if (known !== undefined) return known;
  if (preparedNames.size >= NAMES_MAX) return '';
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  preparedNames.set(text, name);
  return name;
}

/** Whether PostgreSQL refused a statement and waits for the next one. */
const isRefusal = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR';

/**
 * Runs a statement on a connection of the pool, which stays there when the statement is refused. `pool.query` would close it: who sends twice in one
 * chat at once would cost a connection each time.
 */
async function queryKept(pool: pg.Pool, query: pg.QueryConfig): Promise<pg.QueryResult> {
  const client = await pool.connect();
  // What ends the connection fails the statement as well.
  const ignore = () => undefined;
  client.on('error', ignore);
  let failure: Error | undefined;
  try {
    return await client.query(query);
  } catch (error) {
    if (!isRefusal(error)) failure = error as Error;
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(failure);
  }
}

/** Runs generated queries on the pool, each as a prepared statement of its connection where connections stay the same. */
const queryPool =
  (pool: pg.Pool, prepares: boolean): Runner['query'] =>
  async (text, values) => {
    const name = prepares ? { name: preparedName(text) } : {};
    const { rows, rowCount } = await queryKept(pool, { ...name, text, values });
    return { rows, rowCount: rowCount ?? rows.length };
  };

/** Runs generated queries on the connection that a Prisma transaction holds. */
const queryTransaction =
  (tx: Prisma.TransactionClient): Runner['query'] =>
  async (text, values) => {
    const rows = await tx.$queryRawUnsafe<unknown[]>(text, ...values);
    return { rows, rowCount: rows.length };
  };

/** The database of a process, which closes it in the end. */
export type OpenDb = Db & {
  /** Connections in use and idle, and what waits for one. */
  connections(): Record<'used' | 'idle' | 'waiting', number>;
  close(): Promise<void>;
};

/**
 * Opens a pool of connections that Prisma Client, the typed SQL queries and the transactions share.
 * @param patienceMs ms a statement waits for a connection
 * @param prepares not behind a pooler that gives each transaction another connection: that one would not know the statement
 *   (https://www.pgbouncer.org/features.html)
 */
export function openDb(url: string, patienceMs: number = PATIENCE_MS, prepares = true): OpenDb {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: patienceMs,
    idleTimeoutMillis: IDLE_MS,
  });
  pool.on('connect', (client) => {
    if (isTracing()) traceQueries(client);
  });
  // An idle connection that the server closes is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  const prisma = new PrismaClient({
    // Without a name each of its statements would be planned anew, those of transactions as well.
    adapter: new PrismaPg(pool, prepares ? { statementNameGenerator: ({ sql }) => preparedName(sql) } : {}),
    transactionOptions: { maxWait: patienceMs, timeout: TRANSACTION_MS },
  });
  return {
    prisma,
    query: queryPool(pool, prepares),
    transaction: (work) => prisma.$transaction((tx) => work({ prisma: tx, query: queryTransaction(tx) })),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** The database of this process. With an address past it, `DATABASE_URL` is that of a pooler. */
export const db = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Env) =>
  onceAProcess('db', () => openDb(DATABASE_URL, PATIENCE_MS, DATABASE_DIRECT_URL === undefined));
