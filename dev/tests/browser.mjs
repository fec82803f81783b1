import { run } from '../processes/children.mjs';
import { exists, inProject } from '../project.mjs';
import { step } from '../steps.mjs';

/** Chromium without the machinery of a window: the tests take a quarter less of the processor's time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isRootOnDebian = () => process.getuid?.() === 0 && exists('/usr/bin/apt-get');

/** @returns {Promise<boolean>} whether Playwright's own browser is there, which it downloads once */
async function installPlaywrightBrowser() {
  const cli = inProject('node_modules/@playwright/test/cli.js');
  return (await run(process.execPath, [cli, 'install', 'chromium'])).code === 0;
}

/** @param {string} name of a package of Debian */
const installPackage = (name) =>
  step(
    `Installing ${name}`,
    async () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const updated = await run('apt-get', ['update'], { env });
      return updated.code === 0 && (await run('apt-get', ['install', '-y', name], { env })).code === 0;
    },
    { talks: true },
  );

/** @returns {Promise<Record<string, string>>} the environment that names the headless shell, where there is one or one can be had */
async function findHeadlessShell() {
  const found =
    exists(HEADLESS_SHELL) || (isRootOnDebian() && (await installPackage('chromium-headless-shell')));
  return found ? { CHROME_HEADLESS_PATH: HEADLESS_SHELL } : {};
}

/**
 * Finds a Chromium for the browser tests, or installs one.
 * @returns {Promise<NodeJS.ProcessEnv | undefined>} the environment of the tests, where CHROME_PATH is set unless
 *   Playwright's own browser is to be used; undefined when there is no browser, which has been said then
 */
export async function ensureBrowser() {
  const given = process.env.CHROME_PATH;
  if (given && !exists(given)) {
    console.error(`CHROME_PATH names ${given}, and there is no such file.`);
    return undefined;
  }
  const found = given || USUAL_PLACES.find(exists);
  const installed = found || (isRootOnDebian() && (await installPackage('chromium')));
  if (installed) {
    const shell = given ? {} : await findHeadlessShell();
    return { ...process.env, ...shell, CHROME_PATH: found ?? '/usr/bin/chromium' };
  }
  if (await step("Installing Playwright's browser", installPlaywrightBrowser, { talks: true }))
    return process.env;
  console.error(
    'The browser tests need Chromium, and none could be installed; install one and set CHROME_PATH to its program.',
  );
  return undefined;
}
