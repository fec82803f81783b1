import { test as base, expect } from '@playwright/test';
import pg from 'pg';
import { CashfreeStandIn } from '../setup/cashfree-stand-in';
import { GoogleStandIn } from '../setup/google-stand-in';
import { ModelStandIn } from '../setup/model-stand-in';
import type { RunningProduct } from '../setup/product';
import { PushStandIn } from '../setup/push-stand-in';
import { PRODUCT } from './global-setup';
import { Guest } from './guest';
import { openWithScripts } from './open-pages';
import { ChatPage } from './pages/chat';
import { CheckoutPage } from './pages/checkout';
import { GooglePage } from './pages/google';
import { HomePage } from './pages/home';
import { LoadingPage } from './pages/loading';
import { PaymentResult } from './pages/payment-result';
import { PaywallPage } from './pages/paywall';
import { RatingDialog } from './pages/rating';
import { RechargePage } from './pages/recharge';
import { StrayNoise } from './stray-noise';
import { nextAddress } from './unique';

export { expect };

type WorkerFixtures = {
  product: RunningProduct;
  /** The product's database, for what no screen shows. */
  db: pg.Pool;
};

type TestFixtures = {
  /** What the browser complains about; every complaint that a test does not name fails it. */
  noise: StrayNoise;
  /** The person of the test's browser. */
  guest: Guest;
  model: ModelStandIn;
  home: HomePage;
  loading: LoadingPage;
  chat: ChatPage;
  rating: RatingDialog;
  cashfree: CashfreeStandIn;
  googleControl: GoogleStandIn;
  pushService: PushStandIn;
  /** The page where an account is chosen; a test that asks for it may leave the product for it. */
  google: GooglePage;
  /** The payment provider's page; a test that asks for it may leave the product for it. */
  checkout: CheckoutPage;
  paywall: PaywallPage;
  recharge: RechargePage;
  result: PaymentResult;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [JSON.parse(process.env[PRODUCT] ?? '{}') as RunningProduct, { scope: 'worker', option: true }],
  db: [
    async ({ product }, use) => {
      const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
      await use(pool);
      await pool.end();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.url),
  extraHTTPHeaders: ({ extraHTTPHeaders }, use, { workerIndex }) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': nextAddress(workerIndex) }),
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) await openWithScripts(context);
    await use(context);
  },
  noise: [
    async ({ context, product }, use) => {
      const noise = new StrayNoise();
      await noise.watch(context, product.url);
      await use(noise);
      expect(noise.stray, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  guest: ({ context, db }, use) => use(new Guest(context, db)),
  model: ({ product }, use) => use(new ModelStandIn(product.openaiControlUrl)),
  home: ({ page }, use) => use(new HomePage(page)),
  loading: ({ page }, use) => use(new LoadingPage(page)),
  chat: ({ page }, use) => use(new ChatPage(page)),
  rating: ({ page }, use) => use(new RatingDialog(page)),
  cashfree: ({ product }, use) => use(new CashfreeStandIn(product.cashfreeControlUrl)),
  googleControl: ({ product }, use) => use(new GoogleStandIn(product.googleControlUrl)),
  pushService: ({ product }, use) => use(new PushStandIn(product.pushControlUrl)),
  google: ({ page, googleControl, noise }, use) => {
    noise.allowOrigin(googleControl.origin);
    return use(new GooglePage(page, googleControl.origin));
  },
  checkout: ({ page, product, noise }, use) => {
    const { origin } = new URL(product.cashfreeControlUrl);
    noise.allowOrigin(origin);
    return use(new CheckoutPage(page, origin));
  },
  paywall: ({ page }, use) => use(new PaywallPage(page)),
  recharge: ({ page }, use) => use(new RechargePage(page)),
  result: ({ page }, use) => use(new PaymentResult(page)),
});
