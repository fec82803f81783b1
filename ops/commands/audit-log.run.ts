import { checkWhole } from '@/lib/admin/audit/checks/service';
import { openDb } from '@/lib/server/db';

/** `npm run audit:log`, whose DATABASE_URL ops/commands/audit-log.mjs has checked. */
async function run(): Promise<void> {
  const db = openDb(process.env.DATABASE_URL ?? '');
  try {
    const { seq, brokenAt } = await checkWhole({ db, now: () => new Date() });
    if (brokenAt === null) console.log(`The log is whole: ${seq} lines, each following the one before.`);
    else {
      console.error(`The log is broken: line ${brokenAt} is missing or was changed.`);
      process.exitCode = 1;
    }
  } finally {
    await db.close();
  }
}

await run();
