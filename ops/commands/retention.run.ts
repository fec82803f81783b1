import { listRetention, type RetentionLine } from '@/lib/account/retention/service';
import { WITHOUT_PERIOD } from '@/lib/account/retention/without-period/constants';
import { openDb } from '@/lib/server/db';

const BY: Readonly<Record<RetentionLine['by'], string>> = {
  night: 'not yet',
  hour: 'every hour, by a job of its own',
  minute: 'every minute, by a job of its own',
  operator: 'you: docs/running.md',
  nobody: 'never stored',
};

function lastRun({ by, lastAt, lastCount, latelyCount, failed }: RetentionLine): string {
  if (lastAt === null) return BY[by];
  const when = lastAt.toISOString().slice(0, 16).replace('T', ' ');
  return failed ? `${when} FAILED` : `${when} ${lastCount} (30 days: ${latelyCount})`;
}

/** `npm run retention`, whose DATABASE_URL ops/commands/retention.mjs has checked. Exits with 1 when the last run of something failed. */
async function run(): Promise<void> {
  const db = openDb(process.env.DATABASE_URL ?? '');
  try {
    const lines = await listRetention({ db, now: () => new Date() });
    for (const line of lines) {
      console.log(`${line.kind}: ${line.what}`);
      console.log(`    kept ${line.kept}, from ${line.from}; ${line.why}`);
      console.log(`    last run (UTC): ${lastRun(line)}`);
    }
    console.log('Without a period of their own:');
    for (const [table, reason] of Object.entries(WITHOUT_PERIOD)) console.log(`    ${table}: ${reason}`);
    if (lines.some(({ failed }) => failed)) process.exitCode = 1;
  } finally {
    await db.close();
  }
}

await run();
