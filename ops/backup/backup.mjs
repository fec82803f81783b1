import { Readable } from 'node:stream';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { requireMigrated, withDatabase } from '../../dev/postgres/database.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { withDatabaseUrl } from '../commands/host-steps.mjs';
import { encrypt, filesOf, listBackups, meter, nameAt, timeOf } from './archive.mjs';
import { countRows } from './counts.mjs';
import { dump } from './programs.mjs';
import { readBackupSettings } from './settings.mjs';
import { openStore } from './store.mjs';

const DAY_MS = 86_400_000;

const USAGE = `Usage:
  npm run backup                 an encrypted backup of the database to BACKUP_TO; older ones than BACKUP_KEEP_DAYS go
  npm run backup -- --new-key    a new pair of keys: the public one is for BACKUP_RECIPIENTS, the other one for your safe`;

/**
 * @param {readonly string[]} args
 * @throws StartError with the usage
 */
export async function runBackup(args) {
  if (args.length === 1 && args[0] === '--new-key') return tellNewKey();
  if (args.length > 0) throw new StartError(USAGE);
  await withDatabaseUrl(async (url) => {
    const settings = readBackupSettings(process.env);
    await requireMigrated(url);
    const store = await openStore(settings.to, process.env);
    const { name, manifest } = await makeBackup(url, store, settings);
    const removed = await removeOld(store, settings.keepDays, new Date(manifest.madeAt));
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    console.log(
      `${filesOf(name).secret}: ${rows} rows of ${Object.keys(manifest.rows).length} tables, ${megabytes(manifest.bytes)}.`,
    );
    if (removed.length > 0) console.log(`Removed ${removed.length} older than ${settings.keepDays} days.`);
  });
}

async function tellNewKey() {
  const identity = await generateX25519Identity();
  console.log(`BACKUP_RECIPIENTS=${await identityToRecipient(identity)}`);
  console.log('The private key, which is shown this once. Keep it away from this host, in two places:');
  console.log(identity);
}

/**
 * Writes what the database holds at one moment, encrypted, and then its manifest. The database goes on working meanwhile.
 * @param {string} databaseUrl
 * @param {import('./store.mjs').BackupStore} store
 * @param {{ recipients: readonly string[] }} settings
 * @returns {Promise<{ name: string, manifest: import('./archive.mjs').Manifest }>}
 * @throws StartError when pg_dump fails; nothing of the backup is there then
 */
export const makeBackup = (databaseUrl, store, { recipients }) =>
  withDatabase(databaseUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: state } = await client.query(
      `SELECT pg_export_snapshot() AS snapshot, now() AS at, current_setting('server_version') AS postgres,
         (SELECT max(migration_name) FROM _prisma_migrations WHERE finished_at IS NOT NULL) AS migration`,
    );
    const { snapshot, at, postgres, migration } = state[0];
    const name = nameAt(at);
    const measured = meter();
    const secret = await encrypt(dump(databaseUrl, snapshot), recipients);
    await store.put(filesOf(name).secret, Readable.from(measured.read(secret), { objectMode: false }));
    const rows = await countRows(client);
    const manifest = { madeAt: at.toISOString(), postgres, migration, rows, ...measured.result() };
    await store.put(filesOf(name).manifest, Readable.from([`${JSON.stringify(manifest, null, 2)}\n`]));
    return { name, manifest };
  });

/**
 * @param {import('./store.mjs').BackupStore} store
 * @param {number} keepDays
 * @param {Date} now
 * @returns {Promise<readonly string[]>} the names of the backups that are gone; the newest one always stays
 */
export async function removeOld(store, keepDays, now) {
  const [, ...others] = await listBackups(store);
  const old = others.filter((name) => now.getTime() - (timeOf(name)?.getTime() ?? 0) > keepDays * DAY_MS);
  for (const name of old) {
    const { secret, manifest } = filesOf(name);
    await store.remove(secret);
    await store.remove(manifest);
  }
  return old;
}

/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;
