import { rebuildDays } from '@/lib/admin/overview/service';
import { openDb } from '@/lib/server/db';
import { writeDemoData } from '../demo/write';

/** `npm run demo-data`, whose arguments and DATABASE_URL ops/commands/demo-data.mjs has checked. */
async function run(): Promise<void> {
  const db = openDb(process.env.DATABASE_URL ?? '');
  const now = () => new Date();
  try {
    const { rows, days } = await writeDemoData(db, { seed: Number(process.argv[2]), upto: now(), scale: 1 });
    await rebuildDays({ db, now }, days);
    const counts = ['users', 'messages', 'payments', 'issues'].map(
      (table) => `${rows.count(table)} ${table}`,
    );
    console.log(`Made up: ${counts.join(', ')}. Nobody of them exists.`);
  } finally {
    await db.close();
  }
}

await run();
