import { rebuildDays } from '@/lib/admin/overview/service';
import { openDb } from '@/lib/server/db';

/** `npm run summaries`, whose arguments and DATABASE_URL ops/commands/summaries.mjs has checked. */
async function run(): Promise<void> {
  const [from = '', upto = ''] = process.argv.slice(2);
  const db = openDb(process.env.DATABASE_URL ?? '');
  try {
    const days = await rebuildDays({ db, now: () => new Date() }, { from, upto });
    console.log(
      `Counted ${days} days anew. People who have deleted their accounts since are in none of them.`,
    );
  } finally {
    await db.close();
  }
}

await run();
