import PgBoss from 'pg-boss';
import { eraseHeldMinors } from '@/lib/account/age-hold/jobs';
import { reconcileOpenOrders } from '@/lib/payments/jobs';
import { env } from './env';
import { log } from './log';
import { ports } from './ports';
import { jobScope } from './scope';

const RECONCILE = 'reconcile-payments';
const EVERY_MINUTE = '* * * * *';
const ERASE_MINORS = 'erase-minors';
const EVERY_HOUR = '17 * * * *';
/** Seconds between two looks for work. */
const POLL_S = 5;

/**
 * Starts the jobs that many processes share: PostgreSQL hands each to one of them. Its tables live in a schema of their own.
 * @param track runs a piece of work that a stop of the process waits for
 * @throws Error when the database refuses
 */
export async function startQueue(track: <T>(work: () => Promise<T>) => Promise<T>): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: env().DATABASE_URL, application_name: 'saathi jobs', max: 2 });
  boss.on('error', (error) => log().error({ reason: error.name }, 'job queue'));
  await boss.start();
  await boss.createQueue(RECONCILE);
  await boss.schedule(RECONCILE, EVERY_MINUTE);
  await boss.work(RECONCILE, { pollingIntervalSeconds: POLL_S }, () =>
    track(async () => {
      const asked = await reconcileOpenOrders({ ...jobScope(), ...ports() });
      if (asked > 0) log().info({ asked }, 'open orders asked about');
    }),
  );
  await boss.createQueue(ERASE_MINORS);
  await boss.schedule(ERASE_MINORS, EVERY_HOUR);
  await boss.work(ERASE_MINORS, { pollingIntervalSeconds: POLL_S }, () =>
    track(async () => {
      const erased = await eraseHeldMinors({ ...jobScope(), ...ports() });
      if (erased > 0) log().info({ erased }, 'data of held minors erased');
    }),
  );
  return boss;
}
