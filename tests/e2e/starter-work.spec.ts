import { randomUUID } from 'node:crypto';
import type { APIRequest, Page } from '@playwright/test';
import { STARTER_BALANCE_MESSAGES } from '@/lib/users/constants';
import {
  NO_STARTER,
  STARTER_COMING,
  STARTER_LATE,
  STARTER_NOT_PROVEN,
  STARTER_OFFLINE,
} from '@/lib/users/starter/copy';
import { FREE_BUDGETS } from '@/lib/wallet/starters/constants';
import { startProduct } from '../setup/product';
import { expectAccessible } from './accessible';
import { test as base, expect } from './fixtures';

/** Ticks of a clock in the page that has to go on while the browser works; one that is blocked has none. */
const TICK_EVERY_MS = 5;
const TICKS_MIN = 5;
const CALL = '**/api/user/starter';

declare global {
  interface Window {
    /** Ticks by the time of each hash. */
    ticksAtHash: number[];
  }
}

/** A product of its own, with the budgets of a public address; this test's network has had what is given for the asking. */
const test = base.extend<{ hotNetwork: undefined }>({
  product: [
    async ({ browser: _browser }, use) => {
      const product = await startProduct({ env: { TRUSTED_PROXIES: '1', RATE_LIMITS: 'default' } });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  hotNetwork: [
    async ({ playwright, product, extraHTTPHeaders }, use) => {
      for (let given = 0; given < FREE_BUDGETS.shared.open; given += STARTER_BALANCE_MESSAGES)
        await register(playwright.request, product.url, extraHTTPHeaders ?? {});
      await use(undefined);
    },
    { auto: true },
  ],
});

// One worker, and so one product, for all of them.
test.describe.configure({ mode: 'default' });

async function register(
  request: APIRequest,
  baseURL: string,
  extraHTTPHeaders: Record<string, string>,
): Promise<void> {
  const somebody = await request.newContext({ baseURL, extraHTTPHeaders });
  const answer = await somebody.post('/api/user/register', { data: { browserFingerprint: randomUUID() } });
  expect((await answer.json()).messageBalance).toBe(STARTER_BALANCE_MESSAGES);
  await somebody.dispose();
}

/** Notes how far a clock in the page was at each hash. */
const watchHashing = (page: Page) =>
  page.addInitScript((everyMs) => {
    let ticks = 0;
    setInterval(() => {
      ticks += 1;
    }, everyMs);
    window.ticksAtHash = [];
    const { subtle } = crypto;
    const digest = subtle.digest.bind(subtle);
    subtle.digest = (...asked: Parameters<SubtleCrypto['digest']>) => {
      window.ticksAtHash.push(ticks);
      return digest(...asked);
    };
  }, TICK_EVERY_MS);

const expectNoUntruth = (page: Page) => expect(page.getByText(NO_STARTER)).toHaveCount(0);

test('on a busy network the browser works for the free messages beside the page, and they come', async ({
  page,
  home,
  guest,
}) => {
  await watchHashing(page);
  const held = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await held.promise;
    await route.continue();
  });
  const proven = page.waitForRequest(CALL);
  await home.open();
  await expect(page.getByText(STARTER_COMING)).toBeVisible();
  await home.expectBalance(0);
  await proven;
  const ticks = await page.evaluate(() => window.ticksAtHash);
  // The first is of the fingerprint.
  expect((ticks.at(-1) ?? 0) - (ticks[1] ?? 0)).toBeGreaterThanOrEqual(TICKS_MIN);
  held.resolve();
  await home.expectBalance(STARTER_BALANCE_MESSAGES);
  await guest.expectBalance(STARTER_BALANCE_MESSAGES);
  await expect(page.getByText(STARTER_COMING)).toHaveCount(0);
});

test('when the answer is lost on the way the card says so, and trying again brings the messages', async ({
  page,
  home,
  noise,
  guest,
}) => {
  noise.allow(/\/api\/user\/starter$/);
  await page.route(CALL, (route) => route.abort());
  await home.open();
  await expect(page.getByText(STARTER_LATE)).toBeVisible();
  await expect(page.getByText(STARTER_OFFLINE)).toBeVisible();
  await expectNoUntruth(page);
  await expectAccessible(page);
  await page.unroute(CALL);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await home.expectBalance(STARTER_BALANCE_MESSAGES);
  await expect(page.getByText(STARTER_LATE)).toHaveCount(0);
  await guest.expectBalance(STARTER_BALANCE_MESSAGES);
});

test('a proof that is refused is called that, and the next page asks for new work', async ({
  page,
  home,
  noise,
  guest,
}) => {
  noise.allow(/\/api\/user\/starter$/);
  await page.route(CALL, (route) => route.continue({ postData: JSON.stringify({ proof: 'nothing' }) }));
  await home.open();
  await expect(page.getByText(STARTER_NOT_PROVEN)).toBeVisible();
  await expectNoUntruth(page);
  await page.unroute(CALL);
  await page.reload();
  await home.expectBalance(STARTER_BALANCE_MESSAGES);
  await guest.expectBalance(STARTER_BALANCE_MESSAGES);
});
