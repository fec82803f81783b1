// Written pages: what a reader on a phone waits for, beside the same words as a bare static page in the same run.
import http from 'node:http';
import { freePort } from '../dev/processes/ports.mjs';
import { inProject, readJson } from '../dev/project.mjs';
import { StartError } from '../dev/start-error.mjs';
import { bareArticle } from './bare-article.mjs';
import { reportOf } from './lighthouse.mjs';
import { median } from './percentile.mjs';
import { visitOnPoorPhone } from './poor-phone.mjs';
import { requestsPerSecond } from './requests.mjs';
import { withScreens } from './screens.mjs';
import { number, table, times, verdict } from './table.mjs';

const RUNS = 5;
const AIM = { score: 100, tbtMs: 0, shift: 0, scriptBytes: 2_000, lcp: 1.2 };
/** Of a page with its typefaces and pictures; those in Hindi have one typeface more (docs/decisions/0021). */
const aimedBytes = (/** @type {string} */ path) => (/^\/hi(\/|$)/.test(path) ? 115_000 : 60_000);
/** Answered by 404. */
const LOST = '/hi/not-found';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/**
 * Every page without scripts, as the build lists them, or those asked for.
 * @param {readonly string[] | undefined} wanted
 */
function writtenPages(wanted) {
  const all = readJson(inProject('.next/content/files.json'))
    .files.filter(({ path, type }) => type.startsWith('text/html') && path !== LOST)
    .map(({ path }) => path);
  const unknown = wanted?.find((path) => !all.includes(path));
  if (unknown !== undefined) throw new StartError(`${unknown} is none of ${all.join(', ')}.`);
  return wanted ?? all;
}

/**
 * @param {import('./bench.mjs').Options} options
 * @returns {Promise<string>} Markdown
 */
export async function benchContent({ serverUrl, quick, pages: wanted }) {
  const paths = quick && !wanted ? writtenPages().slice(0, 3) : writtenPages(wanted);
  const bare = await startBarePage();
  try {
    return await withScreens({ serverUrl, lengths: [20] }, async ({ url, browser }) => {
      const pages = [
        { name: 'bare static page', url: bare.url },
        ...paths.map((path) => ({ name: path, url: `${url}${path}` })),
      ];
      const measure = async (/** @type {(url: string, run: number) => Promise<object>} */ visit) => {
        const seen = new Map(pages.map(({ name }) => [name, []]));
        // In turns, so that a busy moment of the machine does not hit one page alone.
        for (let run = 0; run < (quick ? 1 : RUNS); run += 1)
          for (const page of pages) seen.get(page.name).push(await visit(page.url, run));
        return seen;
      };
      // The other three look at the document, which is the same in every visit.
      const phone = await measure((address, run) =>
        visitWithLighthouse(address, run === 0 ? CATEGORIES : CATEGORIES.slice(0, 1)),
      );
      const poor = await measure((address) => visitOnPoorPhone(browser, address));
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

/** One first visit: nothing is kept from an earlier one. */
async function visitWithLighthouse(url, onlyCategories) {
  const { lhr, wentFirst } = await reportOf(url, { onlyCategories });
  const value = (/** @type {string} */ audit) => lhr.audits[audit].numericValue ?? 0;
  const requests = lhr.audits['network-requests'].details.items;
  const own = requests.filter((one) => !one.url.endsWith('favicon.ico'));
  const scripts = own.filter(({ resourceType }) => resourceType === 'Script');
  return {
    wentFirst,
    scores: CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100)),
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
    scripts: (await Promise.all(scripts.map((script) => carriedSize(script.url)))).reduce((a, b) => a + b, 0),
  };
}

/** Bytes of a script as a browser gets it, without its headers. @param {string} url */
async function carriedSize(url) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}

const of = (visits, name) => median(visits.map((one) => one[name]));

function phoneTable(seen) {
  const floor = of(seen.get('bare static page'), 'lcp');
  const head = ['page', 'scores', 'LCP ms', '÷ bare', 'TBT ms', 'CLS', 'scripts B', 'all kB', 'kept'];
  const rows = [...seen].map(([name, visits]) => {
    const scores = CATEGORIES.map((_, at) =>
      median(visits.map((one) => one.scores[at]).filter(Number.isFinite)),
    );
    const [lcp, tbt, shift, bytes, scripts] = ['lcp', 'tbt', 'shift', 'bytes', 'scripts'].map((what) =>
      of(visits, what),
    );
    const kept =
      scores.every((score) => score >= AIM.score) &&
      tbt <= AIM.tbtMs &&
      shift <= AIM.shift &&
      scripts <= AIM.scriptBytes &&
      bytes <= aimedBytes(name) &&
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
  const alone = [...seen.values()].flat().every(({ wentFirst }) => wentFirst) ? ', browser first' : '';
  return table(`Written pages, Lighthouse on a phone (simulated slow 4G, CPU 4× slower${alone})`, head, rows);
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
