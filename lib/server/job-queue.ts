import PgBoss from 'pg-boss';
import { eraseHeldMinors } from '@/lib/account/age-hold/jobs';
import { reconcileOpenOrders } from '@/lib/payments/jobs';
import { forgetOldCrises } from '@/lib/safety/care/jobs';
import { forgetOldVitals } from '@/lib/vitals/jobs';
import { env } from './env';
import { log } from './log';
import { ports } from './ports';
import { jobScope } from './scope';

const RECONCILE = 'reconcile-payments';
const EVERY_MINUTE = '* * * * *';
const ERASE_MINORS = 'erase-minors';
const EVERY_HOUR = '17 * * * *';
const FORGET_CRISES = 'forget-crises';
const FORGET_VITALS = 'forget-vitals';
const EVERY_NIGHT = '43 20 * * *';
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
  const run = async (name: string, cron: string, event: string, work: () => Promise<number>) => {
    await boss.createQueue(name);
    await boss.schedule(name, cron);
    await boss.work(name, { pollingIntervalSeconds: POLL_S }, () =>
      track(async () => {
        const count = await work();
        if (count > 0) log().info({ count }, event);
      }),
    );
  };
  const scope = () => ({ ...jobScope(), ...ports() });
  await run(RECONCILE, EVERY_MINUTE, 'open orders asked about', () => reconcileOpenOrders(scope()));
  await run(ERASE_MINORS, EVERY_HOUR, 'data of held minors erased', () => eraseHeldMinors(scope()));
  await run(FORGET_CRISES, EVERY_NIGHT, 'old crises forgotten', () => forgetOldCrises(scope()));
  await run(FORGET_VITALS, EVERY_NIGHT, 'old loading times deleted', () => forgetOldVitals(scope()));
  return boss;
}
