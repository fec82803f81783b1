import { startProduct } from '../setup/product';
import { expectAccessible } from './accessible';
import { stopClock } from './clock';
import { test as base, expect } from './fixtures';
import { ConsentCard } from './pages/consent';
import { PixelStandIn } from './pixel-stand-in';

/** A product of its own, because only one with a pixel has something to consent to. */
const test = base.extend<{ pixel: PixelStandIn; consent: ConsentCard }>({
  product: [
    async ({ browser: _browser }, use) => {
      const product = await startProduct({
        env: { TRUSTED_PROXIES: '1', META_PIXEL_ID: '1234567890123456' },
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  pixel: async ({ context, noise }, use) => {
    const pixel = new PixelStandIn();
    await pixel.watch(context);
    for (const origin of ['https://connect.facebook.net', 'https://www.facebook.com'])
      noise.allowOrigin(origin);
    await use(pixel);
  },
  consent: ({ page }, use) => use(new ConsentCard(page)),
});

// One worker, and so one product, for all of them.
test.describe.configure({ mode: 'default' });

test('nothing leaves the browser before a choice, nor after a no; nobody asks a second time', async ({
  page,
  home,
  consent,
  pixel,
  guest,
  paywall,
  recharge,
}) => {
  await home.open();
  await home.expectBalance(5);
  await expect(consent.card).toContainText('Never your chats');
  const sizes = await consent.card.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return { width, height };
    }),
  );
  expect(sizes).toEqual([sizes[0], sizes[0]]);
  await expectAccessible(page);
  await paywall.open(await guest.startChat());
  await expect(consent.card).toHaveCount(0);
  await paywall.packs.getByRole('radio', { name: /50 messages/ }).check();
  await page.goto('/recharge');
  await expect(recharge.page.getByText('Current balance')).toBeVisible();
  await expect(consent.card).toHaveCount(0);

  await home.open('/partners_home');
  const stored = page.waitForResponse('**/api/user/consent');
  await consent.refuse.click();
  // The card goes at once, whatever the network does.
  await expect(consent.card).toHaveCount(0);
  await stored;
  await page.reload();
  await home.expectBalance(5);
  await page.waitForLoadState('networkidle');
  await expect(consent.card).toHaveCount(0);
  await page.goto('/recharge');
  await expect(recharge.page.getByText('Current balance')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(pixel.requests).toEqual([]);
});

test('a permission that could not be stored is none', async ({
  page,
  home,
  consent,
  pixel,
  noise,
  recharge,
}) => {
  noise.allow(/\/api\/user\/consent$/);
  await page.route('**/api/user/consent', (route) => route.fulfill({ status: 500, json: { error: 'no' } }));
  await home.open();
  await consent.allow.click();
  await expect(consent.card.getByRole('alert')).toHaveText(
    'Your choice could not be saved. Please try again.',
  );
  await page.goto('/recharge');
  await expect(recharge.page.getByText('Current balance')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(pixel.requests).toEqual([]);
});

test('with permission a payment is told with its order, and with nothing of the chat or the person', async ({
  page,
  home,
  consent,
  pixel,
  guest,
  paywall,
  checkout,
  result,
  product,
}) => {
  const sessionId = await guest.startChat('romantic');
  await page.clock.install();
  await home.open();
  await consent.allow.click();
  await expect(consent.card).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(pixel.requests).toEqual([]);

  // By the links of the product, as a person comes: the referrer is the chat's address.
  await page.goto(`/chat/${sessionId}`);
  await page.evaluate((path) => window.location.assign(path), `/paywall/${sessionId}`);
  await expect.poll(() => pixel.names()).toEqual(['ViewContent']);
  // The checkout takes over half a second after its script has come. A slow machine may need longer for an event.
  await stopClock(page);
  await paywall.buy(50, '₹199');
  await expect.poll(() => pixel.names()).toEqual(['ViewContent', 'AddPaymentInfo', 'InitiateCheckout']);
  await page.clock.resume();
  await checkout.end('₹199', 'Pay with UPI');
  await result.expect('success');
  await expect.poll(() => pixel.names()).toContain('PaymentSuccess');
  const { orderId } = await guest.order();
  const about = (name: string) => pixel.sent.find((sent) => sent.name === name);
  expect(about('ViewContent')).toMatchObject({ kind: 'track', params: { content: 'paywall' }, eventId: '' });
  expect(about('AddPaymentInfo')).toMatchObject({ kind: 'track', params: { value: 199, currency: 'INR' } });
  expect(about('InitiateCheckout')).toMatchObject({
    kind: 'track',
    params: { pack: 'standard', value: 199, currency: 'INR' },
    eventId: orderId,
  });
  expect(about('PaymentSuccess')).toMatchObject({
    kind: 'trackCustom',
    params: { value: 199, currency: 'INR', messages: 50 },
    eventId: orderId,
  });

  const me = await guest.me();
  const companion = (await page.request
    .get(`/api/chat/session/${sessionId}`)
    .then((answer) => answer.json())) as {
    companionName: string;
  };
  for (const { raw, seen } of pixel.sent) {
    expect(seen).toEqual({ address: `${product.url}/pixel`, referrer: '', cookie: '', parent: 'hidden' });
    for (const secret of [sessionId, me.id, companion.companionName, 'romantic', '/chat', '/paywall']) {
      expect(raw).not.toContain(secret);
    }
  }
  for (const request of pixel.requests) {
    expect((await request.allHeaders()).referer ?? '').toMatch(new RegExp(`^(${product.url}/)?$`));
  }
});

test('a recharge that fails is told with its order', async ({
  page,
  home,
  consent,
  pixel,
  guest,
  recharge,
  checkout,
  result,
}) => {
  await guest.register();
  await page.clock.install();
  await home.open();
  await consent.allow.click();
  await expect(consent.card).toHaveCount(0);
  await page.goto('/recharge');
  await expect.poll(() => pixel.names()).toEqual(['RechargePageView']);
  await stopClock(page);
  await recharge.buy(10, '₹29');
  await expect.poll(() => pixel.names()).toContain('InitiateRechargePayment');
  await page.clock.resume();
  await checkout.end('₹29', 'Fail the payment');
  await result.expect('failed');
  await expect.poll(() => pixel.names()).toContain('RechargeFailedPageView');
  const { orderId } = await guest.order();
  const ids = new Map(pixel.sent.map(({ name, eventId }) => [name, eventId]));
  expect(ids.get('InitiateRechargePayment')).toBe(orderId);
  expect(ids.get('RechargeFailedPageView')).toBe(orderId);
});

test('an address that claims an order says nothing about a person', async ({
  page,
  home,
  consent,
  pixel,
  guest,
  noise,
}) => {
  noise.allow(/\/api\/payment\/verify$/);
  await guest.register();
  await home.open();
  await consent.allow.click();
  await expect(consent.card).toHaveCount(0);
  await page.goto('/recharge-failed?order_id=asha@example.in');
  await expect.poll(() => pixel.names()).toEqual(['RechargeFailedPageView']);
  expect(pixel.sent[0]).toMatchObject({ eventId: '', params: {} });
});

test('a permission taken back ends it at once in every tab, and everywhere with the next visit', async ({
  page,
  context,
  home,
  consent,
  pixel,
  guest,
  recharge,
}) => {
  await guest.register();
  await home.open();
  await consent.allow.click();
  await expect(consent.card).toHaveCount(0);
  await page.goto('/recharge');
  await expect.poll(() => pixel.names()).toEqual(['RechargePageView']);
  await expect(page.locator('iframe[src="/pixel"]')).toHaveCount(1);

  const other = await context.newPage();
  await other.goto('/account');
  const measure = other.getByRole('switch', { name: 'Measure ads with Meta' });
  await expect(measure).toBeChecked();
  await measure.click();
  await expect(measure).not.toBeChecked();
  await expect(page.locator('iframe')).toHaveCount(0);
  const before = pixel.requests.length;
  await recharge.page.getByRole('radio', { name: /50 messages/ }).check();
  await page.waitForLoadState('networkidle');
  expect(pixel.requests).toHaveLength(before);

  // The same person, in another browser.
  await other.evaluate(() => localStorage.setItem('saathi-tracking-consent', 'granted'));
  await context.request.post('/api/user/consent', { data: { purpose: 'tracking', granted: false } });
  await home.open();
  await home.expectBalance(5);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('saathi-tracking-consent')))
    .toBe('refused');
  await page.goto('/recharge');
  await expect(recharge.page.getByText('Current balance')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(pixel.requests).toHaveLength(before);
});
