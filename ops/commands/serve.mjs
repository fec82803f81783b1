import { ensureRecentNode } from '../../dev/node-version.mjs';
import { requireUsable } from '../../dev/postgres/database.mjs';
import { onStopSignal, whenParentDies } from '../../dev/processes/parent.mjs';
import { exists, inProject, isRelease, ROOT, readJson, SERVER_FILE } from '../../dev/project.mjs';
import { requirePublicStart } from '../../dev/public-start.mjs';
import { loadEnvFile, readSettings } from '../../dev/settings.mjs';
import { StartError } from '../../dev/start-error.mjs';

/**
 * Runs the product's HTTP server (server/): in production the file that build/server.mjs made of it, in development its sources.
 * @param {{ dev: boolean, managed: boolean }} options `managed` = started by our own start, which gets a message
 *   when the server is ready or why it is not, and speaks to the person itself
 */
export async function serve({ dev, managed }) {
  try {
    loadEnvFile();
    if (!managed) await ensureRecentNode();
    const settings = readSettings(process.env);
    const unfinished = await requirePublicStart(settings, process.env);
    const { finish, services } = await listen(settings, dev);
    const stop = stopOnce(finish);
    onStopSignal(stop);
    if (!managed) whenParentDies(() => stop(false));
    const lines = [...unfinished, ...(await services)];
    if (managed) process.send?.({ ready: true, lines });
    else console.log([...lines, `Saathi is ready at ${settings.appUrl.origin}`].join('\n'));
  } catch (error) {
    if (managed && error instanceof StartError) {
      process.send?.({ failed: error.message }, () => process.exit(1));
    } else {
      console.error(error instanceof StartError ? error.message : error);
      process.exit(1);
    }
  }
}

/**
 * @param {() => Promise<void>} finish
 * @returns {(again: boolean) => void} finishes the running work and ends the process; at once when asked `again`
 */
const stopOnce = (finish) => (again) => {
  if (again) process.exit(130);
  void finish().then(() => process.exit(0));
};

/**
 * @param {import('../../dev/settings.mjs').Settings} settings
 * @param {boolean} dev
 * @returns {Promise<{ finish: () => Promise<void>, services: Promise<string[]> }>} what finishes the running work; a line on each
 *   safety service
 */
async function listen({ port, bindAddress, appUrl }, dev) {
  if (!process.env.DATABASE_URL)
    throw new StartError('DATABASE_URL is not set; `npm start` brings a database of its own.');
  if (!dev && !exists(inProject(SERVER_FILE)))
    throw new StartError('There is no build yet; run `npm run build` first.');
  await requireUsable(process.env.DATABASE_URL);
  Object.assign(process.env, {
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  if (isRelease()) takeNextSettingsOfBuild();
  const { checkEnvironment, describeServices, start } = await (dev ? fromSources() : fromBuild());
  try {
    checkEnvironment();
  } catch (error) {
    throw new StartError(`${error.message}; .env.example says what each may be.`);
  }
  // A terminal that is gone must not end the server.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  try {
    // They are asked while Next prepares itself.
    const services = describeServices();
    return { finish: await start({ dev, folder: ROOT, appUrl, port, bindAddress }), services };
  } catch (error) {
    if (error.code === 'EADDRNOTAVAIL')
      throw new StartError(`HOST is ${bindAddress}, which is no address of this machine.`);
    if (error.code !== 'EADDRINUSE') throw error;
    throw new StartError(
      `The port ${port} is in use by another program; stop it, or set PORT to a free one.`,
    );
  }
}

/**
 * A release has no more of Next than its server, which cannot read next.config.mjs. It takes the settings as they were at the build, in the
 * way of Next's own standalone server (next 16.4.6, dist/build/utils.js, `writeStandaloneDirectory`), and in the folder of the release: they name
 * folders from there.
 */
function takeNextSettingsOfBuild() {
  process.chdir(ROOT);
  const { config } = readJson(inProject('.next/required-server-files.json'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

/** @typedef {Pick<typeof import('../../server/main.ts'), 'checkEnvironment' | 'describeServices' | 'start'>} Server */

/** @returns {Promise<Server>} */
const fromBuild = () => import(inProject(SERVER_FILE));

/** @returns {Promise<Server>} */
async function fromSources() {
  const { serverOfSources } = await import('./serve-sources.mjs');
  return serverOfSources();
}
