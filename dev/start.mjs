import { ensureBuilt, ensureClient, isBuilt } from '../build/build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureRecentNode } from './node-version.mjs';
import { startCluster } from './postgres/cluster.mjs';
import {
  loadOrCreateSecret,
  loadOrCreateVapidKeys,
  lockDataFolder,
  markStopping,
  openDataFolder,
  waitForDataFolder,
} from './postgres/data-folder.mjs';
import { prepareDatabase } from './postgres/database.mjs';
import { isStopping, killAll, launch, stopAll } from './processes/children.mjs';
import { onStopSignal, whenParentDies } from './processes/parent.mjs';
import { whyPortIsTaken } from './processes/ports.mjs';
import { inProject } from './project.mjs';
import { requirePublicStart } from './public-start.mjs';
import { loadEnvFile, readSettings } from './settings.mjs';
import { isReal, PROVIDERS, startStandIn } from './stand-ins.mjs';
import { StartError } from './start-error.mjs';
import { step } from './steps.mjs';

/** Longer than the 15 s of notice and the 35 s that the server gives running sends to finish. */
const SERVER_PATIENCE_MS = 55_000;

/**
 * Starts the product from any state of the checkout, and runs it until it is told to stop.
 * @param {{ dev: boolean }} options `dev` serves from the sources, with hot reload
 */
export async function start({ dev }) {
  loadEnvFile();
  const settings = readSettings(process.env);
  await requirePublicStart(settings, process.env);
  if (needsDataFolder(settings)) {
    openDataFolder(settings.dataFolder);
    await waitForDataFolder(settings.dataFolder);
  }
  await requireFreePort(settings);

  stopWhenAsked();
  await ensureInstalled({ isBuilt: !dev && settings.databaseUrl !== undefined && isBuilt() });
  await ensureRecentNode();
  stopWhenAsked();
  if (needsDataFolder(settings)) await lockDataFolder(settings.dataFolder);

  await ensureClient();
  if (!dev) await ensureBuilt();
  const database = settings.databaseUrl ? undefined : await startOwnDatabase(settings);
  const databaseUrl = settings.databaseUrl ?? database?.url ?? '';
  await prepareDatabase(databaseUrl);
  const providers = await startProviders(settings);

  const services = await serve(dev, {
    ...process.env,
    ...providers.env,
    ...vapidKeys(settings),
    APP_URL: settings.appUrl.origin,
    PORT: String(settings.port),
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || loadOrCreateSecret(settings.dataFolder),
  });
  console.log('');
  console.log(
    `  Database: ${database ? `PostgreSQL in ${database.outside ?? settings.dataFolder}` : 'the one of DATABASE_URL'}`,
  );
  for (const line of [...providers.lines, ...services]) console.log(`  ${line}`);
  console.log(`\nSaathi is ready at ${settings.appUrl.origin}`);
}

/**
 * With a database, a secret and all credentials set, nothing is written to disk.
 * @param {import('./settings.mjs').Settings} settings
 */
const needsDataFolder = (settings) =>
  !settings.databaseUrl ||
  !process.env.NEXTAUTH_SECRET ||
  needsVapidKeys(settings) ||
  PROVIDERS.some((provider) => !isReal(provider, process.env));

/**
 * Notices can be tried on this machine without a key of one's own; at a public address nobody is told anything without.
 * @param {import('./settings.mjs').Settings} settings
 */
const needsVapidKeys = ({ loopback }) =>
  loopback && !process.env.VAPID_PUBLIC_KEY && !process.env.VAPID_PRIVATE_KEY;

/** @param {import('./settings.mjs').Settings} settings */
const vapidKeys = (settings) => (needsVapidKeys(settings) ? loadOrCreateVapidKeys(settings.dataFolder) : {});

/** @param {import('./settings.mjs').Settings} settings */
async function requireFreePort({ port, bindAddress }) {
  const taken = await whyPortIsTaken(port, bindAddress);
  if (taken === 'EADDRINUSE')
    throw new StartError(
      `The port ${port} is in use by another program; stop it, or set PORT to a free one.`,
    );
  if (taken === 'EADDRNOTAVAIL')
    throw new StartError(`HOST is ${bindAddress}, which is no address of this machine.`);
  if (taken)
    throw new StartError(`This user may not serve on port ${port} (${taken}); set PORT to another one.`);
}

function stopWhenAsked() {
  onStopSignal((again) => {
    if (again) {
      killAll();
      process.exit(130);
    }
    console.log('\nStopping …');
    void shutDown(0);
  });
  whenParentDies(() => void shutDown(0));
  // The terminal may close first; writing to it then must not crash the shutdown.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
}

/** @param {number} code */
async function shutDown(code) {
  if (isStopping()) return;
  markStopping();
  await stopAll();
  process.exit(code);
}

/**
 * When a long-running part ends by itself, stops the whole product and says which part it was.
 * @param {string} part
 */
function endedByItself(part) {
  if (isStopping()) return;
  console.error(`\n${part} ended unexpectedly, so Saathi stops.`);
  void shutDown(1);
}

/** @param {import('./settings.mjs').Settings} settings */
async function startOwnDatabase({ dataFolder }) {
  const database = await step('Starting PostgreSQL', () => startCluster(dataFolder));
  database.ended.then(() => endedByItself('The database server'));
  return database;
}

/** @param {import('./settings.mjs').Settings} settings */
async function startProviders({ appUrl, dataFolder, loopback }) {
  /** @type {Record<string, string>} */
  const env = {};
  /** @type {string[]} */
  const lines = [];
  for (const provider of PROVIDERS) {
    if (isReal(provider, process.env)) {
      if (loopback) Object.assign(env, provider.realEnv(process.env));
      lines.push(`${provider.name}: real`);
    } else {
      const standIn = await step(`Starting the stand-in of ${provider.name}`, () =>
        startStandIn(provider, dataFolder),
      );
      standIn.process.once('exit', () => endedByItself(`The stand-in of ${provider.name}`));
      Object.assign(env, standIn.env);
      lines.push(
        `${provider.name}: stand-in at ${standIn.origin}, because ${provider.credentials[0]} is not set`,
      );
      const { ADMIN_EMAILS } = standIn.env;
      if (ADMIN_EMAILS)
        lines.push(
          `Console: ${appUrl.origin}/admin, signed in as ${ADMIN_EMAILS}; \`npm run demo-data\` fills it with made-up business`,
        );
    }
  }
  return { env, lines };
}

/**
 * @param {boolean} dev
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<readonly string[]>} what the server says of its services, a line each
 */
function serve(dev, env) {
  const work = async () => {
    const server = launch(
      process.execPath,
      [inProject('scripts/serve.mjs'), '--managed', ...(dev ? ['--dev'] : [])],
      {
        cwd: inProject(),
        env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        patienceMs: SERVER_PATIENCE_MS,
      },
    );
    const lines = await new Promise((resolve, reject) => {
      server.once(
        'message',
        (/** @type {{ ready?: boolean, lines?: readonly string[], failed?: string }} */ message) =>
          message.failed ? reject(new StartError(message.failed)) : resolve(message.lines ?? []),
      );
      server.once('exit', (code) =>
        reject(new StartError(`The server ended with ${code} while it was starting, for the reason above.`)),
      );
    });
    server.once('exit', () => endedByItself('The server'));
    return lines;
  };
  return step('Starting the server', work, { talks: true });
}
