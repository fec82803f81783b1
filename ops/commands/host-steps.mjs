// The steps of a start as separate commands, and what every command does first.
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { build, ensureBuilt, ensureClient } from '../../build/build.mjs';
import { requireSafeConnections } from '../../dev/connections.mjs';
import { ensureInstalled } from '../../dev/install.mjs';
import { ensureRecentNode } from '../../dev/node-version.mjs';
import { runningClusterUrl, startCluster } from '../../dev/postgres/cluster.mjs';
import { holderOf, lockDataFolder, openDataFolder } from '../../dev/postgres/data-folder.mjs';
import { requireMigrated, withDatabase } from '../../dev/postgres/database.mjs';
import { stopAll } from '../../dev/processes/children.mjs';
import { onStopSignal, whenParentDies } from '../../dev/processes/parent.mjs';
import { exists, inProject, isRelease, SERVER_FILE } from '../../dev/project.mjs';
import { loadEnvFile, readSettings } from '../../dev/settings.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { migrate, readMigrations } from './migrate.mjs';
import { makeQueueTables } from './queue-tables.mjs';
import { grantRights, renewRights } from './rights.mjs';
import { seedDatabase } from './seed.mjs';

/**
 * Reads the settings, installs missing packages and finds a recent Node. An interrupted command cleans up and exits with 130.
 * @param {{ checkConnections?: boolean, builds?: boolean }} [options] `checkConnections` is false for a command that tells of connections
 *   without TLS itself, `builds` is true for one that needs the packages of development
 */
export async function prepareCommand({ checkConnections = true, builds = false } = {}) {
  loadEnvFile();
  const settings = readSettings(process.env);
  if (checkConnections) requireSafeConnections(settings, process.env);
  const interrupt = () => void stopAll().then(() => process.exit(130));
  await ensureInstalled({
    isBuilt: !builds && Boolean(settings.databaseUrl) && exists(inProject(SERVER_FILE)),
  });
  await ensureRecentNode();
  onStopSignal(interrupt);
  whenParentDies(interrupt);
  return settings;
}

/**
 * Runs a command with a database address: DATABASE_URL, or that of the embedded server, which is started for it unless a
 * running Saathi has started it already.
 * @param {(databaseUrl: string) => Promise<void>} work
 */
export async function withDatabaseUrl(work) {
  const { databaseUrl, dataFolder } = await prepareCommand();
  if (databaseUrl) return work(databaseUrl);
  if (isRelease())
    throw new StartError('DATABASE_URL is not set, and a release brings no database of its own.');
  openDataFolder(dataFolder);
  if (holderOf(dataFolder) !== undefined) {
    const url = runningClusterUrl(dataFolder);
    if (!url)
      throw new StartError(
        'The Saathi that is starting in this folder has no database yet; try again in a moment.',
      );
    return work(url);
  }
  await lockDataFolder(dataFolder);
  const { url } = await startCluster(dataFolder);
  await work(url);
  await stopAll();
}

export async function runBuild() {
  await prepareCommand({ builds: true });
  await ensureClient();
  await build({ show: true });
  await stopAll();
}

/** Builds where the build is missing or stale, and puts what a host needs into a folder. */
export async function runRelease() {
  await prepareCommand({ builds: true });
  await ensureClient();
  await ensureBuilt();
  // It needs packages that are only there now.
  const { makeRelease, RELEASE_FOLDER } = await import('../../build/release.mjs');
  await makeRelease();
  console.log(
    `The release is in ${inProject(RELEASE_FOLDER)}: ${await megabytesUnder(inProject(RELEASE_FOLDER))} MB.`,
  );
  await stopAll();
}

/**
 * @param {string} folder
 * @returns {Promise<number>} whole megabytes of its files
 */
async function megabytesUnder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(path.join(parentPath, name))));
  return Math.round(sizes.reduce((sum, { size }) => sum + size, 0) / 1e6);
}

export const runMigrate = () =>
  withDatabaseUrl((url) =>
    withDatabase(url, async (client) => {
      const applied = await migrate(client, readMigrations());
      await makeQueueTables(client);
      await renewRights(client);
      console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
    }),
  );

export const runGrants = () =>
  withDatabaseUrl((url) =>
    withDatabase(url, async (client) => {
      const { owner, app, reader } = await grantRights(client);
      console.log(`"${owner}" owns the tables, "${app}" is the product's role, "${reader}" is for readers.`);
      console.log("Make users as the server's administrator, and use the first one in DATABASE_URL:");
      console.log(`  CREATE ROLE web LOGIN PASSWORD '…' IN ROLE "${app}";`);
      console.log(`  CREATE ROLE analyst LOGIN PASSWORD '…' IN ROLE "${reader}";`);
    }),
  );

export const runSeed = () =>
  withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    await withDatabase(url, async (client) => {
      const counts = Object.entries(await seedDatabase(client)).map(([kind, count]) => `${count} ${kind}`);
      console.log(`Added ${counts.join(', ')}; what was there already stayed as it is.`);
    });
  });
