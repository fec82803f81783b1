import { readFile } from 'node:fs/promises';
import { requireMigrated, withDatabase } from '../../dev/postgres/database.mjs';
import { stopAll } from '../../dev/processes/children.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { step } from '../../dev/steps.mjs';
import { driftingOwners } from '../../lib/wallet/proof/service.ts';
import { prepareCommand } from '../commands/host-steps.mjs';
import { decrypt, filesOf, listBackups, meter, readManifest } from './archive.mjs';
import { countRows, differingCounts } from './counts.mjs';
import { restore } from './programs.mjs';
import { openStore } from './store.mjs';

const USAGE = `Usage:
  npm run restore:drill              restores the newest backup of BACKUP_TO into the empty database of RESTORE_DATABASE_URL
                                     with the private key in the file BACKUP_IDENTITY_FILE, and proves what came
  npm run restore:drill -- <name>    an older one, by its name without ending`;

/**
 * @param {readonly string[]} args
 * @throws StartError with the usage, or what is missing
 */
export async function runDrill(args) {
  await prepareCommand();
  const { BACKUP_TO, RESTORE_DATABASE_URL, BACKUP_IDENTITY_FILE } = process.env;
  if (
    args.length > 1 ||
    args[0]?.startsWith('-') ||
    !BACKUP_TO ||
    !RESTORE_DATABASE_URL ||
    !BACKUP_IDENTITY_FILE
  )
    throw new StartError(USAGE);
  const store = await openStore(BACKUP_TO, process.env);
  const name = args[0] ?? (await listBackups(store))[0];
  if (!name) throw new StartError(`There is no backup at ${BACKUP_TO}.`);
  const identity = identityIn(await readFile(BACKUP_IDENTITY_FILE, 'utf8'));
  const faults = await drill({ store, name, identity, databaseUrl: RESTORE_DATABASE_URL, now: new Date() });
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
  await stopAll();
}

/** @param {string} text of a file as `age-keygen` writes it: comments, and the key on a line @returns {string} */
const identityIn = (text) =>
  text
    .split('\n')
    .find((line) => line.startsWith('AGE-SECRET-KEY-'))
    ?.trim() ?? stop('BACKUP_IDENTITY_FILE holds no private key of age.');

/** @param {string} message @returns {never} */
function stop(message) {
  throw new StartError(message);
}

/**
 * Restores a backup and proves it: the file is the one that was written, every table has its rows, every balance equals its
 * ledger, and this version of the product can work on it.
 * @param {{ store: import('./store.mjs').BackupStore, name: string, identity: string, databaseUrl: string, now: Date }} what
 * @returns {Promise<readonly string[]>} what is wrong with it, in words; none when it holds
 * @throws StartError when the database is not empty, the key does not fit, or pg_restore fails
 */
export async function drill({ store, name, identity, databaseUrl, now }) {
  const since = performance.now();
  const manifest = await readManifest(store, name);
  await requireEmpty(databaseUrl);
  const measured = meter();
  await step(`Restoring ${name}`, async () => {
    const secret = await store.get(filesOf(name).secret);
    await restore(databaseUrl, await decrypt(measured.read(secret), identity));
  });
  await step('Looking at its migrations', () => requireMigrated(databaseUrl));
  const faults = await withDatabase(databaseUrl, async (client) => {
    const drifting = await step('Proving every balance against the ledger', () => driftingOwners(client));
    const counts = await step('Counting rows', () => countRows(client));
    return [
      ...(measured.result().sha256 === manifest.sha256 ? [] : ['The file is not the one that was written.']),
      ...differingCounts(manifest.rows, counts).map(
        ({ table, expected, found }) => `${table}: ${found} rows instead of ${expected}`,
      ),
      ...(drifting.length > 0 ? [`${drifting.length} balances differ from the ledger.`] : []),
    ];
  });
  const minutes = (performance.now() - since) / 60_000;
  const hours = (now.getTime() - Date.parse(manifest.madeAt)) / 3_600_000;
  console.log(
    faults.length === 0
      ? `The backup holds. Restored in ${minutes.toFixed(1)} minutes; what was written in the ${hours.toFixed(1)} hours since is not in it.`
      : `The backup does not hold (${minutes.toFixed(1)} minutes):`,
  );
  return faults;
}

/** @param {string} databaseUrl */
const requireEmpty = (databaseUrl) =>
  withDatabase(databaseUrl, async (client) => {
    if (Object.keys(await countRows(client)).length > 0)
      stop('The database of RESTORE_DATABASE_URL is not empty; a drill never writes over anything.');
  });
