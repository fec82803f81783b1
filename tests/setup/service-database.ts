import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { openDb } from '@/lib/server/db';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { testDatabase } from './postgres';

/** ms that a hundred calls at once may wait for each other's connections while the machine does something else. */
const PATIENCE_MS = 60_000;

/** No params, no query, no body: what a service test does not need to name. */
export const none = {};

/**
 * A migrated and seeded database for the tests of one file: `db` as services see it, `sql` to look behind them.
 * When the tests are done, every balance must equal its ledger.
 */
export function serviceDatabase() {
  let db: ReturnType<typeof openDb> | undefined;
  let sql: pg.Client | undefined;
  let url: string | undefined;

  beforeAll(async () => {
    ({ url } = await testDatabase());
    db = openDb(url, PATIENCE_MS);
    sql = new pg.Client({ connectionString: url });
    await sql.connect();
  });

  afterAll(async () => {
    if (sql) expect(await driftingOwners(sql)).toEqual([]);
    await sql?.end();
    await db?.close();
  });

  const opened = <T>(one: T | undefined): T => {
    if (one === undefined) throw new Error('The database opens before the first test, not before that.');
    return one;
  };
  return {
    get db() {
      return opened(db);
    },
    get sql() {
      return opened(sql);
    },
    /** For a process of its own. */
    get url() {
      return opened(url);
    },
  };
}
