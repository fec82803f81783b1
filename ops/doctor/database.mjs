import { openDatabase } from '../../dev/postgres/database.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { driftingOwners } from '../../lib/wallet/proof/service.ts';
import { migrationState, readMigrations } from '../commands/migrate.mjs';
import { requireRights, roleNames } from '../commands/rights.mjs';
import { look, well, wrong } from './findings.mjs';

/** ms by which two clocks may differ; signatures of payments are good for minutes. */
const CLOCK_LIMIT_MS = 2_000;
/** Of the server's connections; the rest is for a second process and for people. */
const CONNECTION_SHARE = 0.8;
/** Minutes without a look of the queue, without a run of the reconciler. */
const SILENT_MIN = 10;

/** @typedef {import('./findings.mjs').Finding} Finding */

/**
 * The database: reachable, migrated, with the right rights; its clock, its connections, the queue and the ledger in it.
 * @param {string | undefined} url
 * @returns {Promise<readonly Finding[]>}
 */
export async function examineDatabase(url) {
  if (!url)
    return [wrong('DATABASE_URL is not set, and no database of this folder runs; `npm start` starts one')];
  try {
    const client = await openDatabase(url);
    try {
      return await examine(client);
    } finally {
      await client.end();
    }
  } catch (error) {
    return [
      wrong(error instanceof StartError ? error.message : `the database does not answer: ${error.message}`),
    ];
  }
}

/** @param {import('pg').Client} client */
async function examine(client) {
  const migrations = await tried(async () => {
    const { pending } = await migrationState(client, readMigrations());
    return pending.length === 0
      ? well('every migration is applied')
      : wrong(`${pending.length} migrations are missing; \`npm run migrate\` applies them`);
  });
  // Without the tables there is nothing else to look at.
  if (migrations.state === 'wrong') return [migrations];
  return [
    migrations,
    await tried(() => rights(client)),
    await tried(() => clock(client)),
    await tried(() => connections(client)),
    await tried(() => queue(client)),
    await tried(() => ledger(client)),
  ];
}

/**
 * @param {() => Promise<Finding>} work
 * @returns {Promise<Finding>} what it finds, or why it could not look
 */
async function tried(work) {
  try {
    return await work();
  } catch (error) {
    return wrong(error instanceof StartError ? error.message : `could not look: ${error.message}`);
  }
}

/** @param {import('pg').Client} client */
async function rights(client) {
  await requireRights(client);
  const { rows } = await client.query(
    `SELECT current_database() AS database, current_user AS "user", has_table_privilege('ledger_entries', 'UPDATE') AS "mayRewrite",
       has_schema_privilege('public', 'CREATE') AS "mayCreate"`,
  );
  const { database, user, mayRewrite, mayCreate } = rows[0];
  return mayRewrite || mayCreate
    ? look(
        `"${user}" may change the schema and the ledger; after \`npm run grants\` the product runs as a member of "${roleNames(database).app}"`,
      )
    : well(`"${user}" may read and write what the product has to, and no more`);
}

/** @param {import('pg').Client} client */
async function clock(client) {
  const before = Date.now();
  const { rows } = await client.query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS at');
  return judgeClock('the database', Number(rows[0].at) - (before + Date.now()) / 2);
}

/**
 * @param {string} whose
 * @param {number} aheadMs ms by which that clock is ahead of ours
 * @param {number} [blurMs] ms by which it cannot be told better
 * @returns {Finding}
 */
export function judgeClock(whose, aheadMs, blurMs = 0) {
  const seconds = (Math.abs(aheadMs) / 1000).toFixed(1);
  return Math.abs(aheadMs) <= CLOCK_LIMIT_MS + blurMs
    ? well(`the clock agrees with that of ${whose}`)
    : wrong(
        `the clock of ${whose} is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this one; both need NTP`,
      );
}

/** @param {import('pg').Client} client */
async function connections(client) {
  const { rows } = await client.query(
    `SELECT (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used, current_setting('max_connections')::int AS most`,
  );
  const { used, most } = rows[0];
  const text = `${used} of ${most} connections are used`;
  return used > most * CONNECTION_SHARE ? look(text) : well(text);
}

/** pg-boss notes in its table of one row when a process last looked for scheduled jobs (12.38.0, dist/timekeeper.js). @param {import('pg').Client} client */
async function queue(client) {
  const { rows: made } = await client.query("SELECT to_regclass('job_queue.job') IS NOT NULL AS yes");
  if (!made[0].yes) return wrong('the job queue has no tables; `npm run migrate` makes them');
  const { rows } = await client.query(
    `SELECT (SELECT coalesce(cron_on > now() - make_interval(mins => ${SILENT_MIN}), false) FROM job_queue.version) AS alive,
       (SELECT count(*)::int FROM job_queue.job WHERE state = 'failed') AS failed,
       (SELECT count(*)::int FROM job_queue.job WHERE state IN ('created', 'retry') AND start_after < now() - make_interval(mins => ${SILENT_MIN})) AS late`,
  );
  const { alive, failed, late } = rows[0];
  if (!alive)
    return wrong(`no worker has looked for jobs in ${SILENT_MIN} minutes; start one, or set JOBS=on`);
  if (late > 0) return wrong(`${late} jobs have waited for more than ${SILENT_MIN} minutes`);
  return failed > 0 ? look(`${failed} jobs failed in the last days`) : well('the job queue is worked on');
}

/** @param {import('pg').Client} client */
async function ledger(client) {
  const drifting = await driftingOwners(client);
  return drifting.length === 0
    ? well('every balance agrees with its ledger')
    : wrong(`${drifting.length} balances differ from their ledger; \`npm run audit:ledger\` lists them`);
}
