import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Db, Runner, Statement } from '@/lib/kit/scope';
import { PrismaClient } from '@/prisma/generated/client';
import { onceAProcess } from './once-a-process';

const POOL_SIZE = 12;
/** ms a statement waits for a connection before its caller is told that the database cannot be reached. */
const PATIENCE_MS = 5_000;

function runnerOn(connection: pg.Pool | pg.PoolClient): Runner {
  return {
    async run<Row>({ name, text }: Statement, values: readonly unknown[]) {
      const result = await connection.query({ name, text, values: [...values] });
      return result.rows as Row[];
    },
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Runner) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(runnerOn(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((cause: Error) => {
      broken = cause;
    });
    throw error;
  } finally {
    // A connection that could not even roll back is closed instead of reused.
    client.release(broken);
  }
}

/**
 * Opens a pool of connections that Prisma, the prepared statements and the transactions share.
 * @param patienceMs ms a statement waits for a connection
 */
export function openDb(url: string, patienceMs: number = PATIENCE_MS): Db & { close(): Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: patienceMs });
  // An idle connection that the server closes is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    prisma,
    ...runnerOn(pool),
    transaction: (work) => inTransaction(pool, work),
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** The database of this process. */
export const db = (url: string) => onceAProcess('db', () => openDb(url));
