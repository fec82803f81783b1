// Page weight: the JavaScript of every page, gzipped, until the network is quiet.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { inProject, readJson } from '../dev/project.mjs';
import { openPage, withScreens } from './screens.mjs';
import { number, table, verdict } from './table.mjs';

/** ms without a new script after which a page has all it loads by itself. */
const QUIET_MS = 2_000;

/** Aims in bytes. */
const PAGES = [
  { name: 'page not found', path: () => '/no-such-page' },
  { name: 'home', path: () => '/', aim: 155_000 },
  { name: 'partners home', path: () => '/partners_home', aim: 155_000 },
  { name: 'psychologists', path: () => '/psychologist' },
  { name: 'loading', path: () => '/loading/friendly' },
  { name: 'chat', path: (chat) => `/chat/${chat.sessionId}`, aim: 168_000 },
];

/**
 * @param {import('./bench.mjs').Options} options
 * @returns {Promise<string>} Markdown
 */
export function benchWeight({ serverUrl }) {
  return withScreens({ serverUrl, lengths: [20] }, async (screens) => {
    const rows = [{ name: 'floor: the framework alone', ...framework() }];
    for (const page of PAGES) rows.push({ ...page, ...(await weigh(screens, page)) });
    const floor = framework().all;
    const head = ['page', 'first load kB', 'later kB', 'all kB', '÷ floor', 'files', 'aim kB', 'kept'];
    return table(
      'JavaScript of a page (gzip, 1 kB = 1,000 bytes)',
      head,
      rows.map(({ name, first, all, files, aim }) => [
        name,
        ...[first, all - first, all].map((bytes) => number(bytes / 1000, 1)),
        `${number(all / floor, 2)}×`,
        files,
        aim ? `≤ ${aim / 1000}` : '',
        aim ? verdict(all, aim) : '',
      ]),
    );
  });
}

/** What every page of this build loads before anything of ours: React and the router. */
function framework() {
  /** @type {string[]} */
  const files = readJson(inProject('.next/build-manifest.json')).rootMainFiles;
  const sizes = files.map((file) => gzipSync(readFileSync(inProject('.next', file))).length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return { first: all, all, files: files.length };
}

/**
 * @param {import('./screens.mjs').Screens} screens
 * @param {{ path(chat: import('./database.mjs').Chat): string }} what
 */
async function weigh(screens, { path }) {
  const [chat] = screens.chats;
  const way = path(chat);
  const page = await openPage(screens, way.startsWith('/chat/') ? chat : undefined);
  /** @type {Map<string, Promise<number>>} */
  const scripts = new Map();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' && !/\.js(\?|$)/.test(response.url())) return;
    const size = response.body().then((body) => gzipSync(body).length);
    scripts.set(response.url(), size);
  });
  const answer = await page.goto(`${screens.url}${way}`, { waitUntil: 'networkidle' });
  const html = (await answer?.text()) ?? '';
  for (let known = -1; known < scripts.size; ) {
    known = scripts.size;
    await sleep(QUIET_MS);
  }
  let first = 0;
  let all = 0;
  for (const [url, size] of scripts) {
    const bytes = await size;
    all += bytes;
    // What the document itself asks for is the first load; everything else is asked for by a script.
    if (html.includes(`src="${new URL(url).pathname}`)) first += bytes;
  }
  await page.context().close();
  return { first, all, files: scripts.size };
}
