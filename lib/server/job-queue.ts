import { PgBoss } from 'pg-boss';
import { eraseHeldMinors } from '@/lib/account/age-hold/jobs';
import { endIncognitoChats } from '@/lib/account/incognito/jobs';
import { keepPeriods } from '@/lib/account/retention/jobs';
import { checkLog } from '@/lib/admin/audit/checks/jobs';
import { summariseDays } from '@/lib/admin/overview/jobs';
import { runEvaluations } from '@/lib/admin/prompts/evaluation/jobs';
import { sweepPictures } from '@/lib/chat/pictures/jobs';
import { sendMails } from '@/lib/mail/jobs';
import { reconcileOpenOrders } from '@/lib/payments/jobs';
import { sendRefunds } from '@/lib/payments/refund-sending/jobs';
import { fetchSettlements } from '@/lib/payments/settlements/jobs';
import { rewardFriends } from '@/lib/referrals/jobs';
import { proveLedger } from '@/lib/wallet/proof/jobs';
import { forgetOldGrants } from '@/lib/wallet/starters/service';
import { env } from './env';
import { log } from './log';
import { ports } from './ports';
import { QUEUE_OPTIONS, QUEUE_SCHEMA, QUEUES, type QueueName } from './queues';
import { runJob } from './run-job';
import { jobScope } from './scope';

const EVERY_MINUTE = '* * * * *';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const EVERY_HOUR = '17 * * * *';
const EVERY_NIGHT = '43 20 * * *';
const HOUR_S = 3_600;
/** Runs a piece of work that a stop of the process waits for. */
export type Track = <T>(work: () => Promise<T>) => Promise<T>;
/** Seconds between two looks for work. */
const POLL_S = 5;

/**
 * Starts the jobs that many processes share: PostgreSQL hands each to one of them. Its tables live in a schema of their own,
 * which `npm run migrate` makes; a user that may make it does so here as well.
 * @param track runs a piece of work that a stop of the process waits for
 * @throws Error when the database refuses
 */
export async function startQueue(track: Track): Promise<PgBoss> {
  const boss = new PgBoss({
    ...{
      connectionString: env().DATABASE_URL,
      application_name: 'saathi jobs',
      max: 2,
      schema: QUEUE_SCHEMA,
    },
    // Its tables belong to whoever migrates, who alone may rebuild an index.
    reindex: false,
    registerInstance: false,
  });
  boss.on('error', (error) => log().error({ reason: error.name }, 'job queue'));
  try {
    return await startOn(boss, track);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

async function startOn(boss: PgBoss, track: Track): Promise<PgBoss> {
  await boss.start();
  const run = async (name: QueueName, cron: string, event: string, work: () => Promise<number>) => {
    await boss.createQueue(name, QUEUE_OPTIONS);
    // What fell into a time when no process ran is done once when one does: a night missed by a minute would be a day without.
    await boss.schedule(name, cron, null, { missed: 'once' });
    await boss.work(name, { pollingIntervalSeconds: POLL_S }, () =>
      track(async () => {
        const count = await runJob(name, work);
        if (count > 0) log().info({ count }, event);
      }),
    );
    // A version that comes into service proves the ledger and the audit log at once, whoever starts it and however often in an hour; and
    // the memory that a job's code takes is there from the beginning.
    if (cron === EVERY_HOUR) await boss.send(name, null, { singletonKey: 'start', singletonSeconds: HOUR_S });
  };
  const scope = () => ({ ...jobScope(), ...ports() });
  await run(QUEUES.reconcile, EVERY_MINUTE, 'open orders asked about', () => reconcileOpenOrders(scope()));
  await run(QUEUES.sendRefunds, EVERY_MINUTE, 'refunds sent or asked about', () => sendRefunds(scope()));
  // A day is fetched once, when it has ended; what could not be fetched then, an hour later.
  await run(QUEUES.fetchSettlements, EVERY_HOUR, 'days of settlements fetched', () =>
    fetchSettlements(scope()),
  );
  await run(QUEUES.sendMail, EVERY_MINUTE, 'mails sent or tried', () => sendMails(scope()));
  await run(QUEUES.rewardFriends, EVERY_MINUTE, 'friends rewarded', () => rewardFriends(scope()));
  await run(QUEUES.summaries, EVERY_FIVE_MINUTES, 'days counted', () => summariseDays(scope()));
  await run(QUEUES.eraseMinors, EVERY_HOUR, 'data of held minors erased', () => eraseHeldMinors(scope()));
  await run(QUEUES.endIncognito, EVERY_MINUTE, 'incognito chats deleted', () => endIncognitoChats(scope()));
  await run(QUEUES.sweepPictures, EVERY_MINUTE, 'pictures taken out', () => sweepPictures(scope()));
  await run(QUEUES.forgetGrants, EVERY_HOUR, 'old grants of free messages forgotten', () =>
    forgetOldGrants(scope()),
  );
  await run(QUEUES.retention, EVERY_NIGHT, 'kept long enough in all', () => keepPeriods(scope()));
  await run(QUEUES.checkAudit, EVERY_HOUR, 'lines of the audit log checked', () => checkLog(scope()));
  await run(QUEUES.proveLedger, EVERY_HOUR, 'balances differ from the ledger', () => proveLedger(scope()));
  await run(QUEUES.evaluatePrompts, EVERY_MINUTE, 'prompts evaluated', () => runEvaluations(scope()));
  return boss;
}
