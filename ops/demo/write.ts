import { addDays, dayOf } from '@/lib/admin/overview/rules';
import type { Db, Runner } from '@/lib/kit/scope';
import { DEMO_DAYS, DEMO_TABLES, makeMonth } from './month';
import type { Companion } from './people';
import type { Rows } from './rows';

/** Rows of one statement. */
const BATCH = 5_000;
/** An order of these states has moved money; a made-up one says so in its id. */
const REAL_ORDER = `SELECT EXISTS (SELECT FROM payments WHERE paid_at IS NOT NULL AND order_id NOT LIKE '%\\_demo\\_%') AS found`;
const DEMO_ORDER = `SELECT EXISTS (SELECT FROM payments WHERE order_id LIKE '%\\_demo\\_%') AS found`;

/** What keeps a database from being filled with made-up people. */
export class NoPlaceForDemo extends Error {}

async function isFound(db: Runner, statement: string): Promise<boolean> {
  const { rows } = await db.query(statement, []);
  return (rows as { found: boolean }[])[0]?.found ?? false;
}

async function listCompanions(db: Runner): Promise<Companion[]> {
  const { rows } = await db.query(
    `SELECT k.id, k.name, type AS "chatType", p.id AS "promptId" FROM companions k
     CROSS JOIN LATERAL unnest(k.suitable_for_chat_types) AS type JOIN prompts p ON p.prompt_for = type AND p.is_active
     ORDER BY k.id, type`,
    [],
  );
  return rows as Companion[];
}

/** All rows of a table at once, batch by batch. Columns that no row names get their default. */
async function writeTable(tx: Runner, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => `"${column}"`)
    .join(', ');
  for (let at = 0; at < rows.length; at += BATCH)
    await tx.query(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows.slice(at, at + BATCH))],
    );
}

/**
 * Fills a database with made-up business, in one transaction.
 * @param options as `makeMonth`
 * @returns what was written, and the days it is about
 * @throws NoPlaceForDemo where somebody has really paid, made-up people are already, or there is nobody to talk to
 */
export async function writeDemoData(
  db: Db,
  options: { seed: number; upto: Date; scale: number },
): Promise<{ rows: Rows; days: { from: string; upto: string } }> {
  if (await isFound(db, REAL_ORDER))
    throw new NoPlaceForDemo('Somebody has paid in this database: made-up business would spoil its books.');
  if (await isFound(db, DEMO_ORDER))
    throw new NoPlaceForDemo(
      'The made-up month is there already. Its ledger stays; a new one takes a new database.',
    );
  const companions = await listCompanions(db);
  if (companions.length === 0) throw new NoPlaceForDemo('There are no companions yet: run `npm run seed`.');
  const rows = makeMonth(companions, options);
  await db.transaction(async (tx) => {
    for (const table of DEMO_TABLES) await writeTable(tx, table, rows.of(table));
  });
  const upto = dayOf(options.upto);
  return { rows, days: { from: addDays(upto, 1 - DEMO_DAYS), upto } };
}
