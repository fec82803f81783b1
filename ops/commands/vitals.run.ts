import { openDb } from '@/lib/server/db';
import { METRICS, type Metric, READ_DAYS } from '@/lib/vitals/constants';
import { listVitals, type PageVitals } from '@/lib/vitals/service';

const written = (metric: Metric, p75: number) =>
  metric === 'CLS' ? p75.toFixed(2) : `${Math.round(p75).toLocaleString('en-IN')} ms`;

/** One line of the table: "1,234 ms good", or a dash for what no browser measured. */
function line({ page, visits, metrics }: PageVitals) {
  const cells = METRICS.map((metric) => {
    const read = metrics[metric];
    return [`${metric} p75`, read ? `${written(metric, read.p75)} ${read.mark}` : '–'];
  });
  return { page, visits, ...Object.fromEntries(cells) };
}

/** `npm run vitals`, whose DATABASE_URL ops/commands/vitals.mjs has checked. */
async function run(): Promise<void> {
  const db = openDb(process.env.DATABASE_URL ?? '');
  try {
    const pages = await listVitals({ db, now: () => new Date() });
    if (pages.length === 0) return console.log(`No visit of the last ${READ_DAYS} days was measured.`);
    console.log(`Three of four visits of the last ${READ_DAYS} days were at least as quick as this:`);
    console.table(pages.map(line));
  } finally {
    await db.close();
  }
}

await run();
