// Migrations in two steps: expand while the version before runs, contract when no version in service uses any more what goes.
import { contractSince, migrate } from '../ops/commands/migrate.mjs';
import { findLosses, readCatalogue } from './catalogue.mjs';

/** @typedef {import('../ops/commands/migrate.mjs').Migration} Migration */
/** @typedef {import('./version-before.mjs').VersionBefore} VersionBefore */

/**
 * Applies every migration to an empty database, and judges those that the version in service does not have.
 * @param {import('pg').Client} client
 * @param {readonly Migration[]} migrations
 * @param {VersionBefore} version
 * @returns {Promise<readonly string[]>} a line for people on each thing that would fail the version in service
 */
export async function findRefusals(client, migrations, version) {
  const own = migrations.filter(({ name }) => name <= version.migration);
  await migrate(client, own);
  const known = await readCatalogue(client);
  const refusals = [];
  let before = known;
  for (const [place, migration] of migrations.entries()) {
    if (place < own.length) continue;
    await migrate(client, migrations.slice(0, place + 1));
    const after = await readCatalogue(client);
    const losses = findLosses(known, before, after);
    refusals.push(...judge(migration, losses, version).map((why) => `${migration.name}: ${why}`));
    before = after;
  }
  return refusals;
}

/**
 * @param {Migration} migration
 * @param {readonly import('./catalogue.mjs').Loss[]} losses
 * @param {VersionBefore} version
 * @returns {readonly string[]}
 */
function judge(migration, losses, version) {
  const since = contractSince(migration);
  if (since === undefined) return losses.map(({ text }) => `${text}; that takes a contract step`);
  if (since > version.migration)
    return [`the version in service is older than ${since}, so it still uses what goes`];
  return losses
    .filter(({ table, column, gone }) => gone && isUsed(version, table, column))
    .map(({ text }) => `${text}, and the models of the version in service have it`);
}

/** @param {VersionBefore} version @param {string} table @param {string | undefined} column */
const isUsed = ({ columns }, table, column) =>
  column === undefined ? table in columns : Boolean(columns[table]?.includes(column));

/**
 * Has a database read what the version in service asks it.
 * @param {import('pg').Client} client with every migration applied
 * @param {VersionBefore} version
 * @returns {Promise<readonly string[]>} a line on each thing that it does not take
 */
export async function findBrokenQueries(client, { columns, statements }) {
  const reads = Object.entries(columns).map(([table, names]) => [
    `the model of ${table}`,
    `SELECT ${names.map((name) => `"${name}"`).join(', ')} FROM "${table}"`,
  ]);
  const broken = [];
  for (const [place, [name, text]] of [...reads, ...Object.entries(statements)].entries()) {
    try {
      await client.query(`PREPARE asked_${place} AS ${numbered(text ?? '')}`);
    } catch (error) {
      broken.push(`${name}: ${error.message}`);
    }
  }
  return broken;
}

/**
 * A `.sql` file as PostgreSQL reads it: `:name!` becomes a number, and one that is `-> (...)` a list of one.
 * @param {string} text
 */
export function numbered(text) {
  const lists = new Set([...text.matchAll(/@param (\w+) -> \(/g)].map(([, name]) => name));
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/--.*$/gm, '');
  /** @type {string[]} */
  const names = [];
  return plain.replace(/(?<![:\w]):([A-Za-z]\w*)!?/g, (_, /** @type {string} */ name) => {
    if (!names.includes(name)) names.push(name);
    const number = `$${names.indexOf(name) + 1}`;
    return lists.has(name) ? `(${number})` : number;
  });
}
