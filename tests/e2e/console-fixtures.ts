import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { readLog, runningProduct, startProduct } from '../setup/product';
import { expectAccessible } from './accessible';
import { expectSound } from './after-run';
import { expectAnswers } from './answers';
import { test as base, expect } from './fixtures';

export { expect };

/** The account of Google's stand-in that owns the console. */
export const OWNER = 'Asha Verma';

const DESK = { width: 1280, height: 800 };
const SIZES = [
  { ...{ width: 360, height: 740 }, schemes: ['light', 'dark'] },
  { ...DESK, schemes: ['light'] },
] as const;

/** A page of the console fits and is accessible on a phone and on a desk; it stays on the desk. */
export async function expectBothSizes(page: Page): Promise<void> {
  for (const { schemes, ...size } of SIZES) {
    await page.setViewportSize(size);
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(tooWide, `${page.url()} at ${size.width} px`).toBeLessThanOrEqual(0);
    await expectAccessible(page, schemes);
  }
}

/** Counts the calls of a page that change something, by their path. */
export function countDeeds(page: Page, path: RegExp): () => number {
  let count = 0;
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && path.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}

type Desk = {
  /** Opens the console as one of the accounts that Google's stand-in offers, signed in once for all tests of a file. */
  as(account: string): Promise<Page>;
};

type Webhook = {
  url: string;
  /** What came there so far. */
  posts: { text: string; kind: string }[];
};

/**
 * Tests of the console that change what everybody gets: settings, prompts, notices, companions. Each worker has a product of its own,
 * so that no other test notices.
 */
export const test = base.extend<
  { desk: Desk; operator: Page },
  {
    webhook: Webhook;
    accounts: Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>;
    /** What the product may log as errors, because a test makes it fail. */
    failures: RegExp[];
  }
>({
  webhook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the parameter which fixtures are needed.
    async ({}, use) => {
      const posts: Webhook['posts'] = [];
      const server = createServer(async (request, response) => {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part as Buffer);
        posts.push(JSON.parse(Buffer.concat(parts).toString()));
        response.end('ok');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, posts });
      server.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the parameter which fixtures are needed.
  failures: [async ({}, use) => use([]), { scope: 'worker' }],
  product: [
    async ({ webhook, failures }, use) => {
      const product = await startProduct({ env: { TRUSTED_PROXIES: '1', ALERT_WEBHOOK_URL: webhook.url } });
      await use(runningProduct(product));
      const log = readLog(product);
      await product.stop();
      const unexpected = log.split('\n').filter((line) => !failures.some((failure) => failure.test(line)));
      await expectSound(product.databaseUrl, unexpected.join('\n'));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the parameter which fixtures are needed.
  accounts: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  desk: async ({ browser, google, product, noise, accounts }, use) => {
    const open: BrowserContext[] = [];
    await use({
      as: async (account) => {
        const context = await browser.newContext({
          baseURL: product.url,
          viewport: DESK,
          storageState: accounts.get(account),
        });
        open.push(context);
        await noise.watch(context, product.url);
        const page = await context.newPage();
        if (accounts.has(account)) return page;
        await page.goto('/auth/google?returnTo=/admin');
        await google.on(page).choose(account);
        await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
        await expectAnswers(page);
        accounts.set(account, await context.storageState());
        return page;
      },
    });
    for (const context of open) await context.close();
  },
  operator: async ({ desk }, use) => use(await desk.as(OWNER)),
});
