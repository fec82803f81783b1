import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startCluster } from '../../dev/postgres/cluster.mjs';
import { openDataFolder } from '../../dev/postgres/data-folder.mjs';
import { stopProcess } from '../../dev/processes/processes.mjs';
import { migrate, readMigrations } from '../../ops/commands/migrate.mjs';
import { makeQueueTables } from '../../ops/commands/queue-tables.mjs';
import { seedDatabase } from '../../ops/commands/seed.mjs';

/** As a host would set it: everything reaches the disk. */
const SETTINGS = ['-c', 'max_connections=100', '-c', 'shared_buffers=256MB'];
const STOP_LIMIT_MS = 20_000;

/** A PostgreSQL server that nobody else uses and that can be stopped and started, with a migrated and seeded database. */
export type Database = {
  url: string;
  /** Of the server. */
  pid(): number;
  /** Ends the server as `pg_ctl restart -m fast` does, with everybody's connections. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Removes its files. */
  remove(): Promise<void>;
};

export async function openDatabase(): Promise<Database> {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-load-'));
  fs.chmodSync(parent, 0o711);
  const folder = path.join(parent, 'data');
  openDataFolder(folder);
  const { url, outside } = await startCluster(folder, SETTINGS);
  const files = outside ?? path.join(folder, 'postgres');
  const pid = () => Number(fs.readFileSync(path.join(files, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const stop = () => stopProcess({ pid: pid(), stopSignal: 'SIGINT', patienceMs: STOP_LIMIT_MS });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(client, readMigrations());
  await seedDatabase(client);
  await makeQueueTables(client);
  await client.end();
  return {
    ...{ url, pid, stop },
    start: async () => void (await startCluster(folder, SETTINGS)),
    async remove() {
      if (fs.existsSync(path.join(files, 'postmaster.pid'))) await stop();
      for (const one of [parent, files]) fs.rmSync(one, { recursive: true, force: true });
    },
  };
}
