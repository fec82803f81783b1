// Every page that people land on, by Lighthouse's phone, beside a page of a bare Next app in the same run.
import { StartError } from '../dev/start-error.mjs';
import { VISITOR_COOKIE } from '../lib/server/visitor-cookie.ts';
import { buildBareApp } from './bare-app.mjs';
import { signUp } from './database.mjs';
import { reportOf } from './lighthouse.mjs';
import { median } from './percentile.mjs';
import { withScreens } from './screens.mjs';
import { number, table, times, verdict } from './table.mjs';

/** Messages of the guest's chat, and of the member's. */
const LENGTHS = [20, 500];
const RUNS = 5;
const BARE = 'bare Next page';
const AIM = { points: 95, lcp: 1.5, tbt: 1.5, shift: 0 };

/** Where people land; `aim` in bytes of script. */
const PAGES = [
  { name: '/', aim: 145_000 },
  { name: '/psychologist', aim: 145_000 },
  { name: '/recharge', aim: 150_000 },
  { name: '/paywall/{id}', aim: 150_000 },
  { name: '/account', aim: 160_000 },
  { name: '/chat/{id}', aim: 168_000 },
  { name: '/psychologist/Isha%20Menon/profile' },
  { name: '/blogs/emotional-wellness-busy-professionals' },
];

/** @param {readonly string[] | undefined} wanted */
function chosenPages(wanted) {
  const unknown = wanted?.find((name) => !PAGES.some((page) => page.name === name));
  if (unknown !== undefined)
    throw new StartError(`${unknown} is none of ${PAGES.map(({ name }) => name).join(', ')}.`);
  return PAGES.filter(({ name }) => wanted?.includes(name) ?? true);
}

/**
 * @param {import('./bench.mjs').Options} options
 * @returns {Promise<string>} Markdown
 */
export async function benchScreens({ serverUrl, quick, pages: wanted, runs = quick ? 1 : RUNS }) {
  const pages = chosenPages(wanted);
  const bare = await buildBareApp();
  try {
    return await withScreens({ serverUrl, lengths: LENGTHS }, async ({ url, databaseUrl, chats }) => {
      const [short, long] = chats.toSorted((a, b) => a.messages - b.messages);
      await signUp(databaseUrl, long.sessionId);
      const cases = [false, true].flatMap((again) => [
        { page: { name: BARE }, who: '', again, url: bare.url },
        ...pages.flatMap((page) =>
          [
            ['guest', short],
            ['member', long],
          ].map(([who, { sessionId, cookie }]) => ({
            page,
            who,
            again,
            url: url + page.name.replace('{id}', sessionId),
            cookie: { name: VISITOR_COOKIE, value: cookie },
          })),
        ),
      ]);
      const seen = cases.map((one) => ({ ...one, visits: [] }));
      // In turns, so that a busy moment of the machine does not hit one page alone.
      for (let run = 0; run < runs; run += 1) {
        for (const one of seen) {
          process.stderr.write('.');
          one.visits.push(await visit(one));
        }
      }
      process.stderr.write('\n');
      const firsts = seen.filter(({ again }) => !again);
      const seconds = seen.filter(({ again }) => again);
      return [
        visitsTable(`First visit, Lighthouse on a phone, median of ${runs}`, firsts),
        visitsTable(`Second visit, median of ${runs}`, seconds),
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
  };
}

function visitsTable(title, seen) {
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
    'aim kB',
    'kept',
  ];
  const rows = seen.map((one) => {
    const { name, aim } = one.page;
    const [points, lcp, tbt, shift, scripts] = ['points', 'lcp', 'tbt', 'shift', 'scripts'].map((what) =>
      of(one, what),
    );
    const kept =
      points >= AIM.points &&
      lcp <= AIM.lcp * of(floor, 'lcp') &&
      tbt <= AIM.tbt * of(floor, 'tbt') &&
      shift <= AIM.shift &&
      scripts <= (aim ?? Number.POSITIVE_INFINITY);
    return [
      `${name} ${one.who}`.trim(),
      points,
      number(lcp),
      times(lcp / of(floor, 'lcp')),
      number(tbt),
      of(floor, 'tbt') === 0 ? '' : times(tbt / of(floor, 'tbt')),
      number(shift, 3),
      number(scripts / 1000, 1),
      aim ? `≤ ${aim / 1000}` : '',
      one === floor ? '' : verdict(Number(!kept), 0),
    ];
  });
  return table(title, head, rows);
}
