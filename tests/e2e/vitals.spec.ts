import type { BrowserContext, Page } from '@playwright/test';
import { METRICS } from '../../lib/vitals/constants';
import { bucketOf } from '../../lib/vitals/histogram/rules';
import type { Values } from '../../lib/vitals/rules';
import { expect, test } from './fixtures';
import { stayUntouched } from './untouched';

declare global {
  interface Window {
    /** The kinds of entries that were asked for. */
    observed?: string[];
  }
}

type Report = { page: string; values: Values };

const REPORT = '**/api/vitals';
/** In local storage, which outlives the page: what is sent while a page goes away is seen by nobody else. */
const SENT = 'test-sent';

/** Notes what is asked of the browser's own measuring, and every beacon. */
const noteMeasuring = (context: BrowserContext) =>
  context.addInitScript((key) => {
    // A sandboxed frame has no storage.
    if (location.protocol !== 'http:' || window.origin === 'null') return;
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      window.observed = [...(window.observed ?? []), String(options?.type)];
      observe.call(this, options);
    };
    const texts = new WeakMap<Blob, string>();
    window.Blob = new Proxy(Blob, {
      construct(target, [parts, options]) {
        const blob = new target(parts, options);
        texts.set(blob, parts.join(''));
        return blob;
      },
    });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      const body = data instanceof Object ? texts.get(data as Blob) : data;
      const sent = JSON.parse(localStorage.getItem(key) ?? '[]');
      localStorage.setItem(key, JSON.stringify([...sent, { url: String(url), body }]));
      return send(url, data);
    };
  }, SENT);

/** The bodies of all beacons of the test's browser; each went to the one call for them. */
async function sentBy(page: Page): Promise<string[]> {
  const sent = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), SENT)) ?? '[]') as {
    url: string;
    body: string;
  }[];
  for (const { url } of sent) expect(url).toBe('/api/vitals');
  return sent.map(({ body }) => body);
}

/** Shifts are asked for last, when the first paint has been told: by then the largest one has been, too. */
const expectMeasuring = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.observed)).toContain('layout-shift');

/** The first touch is told after its paint, and taken over when the page is idle: first by those who asked before this does. */
const firstTouchMeasured = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const told = () => requestIdleCallback(resolve);
        new PerformanceObserver(told).observe({ type: 'first-input', buffered: true });
      }),
  );

/** What the browser does when another tab or program comes to the front. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

const show = (page: Page) =>
  page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test.beforeEach(({ context }) => noteMeasuring(context));

test('a visit is counted when its page is left, by the pattern of the page and without a person', async ({
  page,
  guest,
  chat,
  db,
}) => {
  const sessionId = await guest.startChat();
  const { id } = await guest.me();
  await page.goto(`/chat/${sessionId}`);
  await chat.box.click();
  await expectMeasuring(page);
  await firstTouchMeasured(page);
  await page.goto('/terms');
  const [body = '', ...others] = await sentBy(page);
  expect(others).toEqual([]);
  for (const secret of [sessionId, id]) expect(body).not.toContain(secret);
  const { page: reported, values, ...rest } = JSON.parse(body) as Report;
  expect([reported, rest]).toEqual(['/chat/{id}', {}]);
  expect(Object.keys(values).sort()).toEqual(['CLS', 'INP', 'LCP']);
  const buckets = METRICS.map((metric) => bucketOf(metric, values[metric] ?? Number.NaN));
  const counted = () =>
    db.query(
      `SELECT count(DISTINCT metric)::int FROM vitals_counts
       WHERE page = $1 AND (metric, bucket) IN (SELECT * FROM unnest($2::text[], $3::int[]))`,
      [reported, METRICS, buckets],
    );
  await expect.poll(async () => (await counted()).rows).toEqual([{ count: 3 }]);
});

test('each value is sent once, for the page that was opened, however often it is hidden and wherever one goes', async ({
  page,
  guest,
}) => {
  await guest.register();
  await page.goto('/psychologist?sort=rating');
  await page.getByRole('heading', { level: 1 }).click();
  await expectMeasuring(page);
  await page.getByRole('heading', { level: 1 }).click();
  await firstTouchMeasured(page);
  await page
    .getByRole('link', { name: /Isha Menon/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/profile$/);
  const answers: (number | undefined)[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/vitals')) answers.push(response.status());
  });
  await hide(page);
  expect(await sentBy(page)).toHaveLength(1);
  await expect.poll(() => answers).toEqual([200]);
  for (let time = 0; time < 3; time += 1) {
    await show(page);
    await hide(page);
  }
  const reports = (await sentBy(page)).map((body) => JSON.parse(body) as Report);
  expect(new Set(reports.map((report) => report.page))).toEqual(new Set(['/psychologist']));
  const names = reports.flatMap(({ values }) => Object.keys(values));
  expect(names.sort()).toEqual(['CLS', 'INP', 'LCP']);
});

test('who touches nothing is measured five seconds after the page is complete', async ({ page }) => {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('data-answers');
  await page.clock.runFor(5_000);
  await expectMeasuring(page);
  await page.goto('/terms');
  const reports = (await sentBy(page)).map((body) => JSON.parse(body) as Report);
  expect(reports).toEqual([{ page: '/', values: { LCP: expect.any(Number), CLS: expect.any(Number) } }]);
});

test('a page works the same when what measures cannot be fetched, or its report not sent', async ({
  page,
  home,
  noise,
}) => {
  noise.allow(/\/_next\/static\/chunks\//);
  // On a busy machine the time is over before the route below stands.
  await stayUntouched(page);
  await home.open();
  await home.expectBalance(5);
  await page.waitForLoadState('networkidle');
  let kept = 0;
  await page.route('**/_next/static/chunks/**', (route) => {
    kept += 1;
    return route.abort('blockedbyclient');
  });
  await page.getByText('Nice to have you here').click();
  await expect.poll(() => kept).toBeGreaterThan(0);
  await page.unroute('**/_next/static/chunks/**');
  await hide(page);
  await show(page);
  expect(await page.evaluate(() => window.observed ?? [])).not.toContain('layout-shift');
  await home.startButton.click();
  await expect(page).toHaveURL('/loading/truelove');

  noise.allow(/\/api\/vitals$/);
  await page.route(REPORT, (route) => route.abort('blockedbyclient'));
  await home.open();
  await page.getByText('Nice to have you here').click();
  await expectMeasuring(page);
  await hide(page);
  await show(page);
  await home.expectBalance(5);
});
