import type { Page } from '@playwright/test';
import { DEVANAGARI, TYPEFACES } from '@/lib/client/typefaces';
import { expect, test } from './fixtures';
import { NO_SHIFT, shiftOf } from './shift';

const ARTICLE = '/blogs/work-life-balance-and-relationships';

/** Whether headings and text are set in the device's face. */
const standIns = (page: Page) =>
  page.evaluate(() =>
    ['first-headings', 'first-text'].map((name) => document.documentElement.classList.contains(name)),
  );
const expectKept = (page: Page, hindi = false) =>
  expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), hindi ? 'faces-hi' : 'faces'))
    .toBe([...TYPEFACES, ...(hindi ? [DEVANAGARI] : [])].join(' '));

/** Has ours and the stand-ins alike, or nothing like each other; the page's own rules come before it. */
const dress = (page: Page, rule: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rule);
const ALIKE = '* { font-family: serif !important; }';
const WIDE = ':root.first-headings h1, :root.first-text p { letter-spacing: 0.2em; }';

test('a first screen waits for no typeface, and the next one is set in ours', async ({ page }) => {
  await page.goto('/');
  await expectKept(page);
  const times = await page.evaluate(() => {
    const faces = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { faces: faces.map(({ startTime }) => startTime), paint: paint?.startTime ?? Infinity };
  });
  expect(times.faces).toHaveLength(TYPEFACES.length);
  for (const time of times.faces) expect(time).toBeGreaterThan(times.paint);
  expect(await shiftOf(page)).toBeLessThan(NO_SHIFT);
  await page.getByRole('button', { name: 'Browse All' }).click();
  await expect(page).toHaveURL('/psychologist');
  await expect.poll(() => standIns(page)).toEqual([false, false]);
});

test('a first page takes our faces over where nothing moves by it', async ({ page }) => {
  await dress(page, ALIKE);
  for (const path of ['/', '/psychologist', ARTICLE]) {
    await page.goto(path);
    await expectKept(page);
    await expect.poll(() => standIns(page), path).toEqual([false, false]);
    expect(await shiftOf(page), path).toBeLessThan(NO_SHIFT);
    await page.evaluate(() => localStorage.clear());
  }
});

test('a first page keeps the device’s face where anything would move by ours', async ({ page }) => {
  await dress(page, WIDE);
  for (const path of ['/psychologist', ARTICLE]) {
    await page.goto(path);
    await expectKept(page);
    // Each is tried in a frame of its own.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await standIns(page), path).toEqual([true, true]);
    expect(await shiftOf(page), path).toBeLessThan(NO_SHIFT);
    await page.evaluate(() => localStorage.clear());
  }
});

test('a first page in Hindi keeps the device’s face, and the next one is set in ours', async ({ page }) => {
  await dress(page, ALIKE);
  await page.goto(`/hi${ARTICLE}`);
  await expectKept(page, true);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  // One mark stands for its headings, too.
  expect(await standIns(page)).toEqual([false, true]);
  await page.reload();
  expect(await standIns(page)).toEqual([false, false]);
});

test('a first page on a slow network keeps the device’s face', async ({ page }) => {
  await dress(page, ALIKE);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } }),
  );
  await page.goto('/');
  await expectKept(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await standIns(page)).toEqual([true, true]);
});

test('a first written page waits for no typeface; the next ones are set in ours, and nothing moves', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(request.url());
  });
  const hasOurs = () =>
    page.evaluate(() => [
      document.documentElement.className.includes('first-'),
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    ]);
  await page.goto(ARTICLE);
  expect(await standIns(page)).toEqual([true, true]);
  await expectKept(page);
  expect(asked).toHaveLength(2);
  expect(await shiftOf(page)).toBeLessThan(NO_SHIFT);
  await page.getByRole('region', { name: 'Read next' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(ARTICLE);
  await expect
    .poll(hasOurs)
    .toEqual([false, expect.arrayContaining([expect.stringContaining('Figtree Text')])]);
  expect(await shiftOf(page)).toBeLessThan(NO_SHIFT);
});
