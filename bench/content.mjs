// Written pages: what a reader on a phone waits for, beside the same words as a bare static page in the same run.
import http from 'node:http';
import { freePort } from '../scripts/lib/ports.mjs';
import { inProject, readJson } from '../scripts/lib/project.mjs';
import { bareArticle } from './bare-article.mjs';
import { median } from './percentile.mjs';
import { requestsPerSecond } from './requests.mjs';
import { withScreens } from './screens.mjs';
import { number, table, times, verdict } from './table.mjs';

const RUNS = 5;
const AIM = { score: 100, tbtMs: 0, shift: 0, scriptBytes: 2_000, lcp: 1.2, bytes: 60_000 };
/** Of the performance page: a poor phone on a poor network, really slowed down. */
const POOR = {
  throttlingMethod: 'devtools',
  throttling: {
    rttMs: 300,
    throughputKbps: 700,
    requestLatencyMs: 300 * 3.75,
    downloadThroughputKbps: 700 * 0.9,
    uploadThroughputKbps: 700 * 0.9,
    cpuSlowdownMultiplier: 6,
  },
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Every page without scripts, as the build lists them. */
const writtenPages = () =>
  readJson(inProject('.next/content/files.json'))
    .filter(({ policy }) => policy)
    .map(({ path }) => path);

/**
 * @param {import('./bench.mjs').Options} options
 * @returns {Promise<string>} Markdown
 */
export async function benchContent({ serverUrl, quick }) {
  const port = await freePort(4690);
  const bare = await startBarePage();
  const flags = [`--remote-debugging-port=${port}`];
  try {
    return await withScreens({ serverUrl, lengths: [20], flags }, async ({ url }) => {
      const { default: lighthouse } = await import('lighthouse');
      const paths = quick ? writtenPages().slice(0, 3) : writtenPages();
      const pages = [
        { name: 'bare static page', url: bare.url },
        ...paths.map((path) => ({ name: path, url: `${url}${path}` })),
      ];
      const measure = async (/** @type {object} */ settings, /** @type {string[]} */ onlyCategories) => {
        const seen = new Map(pages.map(({ name }) => [name, []]));
        // In turns, so that a busy moment of the machine does not hit one page alone.
        for (let run = 0; run < (quick ? 1 : RUNS); run += 1)
          for (const page of pages)
            seen
              .get(page.name)
              .push(await visit(lighthouse, page.url, { port, onlyCategories, ...settings }));
        return seen;
      };
      const phone = await measure({}, CATEGORIES);
      const poor = await measure(POOR, ['performance']);
      const rates = [];
      for (const page of [pages[0], ...pages.slice(1, 3)])
        rates.push({ name: page.name, ...(await requestsPerSecond(page.url, quick ? 2 : 8)) });
      return [
        phoneTable(phone),
        timeTable('A poor phone: 300 ms, 700 kbit/s, CPU 6× slower (really slowed down)', poor),
        ratesTable(rates),
      ].join('\n');
    });
  } finally {
    bare.stop();
  }
}

/** One visit with an empty cache. */
async function visit(lighthouse, url, { port, onlyCategories, ...settings }) {
  const { lhr } = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error' },
    { extends: 'lighthouse:default', settings: { onlyCategories, formFactor: 'mobile', ...settings } },
  );
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (/** @type {string} */ audit) => lhr.audits[audit].numericValue ?? 0;
  const requests = lhr.audits['network-requests'].details.items;
  const own = requests.filter((one) => !one.url.endsWith('favicon.ico'));
  return {
    scores: CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    wrong: Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: own.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0),
    scripts: own
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0),
  };
}

const of = (visits, name) => median(visits.map((one) => one[name]));

function phoneTable(seen) {
  const floor = of(seen.get('bare static page'), 'lcp');
  const head = ['page', 'scores', 'LCP ms', '÷ bare', 'TBT ms', 'CLS', 'scripts B', 'all kB', 'kept'];
  const rows = [...seen].map(([name, visits]) => {
    const scores = CATEGORIES.map((_, at) => median(visits.map((one) => one.scores[at])));
    const [lcp, tbt, shift, bytes, scripts] = ['lcp', 'tbt', 'shift', 'bytes', 'scripts'].map((what) =>
      of(visits, what),
    );
    const kept =
      scores.every((score) => score >= AIM.score) &&
      tbt <= AIM.tbtMs &&
      shift <= AIM.shift &&
      scripts <= AIM.scriptBytes &&
      bytes <= AIM.bytes &&
      lcp <= AIM.lcp * floor;
    const wrong = [...new Set(visits.flatMap((one) => one.wrong))];
    return [
      name,
      scores.join('/'),
      number(lcp),
      times(lcp / floor),
      number(tbt),
      number(shift, 3),
      scripts,
      number(bytes / 1000, 1),
      name.startsWith('/') ? `${kept ? 'yes' : 'NO'} ${wrong.join(' ')}`.trim() : '',
    ];
  });
  return table('Written pages, Lighthouse on a phone (simulated slow 4G, CPU 4× slower)', head, rows);
}

function timeTable(title, seen) {
  const bare = seen.get('bare static page');
  const head = ['page', 'FCP ms', '÷ bare', 'LCP ms', '÷ bare', 'TBT ms', 'CLS', 'LCP kept'];
  const rows = [...seen].map(([name, visits]) => [
    name,
    number(of(visits, 'fcp')),
    times(of(visits, 'fcp') / of(bare, 'fcp')),
    number(of(visits, 'lcp')),
    times(of(visits, 'lcp') / of(bare, 'lcp')),
    number(of(visits, 'tbt')),
    number(of(visits, 'shift'), 3),
    name.startsWith('/') ? verdict(of(visits, 'lcp'), AIM.lcp * of(bare, 'lcp')) : '',
  ]);
  return table(title, head, rows);
}

function ratesTable(rates) {
  const rows = rates.map(({ name, perSecond, p50, p99, by }) => [
    name,
    number(perSecond),
    number(perSecond / rates[0].perSecond, 2),
    number(p50, 1),
    number(p99, 1),
    by,
  ]);
  return table(
    'Requests per second, 64 connections',
    ['page', 'requests/s', '÷ bare', 'p50 ms', 'p99 ms', 'by'],
    rows,
  );
}

/** An article's words as a bare page, compressed once, on a server that does nothing else. */
async function startBarePage() {
  const { html, gzip } = bareArticle();
  const server = http.createServer((request, response) => {
    const small = request.headers['accept-encoding']?.includes('gzip');
    const body = small ? gzip : html;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      ...(small ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(body);
  });
  const port = await freePort(4680);
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
