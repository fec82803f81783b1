import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startCluster } from '../../dev/postgres/cluster.mjs';
import { openDataFolder } from '../../dev/postgres/data-folder.mjs';
import { stopAll } from '../../dev/processes/children.mjs';
import { migrate, readMigrations } from '../../ops/commands/migrate.mjs';
import { seedDatabase } from '../../ops/commands/seed.mjs';

/** How the processes of a test run learn of its server: the address of any database on it, and the template's name. */
const SERVER = 'SAATHI_TEST_SERVER';
const TEMPLATE = 'SAATHI_TEST_TEMPLATE';

/** Tests throw the server away, so nothing has to reach the disk. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A server of its own in a temporary folder, or the one of TEST_DATABASE_URL, whose user must be able to create databases. */
async function openServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    return {
      url: given,
      close: () =>
        withClient(given, async (client) => {
          const { rows } = await client.query<{ datname: string }>(
            'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
            [process.env[TEMPLATE]],
          );
          for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
        }),
    };
  }
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-test-')), 'data');
  fs.chmodSync(path.dirname(folder), 0o711);
  openDataFolder(folder);
  const { url, adminUrl } = await startCluster(
    folder,
    FAST.flatMap((setting) => ['-c', setting]),
  );
  // The product's own user may not make the users with fewer rights that tests look through.
  await withClient(adminUrl, (client) => client.query('ALTER ROLE saathi CREATEROLE'));
  return {
    url,
    close: async () => {
      await stopAll();
      fs.rmSync(path.dirname(folder), { recursive: true, force: true });
    },
  };
}

/**
 * Starts the server of this test run, unless it runs already, and fills the template that every test's database is
 * a copy of.
 * @returns what ends it
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env[SERVER]) return async () => undefined;
  const server = await openServer();
  const template = `saathi_test_${randomBytes(4).toString('hex')}`;
  process.env[SERVER] = server.url;
  process.env[TEMPLATE] = template;
  await withClient(server.url, (client) => client.query(`CREATE DATABASE "${template}" TEMPLATE template0`));
  await withClient(databaseOn(server.url, template), async (client) => {
    await migrate(client, readMigrations());
    await seedDatabase(client);
  });
  return async () => {
    await server.close();
    delete process.env[SERVER];
    delete process.env[TEMPLATE];
  };
}

/**
 * A database that nobody else uses: migrated and seeded, or with nothing in it at all. It goes away with the server.
 */
export async function testDatabase({ empty = false } = {}): Promise<{ url: string }> {
  const server = process.env[SERVER];
  const template = process.env[TEMPLATE];
  if (!server || !template)
    throw new Error('The test database server does not run: setup() of tests/setup/postgres.ts starts it.');
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await withClient(server, (client) =>
    client.query(`CREATE DATABASE "${name}" TEMPLATE ${empty ? 'template0' : `"${template}"`}`),
  );
  return { url: databaseOn(server, name) };
}
