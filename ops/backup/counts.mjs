const TABLES = `
SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind = 'r' AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
ORDER BY 1`;

/**
 * @param {import('pg').Client} client in a transaction that sees one state of the database
 * @returns {Promise<Record<string, number>>} rows of each table
 */
export async function countRows(client) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { name } of (await client.query(TABLES)).rows) {
    counts[name] = Number((await client.query(`SELECT count(*) AS rows FROM ${name}`)).rows[0].rows);
  }
  return counts;
}

/**
 * @param {Readonly<Record<string, number>>} expected
 * @param {Readonly<Record<string, number>>} found
 * @returns {readonly { table: string, expected: number, found: number }[]} the tables that differ; one that is not there has 0 rows
 */
export function differingCounts(expected, found) {
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .map((table) => ({ table, expected: expected[table] ?? 0, found: found[table] ?? 0 }))
    .filter((line) => line.expected !== line.found);
}
