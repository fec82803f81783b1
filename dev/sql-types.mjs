// Writes the TypeScript beside every lib/**/*.sql: the query with named parameters, and the types of its parameters and
// rows, read from a PostgreSQL with all migrations applied.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate, readMigrations } from '../ops/commands/migrate.mjs';
import { startCluster } from './postgres/cluster.mjs';
import { openDataFolder } from './postgres/data-folder.mjs';
import { run, stopAll } from './processes/children.mjs';
import { inProject } from './project.mjs';

const PGTYPED = 'node_modules/@pgtyped/cli/lib/index.js';
const CONFIGURATION = 'pgtyped.config.json';
const GENERATED = /\.queries\.ts$/;
const THROWAWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** @returns {Map<string, string>} path below lib/ → content, of every file that was generated from SQL */
function readGenerated() {
  const names = fs.readdirSync(inProject('lib'), { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => GENERATED.test(name))
      .map((name) => [name, fs.readFileSync(inProject('lib', name), 'utf8')]),
  );
}

/**
 * Runs work with the address of a migrated database on a server that is thrown away afterwards.
 * @template T
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withMigratedDatabase(work) {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-sql-'));
  fs.chmodSync(parent, 0o711);
  const folder = path.join(parent, 'data');
  openDataFolder(folder);
  const { url } = await startCluster(
    folder,
    THROWAWAY.flatMap((setting) => ['-c', setting]),
  );
  try {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await migrate(client, readMigrations());
    } finally {
      await client.end();
    }
    return await work(url);
  } finally {
    await stopAll();
    fs.rmSync(parent, { recursive: true, force: true });
  }
}

/**
 * Regenerates the queries.
 * @returns {Promise<{ ok: boolean, changed: readonly string[], output: string }>} `changed` = files that were not what
 *   the database and the .sql files say; ones whose .sql is gone are deleted
 */
export async function generateSqlTypes() {
  const before = readGenerated();
  for (const name of before.keys()) {
    const source = inProject('lib', name.replace(GENERATED, '.sql'));
    if (!fs.existsSync(source)) fs.rmSync(inProject('lib', name));
  }
  const { code, output } = await withMigratedDatabase((url) =>
    run(process.execPath, [PGTYPED, '-c', CONFIGURATION, '--uri', url], { cwd: inProject() }),
  );
  const after = readGenerated();
  const names = new Set([...before.keys(), ...after.keys()]);
  const changed = [...names].filter((name) => before.get(name) !== after.get(name)).sort();
  // pgtyped skips a .sql file that it cannot read or PostgreSQL refuses, says so in its output, and may still end with 0.
  return { ok: code === 0 && !/^Error/m.test(output), changed, output };
}

/**
 * `npm run sql`. Writes what is out of date either way.
 * @param {{ check: boolean }} options `check` takes a file that was out of date for a failure
 */
export async function runSqlTypes({ check }) {
  const { ok, changed, output } = await generateSqlTypes();
  const written = changed.map((name) => `lib/${name} was out of date; it is written again.`);
  console.log(ok ? written.join('\n') || 'The generated queries are up to date.' : output);
  process.exitCode = ok && !(check && changed.length > 0) ? 0 : 1;
}
