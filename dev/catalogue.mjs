// What a database's schema promises to those who use it, and what a change of it takes away from them.

/**
 * @typedef {object} Column
 * @property {string} type as PostgreSQL writes it
 * @property {boolean} required may not be null
 * @property {boolean} filled gets a value by itself when none is given
 */
/**
 * @typedef {object} Table
 * @property {Readonly<Record<string, Column>>} columns
 * @property {readonly string[]} demands what rows have to fulfil: checks, keys, unique indexes, triggers
 */
/** @typedef {Readonly<Record<string, Table>>} Catalogue */

const COLUMNS = `
SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS required,
  a.atthasdef OR a.attidentity <> '' AS filled
FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
  AND c.relname <> '_prisma_migrations'`;

// A column that may not be null is read above, and a unique index below, its constraint's included.
const DEMANDS = `
SELECT c.relname AS "table", format('%s %s', o.conname, pg_get_constraintdef(o.oid)) AS demand
FROM pg_constraint o JOIN pg_class c ON c.oid = o.conrelid
WHERE c.relnamespace = 'public'::regnamespace AND o.contype IN ('c', 'f', 'x')
UNION ALL
SELECT c.relname, pg_get_indexdef(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
WHERE c.relnamespace = 'public'::regnamespace AND i.indisunique
UNION ALL
SELECT c.relname, pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal`;

/**
 * @param {import('pg').ClientBase} client
 * @returns {Promise<Catalogue>} of the schema `public`
 */
export async function readCatalogue(client) {
  /** @type {Record<string, { columns: Record<string, Column>, demands: string[] }>} */
  const tables = {};
  const at = (/** @type {string} */ name) => (tables[name] ??= { columns: {}, demands: [] });
  for (const { table, column, ...about } of (await client.query(COLUMNS)).rows)
    at(table).columns[column] = about;
  for (const { table, demand } of (await client.query(DEMANDS)).rows) at(table).demands.push(demand);
  return tables;
}

/**
 * @typedef {object} Loss
 * @property {string} table
 * @property {string} [column]
 * @property {boolean} gone what was there can be used no more; otherwise it can, with rows that fulfil more than they had to
 * @property {string} text for people
 */

/**
 * What a change takes from a version that was written for the schema before it. What the version does not know is none of its business.
 * @param {Catalogue} known the schema that the version was written for
 * @param {Catalogue} before
 * @param {Catalogue} after
 * @returns {readonly Loss[]}
 */
export function findLosses(known, before, after) {
  return Object.keys(known)
    .filter((table) => table in before)
    .flatMap((table) => {
      const [was, is] = [before[table], after[table]];
      if (!was) return [];
      if (!is) return [{ table, gone: true, text: `the table ${table} is gone` }];
      return [
        ...lossesOfColumns(table, known[table]?.columns ?? {}, was, is),
        ...is.demands
          .filter(
            (demand) =>
              !was.demands.includes(demand) && !sparesKnown(demand, known[table]?.columns ?? {}, is),
          )
          .map((demand) => ({ table, gone: false, text: `rows of ${table} have to fulfil more: ${demand}` })),
      ];
    });
}

const UNIQUE_INDEX = /^CREATE UNIQUE INDEX .* USING btree \(([\w, ]+)\)(?!.* NULLS NOT DISTINCT)/;

/**
 * A unique index over a column that the version does not know, and so leaves null: rows with a null are never the same as another
 * (https://www.postgresql.org/docs/current/indexes-unique.html).
 * @param {string} demand
 * @param {Readonly<Record<string, Column>>} known
 * @param {Table} is
 */
function sparesKnown(demand, known, is) {
  const [, columns = ''] = UNIQUE_INDEX.exec(demand) ?? [];
  return columns.split(', ').some((name) => {
    const column = is.columns[name];
    return column !== undefined && !(name in known) && !column.required && !column.filled;
  });
}

/**
 * @param {string} table
 * @param {Readonly<Record<string, Column>>} known
 * @param {Table} was
 * @param {Table} is
 * @returns {readonly Loss[]}
 */
function lossesOfColumns(table, known, was, is) {
  const kept = Object.entries(was.columns).flatMap(([column, old]) => {
    const now = is.columns[column];
    const name = `${table}.${column}`;
    if (!(column in known)) return [];
    if (!now) return [{ table, column, gone: true, text: `${name} is gone` }];
    return [
      ...(isNarrower(now.type, old.type)
        ? [{ table, column, gone: true, text: `${name} is ${now.type}, and was ${old.type}` }]
        : []),
      ...(now.required && !old.required
        ? [{ table, column, gone: false, text: `${name} may be null no more` }]
        : []),
      ...(now.required && old.filled && !now.filled
        ? [{ table, column, gone: false, text: `${name} gets no value by itself any more` }]
        : []),
    ];
  });
  const added = Object.entries(is.columns)
    .filter(([column, { required, filled }]) => !(column in was.columns) && required && !filled)
    .map(([column]) => ({
      table,
      column,
      gone: false,
      text: `${table}.${column} is new, may not be null and gets no value by itself`,
    }));
  return [...kept, ...added];
}

const VARCHAR = /^character varying\((\d+)\)$/;

/** A longer text is no loss; every other change of type is one. @param {string} now @param {string} old */
function isNarrower(now, old) {
  if (now === old) return false;
  const length = Number(VARCHAR.exec(old)?.[1] ?? Number.POSITIVE_INFINITY);
  if (!VARCHAR.test(old)) return true;
  return now !== 'text' && Number(VARCHAR.exec(now)?.[1] ?? 0) < length;
}
