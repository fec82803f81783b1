// What the parts with a browser share: a product with a few chats in it, and a Chromium that is quiet.
import { chromium } from '@playwright/test';
import { StartError } from '../dev/start-error.mjs';
import { ensureBrowser } from '../dev/tests/browser.mjs';
import { VISITOR_COOKIE } from '../lib/server/visitor-cookie.ts';
import { makeScreensDatabase, pickChats } from './database.mjs';
import { goFirst } from './go-first.mjs';
import { SECRET, startModel, startProduct } from './servers.mjs';

export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
};

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Chromium's sandbox refuses to run as root, as in most containers. */
const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** @typedef {{ url: string, databaseUrl: string, chats: import('./database.mjs').Chat[], browser: import('@playwright/test').Browser }} Screens */

/**
 * How the browser is started.
 * @param {readonly string[]} [flags]
 * @throws StartError when there is none
 */
export async function browserOptions(flags = []) {
  const env = await ensureBrowser();
  if (!env) throw new StartError('This part of the benchmark needs a browser.');
  return { executablePath: env.CHROME_PATH || undefined, args: [...QUIET, ...AS_ROOT, ...flags] };
}

/**
 * @template T
 * @param {{ serverUrl: string, lengths: readonly number[], flags?: readonly string[], without?: string[], first?: boolean }} options `lengths`
 *   in messages, one chat for each; `flags` of the browser, and what of Playwright's it is started `without`;
 *   whether it goes `first`, before everything else on this machine, where that is allowed
 * @param {(screens: Screens) => Promise<T>} work
 */
export async function withScreens({ serverUrl, lengths, flags, without = [], first = false }, work) {
  const server = await chromium.launchServer({
    ...(await browserOptions(flags)),
    ignoreDefaultArgs: without,
  });
  if (first) goFirst(server.process().pid ?? 0);
  const browser = await chromium.connect(server.wsEndpoint());
  const database = await makeScreensDatabase(serverUrl, lengths);
  const chats = await pickChats(database.url, lengths.length, SECRET);
  const model = await startModel();
  const product = await startProduct({ databaseUrl: database.url, modelUrl: model.url });
  try {
    return await work({ url: product.url, databaseUrl: database.url, chats, browser });
  } finally {
    await server.close();
    await product.stop();
    await model.stop();
    await database.drop();
  }
}

/**
 * @param {Screens} screens
 * @param {import('./database.mjs').Chat} [as] whose browser it is; a new visitor's without it
 */
export async function openPage({ url, browser }, as) {
  const context = await browser.newContext(PHONE);
  if (as) await context.addCookies([{ name: VISITOR_COOKIE, value: as.cookie, url }]);
  return context.newPage();
}
