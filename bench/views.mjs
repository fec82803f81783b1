// What a page rendered for one person costs the server, beside a server without a framework that runs the same statements and
// sends the same bytes, and beside a bare page that Next renders for each request.
import { setTimeout as sleep } from 'node:timers/promises';
import { VISITOR_COOKIE } from '../lib/server/visitor-cookie.ts';
import { openBareApp, RENDERED } from './bare-app.mjs';
import { makeScreensDatabase, pickChats, signUp } from './database.mjs';
import { median } from './percentile.mjs';
import { preload, SECRET, startBare, startLoad, startModel, startProduct } from './servers.mjs';
import { number, table, times, verdict } from './table.mjs';

const PAGES = ['/', '/psychologist', '/chat/{id}', '/paywall/{id}', '/recharge', '/account'];
/** Messages of the member's chat. */
const LENGTH = 500;
const CLIENTS = 8;
const AIM = 4;
const SIZES = {
  full: { rounds: 5, ms: 2_000, warmMs: 3_000 },
  quick: { rounds: 1, ms: 1_000, warmMs: 1_000 },
};
/** What several visitors share (the catalogue) is kept for 3 s: views so far apart run its statements, too. */
const APART_MS = 3_500;
const RECORDED = 3;

/**
 * @param {import('./bench.mjs').Options} options
 * @returns {Promise<string>} Markdown
 */
export async function benchViews({ serverUrl, quick, pages = PAGES }) {
  const size = quick ? SIZES.quick : SIZES.full;
  const bareNext = await openBareApp();
  const database = await makeScreensDatabase(serverUrl, [LENGTH]);
  const [chat] = await pickChats(database.url, 1, SECRET);
  await signUp(database.url, chat.sessionId);
  const model = await startModel();
  const options = { databaseUrl: database.url, modelUrl: model.url, env: { JOBS: 'off' } };
  const cookie = `${VISITOR_COOKIE}=${chat.cookie}`;
  const paths = pages.map((name) => name.replace('{id}', chat.sessionId));
  const views = await recordViews(options, paths, cookie);
  const product = await startProduct(options);
  const bare = await startBare(options, 'bench/bare-views.mjs');
  await bare.ask({ views });
  const load = await startLoad('bench/get-load.mjs');

  const targets = [
    { who: 'next', name: RENDERED, server: bareNext, path: RENDERED, encoding: 'identity' },
    ...paths.flatMap((path, at) => [
      { who: 'product', name: pages[at], server: product, path, encoding: 'identity' },
      { who: 'bare', name: pages[at], server: bare, path, encoding: 'identity' },
      { who: 'gzip', name: pages[at], server: product, path, encoding: 'gzip' },
    ]),
  ];
  for (const target of targets) await measure(load, target, cookie, size.warmMs);
  const seen = [];
  for (let round = 0; round < size.rounds; round += 1) {
    for (const target of round % 2 === 0 ? targets : targets.toReversed()) {
      process.stderr.write('.');
      seen.push({ ...target, round, ...(await measure(load, target, cookie, size.ms)) });
    }
  }
  process.stderr.write('\n');
  for (const one of [load, product, bare, bareNext, model]) await one.stop();
  await database.drop();
  return viewsTable(seen, views, pages);
}

/**
 * What each page is made of, from a product of its own: the statements of a view, and the bytes.
 * @param {Parameters<typeof startProduct>[0]} options
 * @param {readonly string[]} paths
 * @param {string} cookie
 * @returns {Promise<import('./bare-views.mjs').View[]>}
 */
async function recordViews(options, paths, cookie) {
  const product = await startProduct({ ...options, flags: preload('record-statements.mjs') });
  const views = [];
  for (const path of paths) {
    const tries = [];
    for (let done = 0; done <= RECORDED; done += 1) {
      await sleep(APART_MS);
      await product.ask('statements');
      const response = await fetch(`${product.url}${path}`, { headers: { cookie }, redirect: 'error' });
      const body = await response.text();
      if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
      const { statements } = await product.ask('statements');
      tries.push({ path, statements, type: String(response.headers.get('content-type')), body });
    }
    // The first view also prepares what a process keeps (a schema check, a list that never changes).
    const [, ...warm] = tries;
    views.push(warm.toSorted((a, b) => b.statements.length - a.statements.length)[0]);
  }
  await product.stop();
  return views;
}

/** CPU of the server's process per answer (µs); PostgreSQL's own is not in it. */
async function measure(load, { server, path, encoding }, cookie, ms) {
  const before = await server.cpuMicros();
  const { answers, bytes } = await load.run({
    url: `${server.url}${path}`,
    clients: CLIENTS,
    ms,
    encoding,
    cookie,
  });
  return { bytes, cpu: ((await server.cpuMicros()) - before) / answers };
}

function viewsTable(seen, views, pages) {
  const of = (who, name) => seen.filter((one) => one.who === who && one.name === name);
  const cpu = (who, name) => median(of(who, name).map((one) => one.cpu));
  const paired = (name, who, floor) =>
    median(
      of('product', name).map((one) => one.cpu / of(who, floor).find(({ round }) => round === one.round).cpu),
    );
  const head = [
    'page',
    'statements',
    'kB',
    'product µs',
    'bare node µs',
    '÷ bare node',
    'aim',
    'kept',
    'bare Next page µs',
    '÷ bare Next page',
    'product with gzip µs',
  ];
  const rows = pages.map((name, at) => {
    const ratio = paired(name, 'bare', name);
    return [
      name,
      views[at].statements.length,
      number(of('product', name)[0].bytes / 1000, 1),
      number(cpu('product', name)),
      number(cpu('bare', name)),
      times(ratio),
      `≤ ${AIM}×`,
      verdict(ratio, AIM),
      number(cpu('next', RENDERED)),
      times(paired(name, 'next', RENDERED)),
      number(cpu('gzip', name)),
    ];
  });
  return table(
    `CPU of the server per view, a member with ${LENGTH} messages, ${CLIENTS} clients`,
    head,
    rows,
  );
}
