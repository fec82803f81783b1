import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureClient, runPrisma } from '../build/build.mjs';
import { prepareCommand, withDatabaseUrl } from '../ops/commands/host-steps.mjs';
import { inProject } from './project.mjs';
import { StartError } from './start-error.mjs';
import { noteVersion } from './version-before.mjs';

/** Exit codes of `prisma migrate diff --exit-code`; anything else is an error. */
const SAME = 0;
const DIFFERENT = 2;

/**
 * Writes a migration that takes the schema from what the migrations produce to what the models in prisma/ say, and
 * regenerates the client.
 * The migrations are replayed in a temporary database on the server of DATABASE_URL, or on the embedded server.
 * @param {string | undefined} name what changes, such as `add_reply_tone`
 * @throws StartError when the name is unusable, or when Prisma cannot read the models or replay the migrations
 */
export async function runMigration(name) {
  if (name === '--in-service') {
    await prepareCommand();
    await ensureClient();
    return noteVersion();
  }
  if (!name || !/^[a-z][a-z0-9_]*$/.test(name))
    throw new StartError(
      'Use: npm run migration NAME, with what changes in small letters, such as add_reply_tone; or npm run migration -- --in-service.',
    );
  await withDatabaseUrl(async (url) => {
    const sql = await missingSql(url);
    if (sql === undefined) {
      console.log('The migrations already say what the models say; nothing was written.');
      return;
    }
    const folder = `prisma/migrations/${timestamp(new Date())}_${name}`;
    fs.mkdirSync(inProject(folder));
    fs.writeFileSync(inProject(folder, 'migration.sql'), sql);
    await ensureClient();
    console.log(
      `Wrote ${folder}/migration.sql. Read it, add what Prisma cannot say (checks, triggers), and run \`npm run migrate\`.`,
    );
  });
}

/**
 * @param {string} url of any database whose user may create others
 * @returns {Promise<string | undefined>} the missing statements; undefined when models and migrations agree
 */
async function missingSql(url) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-migration-'));
  const file = path.join(folder, 'migration.sql');
  try {
    const compared = ['--from-migrations', 'prisma/migrations', '--to-schema', 'prisma'];
    const { code, output } = await runPrisma(
      ['migrate', 'diff', ...compared, '--script', '--exit-code', '--output', file],
      { DATABASE_URL: url },
    );
    if (code === SAME) return undefined;
    if (code === DIFFERENT) return fs.readFileSync(file, 'utf8');
    throw new StartError(`${output.trim()}\nPrisma could not compare models and migrations.`);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {Date} now @returns {string} in UTC, as Prisma names its migrations: 20261120135000 */
const timestamp = (now) => now.toISOString().replace(/\D/g, '').slice(0, 14);
