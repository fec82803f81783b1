// Every page that people land on, by Lighthouse's phone, beside a page of a bare Next app in the same run.
import { gzipSync } from 'node:zlib';
import { openBareApp } from './bare-app.mjs';
import { BARE, casesOf, chosenPages, LENGTHS } from './landing-pages.mjs';
import { reportOf } from './lighthouse.mjs';
import { median } from './percentile.mjs';
import { withScreens } from './screens.mjs';
import { number, table, times, verdict } from './table.mjs';

const RUNS = 5;
const AIM = { points: 95, lcp: 1.5, tbt: 1.5, shift: 0 };

/**
 * @param {import('./bench.mjs').Options} options
 * @returns {Promise<string>} Markdown
 */
export async function benchVisits({ serverUrl, quick, pages: wanted, runs = quick ? 1 : RUNS }) {
  const pages = chosenPages({ pages: wanted, quick });
  const bare = await openBareApp();
  try {
    return await withScreens({ serverUrl, lengths: LENGTHS }, async (screens) => {
      const cases = await casesOf({ pages, bareUrl: bare.url, screens, quick });
      const visits = quick ? [false] : [false, true];
      const seen = visits.flatMap((again) => cases.map((one) => ({ ...one, again, visits: [] })));
      // In turns, so that a busy moment of the machine does not hit one page alone.
      for (let run = 0; run < runs; run += 1) {
        for (const one of seen) {
          await visit(one).then(
            (seen) => {
              one.visits.push(seen);
              // A run that is ended before its end leaves what it has seen.
              console.error(JSON.stringify({ page: one.page.name, who: one.who, again: one.again, ...seen }));
            },
            (error) => console.error(`Lost a visit: ${error.message}`),
          );
        }
      }
      const firsts = seen.filter(({ again }) => !again);
      const seconds = seen.filter(({ again }) => again);
      return [
        visitsTable(`First visit, Lighthouse on a phone, median of ${runs}`, firsts, runs),
        ...(quick
          ? []
          : [visitsTable(`Second visit, Lighthouse on a phone, median of ${runs}`, seconds, runs)]),
      ].join('\n');
    });
  } finally {
    await bare.stop();
  }
}

/** One visit, until Lighthouse sees the page at rest: nobody has touched it. */
async function visit({ url, cookie, again }) {
  const { lhr } = await reportOf(url, { onlyCategories: ['performance'], cookie, again });
  const value = (/** @type {string} */ audit) => lhr.audits[audit].numericValue ?? 0;
  const scripts = lhr.audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  return {
    points: Math.round((lhr.categories.performance.score ?? 0) * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scripts: scripts.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0),
    gzip: (await Promise.all(scripts.map((script) => gzipSize(script.url)))).reduce((a, b) => a + b, 0),
  };
}

/** Of each script, by its address. @type {Map<string, Promise<number>>} */
const gzipSizes = new Map();

/** Bytes of a script by gzip, however the server compresses it. @param {string} url */
function gzipSize(url) {
  const size =
    gzipSizes.get(url) ??
    fetch(url).then(async (response) => gzipSync(Buffer.from(await response.arrayBuffer())).length);
  gzipSizes.set(url, size);
  return size;
}

/** The medians of each page. A page of which Lighthouse lost visits says so. */
function visitsTable(title, seen, runs) {
  const of = ({ visits }, what) => median(visits.map((one) => one[what]));
  const floor = seen.find(({ page }) => page.name === BARE);
  const head = [
    'page',
    'points',
    'LCP ms',
    '÷ bare',
    'TBT ms',
    '÷ bare',
    'CLS',
    'scripts kB',
    'by gzip kB',
    'aim kB',
    'kept',
  ];
  const rows = seen
    .filter(({ visits }) => visits.length > 0)
    .map((one) => {
      const { name, aim } = one.page;
      const [points, lcp, tbt, shift, scripts, gzip] = [
        'points',
        'lcp',
        'tbt',
        'shift',
        'scripts',
        'gzip',
      ].map((what) => of(one, what));
      const kept =
        points >= AIM.points &&
        lcp <= AIM.lcp * of(floor, 'lcp') &&
        tbt <= AIM.tbt * of(floor, 'tbt') &&
        // In three digits, as Lighthouse shows it.
        Number(shift.toFixed(3)) <= AIM.shift &&
        scripts <= (aim ?? Number.POSITIVE_INFINITY);
      return [
        `${name} ${one.who}${one.visits.length < runs ? ` (${one.visits.length} visits)` : ''}`.trim(),
        points,
        number(lcp),
        times(lcp / of(floor, 'lcp')),
        number(tbt),
        of(floor, 'tbt') === 0 ? '' : times(tbt / of(floor, 'tbt')),
        number(shift, 3),
        number(scripts / 1000, 1),
        number(gzip / 1000, 1),
        aim ? `≤ ${aim / 1000}` : '',
        one === floor ? '' : verdict(Number(!kept), 0),
      ];
    });
  return table(title, head, rows);
}
