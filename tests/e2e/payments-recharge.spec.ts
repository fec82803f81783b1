import { holdScriptsBack } from './answers';
import { stopClock } from './clock';
import { expect, test } from './fixtures';

for (const { messages, price } of [
  { messages: 10, price: '₹29' },
  { messages: 50, price: '₹199' },
  { messages: 1000, price: '₹2,999' },
]) {
  test(`a recharge of ${messages} messages`, async ({ page, recharge, checkout, result, guest, home }) => {
    await guest.register();
    await recharge.open();
    await recharge.buy(messages, price);
    await checkout.end(price, 'Pay with UPI');
    await result.expect('success');
    await expect(page).toHaveURL(/\/recharge-success\?/);
    const { orderId, status } = await guest.order();
    expect(status).toBe('paid');
    expect(orderId).toMatch(/^recharge_/);
    await expect(
      page.getByText(`Order ID: ${orderId.slice('recharge_'.length)}`, { exact: true }),
    ).toBeVisible();
    await recharge.expectNewBalance(messages + 5);
    await guest.expectBought([messages], messages + 5);
    await expect(result.link('Start Chatting Now')).toHaveAttribute('href', '/psychologist');
    await result.link('Back to Home').click();
    await home.expectBalance(messages + 5);
  });
}

test('the plan that was marked before the scripts came is the one that is paid', async ({
  page,
  recharge,
  checkout,
  guest,
}) => {
  await guest.register();
  const letScriptsCome = await holdScriptsBack(page);
  await page.goto('/recharge', { waitUntil: 'commit' });
  const plan = recharge.plan(50);
  await plan.check();
  letScriptsCome();
  await recharge.expectReady();
  await expect(plan).toBeChecked();
  await expect(recharge.pay).toHaveText('Pay ₹199 for 50 Messages');
  await recharge.pay.click();
  await checkout.expectOpen('₹199');
  expect(await guest.order()).toMatchObject({ amount: 199, messageCount: 50 });
});

test('a tap that came before the scripts is done when they have come', async ({
  page,
  recharge,
  checkout,
  guest,
}) => {
  await guest.register();
  const letScriptsCome = await holdScriptsBack(page);
  await page.goto('/recharge', { waitUntil: 'commit' });
  await expect(recharge.balance).toHaveText(/5 messages/);
  await recharge.plan(50).check();
  await recharge.pay.click();
  expect(await guest.orders()).toEqual([]);
  letScriptsCome();
  await checkout.expectOpen('₹199');
  expect(await guest.order()).toMatchObject({ amount: 199, messageCount: 50 });
  expect(await guest.orders()).toHaveLength(1);
});

test('a recharge that fails charges nothing', async ({ page, recharge, checkout, result, guest }) => {
  await guest.register();
  await recharge.open();
  await recharge.buy(50, '₹199');
  await checkout.end('₹199', 'Fail the payment');
  await result.expect('failed');
  await expect(page).toHaveURL(/\/recharge-failed\?/);
  await expect(result.nothingCharged).toBeVisible();
  await guest.expectBought([], 5);
  await result.link('Try Again').click();
  await expect(recharge.title).toBeVisible();
  await recharge.buy(10, '₹29');
  await checkout.end('₹29', 'Pay with card');
  await result.expect('success');
  await recharge.expectNewBalance(15);
  await guest.expectBalance(15);
});

test('a recharge that is left is back on its page, and is named cancelled', async ({
  page,
  recharge,
  checkout,
  result,
  guest,
}) => {
  await guest.register();
  await recharge.open();
  await expect(recharge.cancelled).toHaveCount(0);
  await recharge.buy(50, '₹199');
  await checkout.end('₹199', 'Leave');
  await expect(page).toHaveURL('/recharge?cancelled=true');
  await expect(recharge.cancelled).toBeVisible();
  await guest.expectBought([], 5);
  await recharge.buy(10, '₹29');
  await checkout.end('₹29', 'Pay with card');
  await result.expect('success');
  await recharge.expectNewBalance(15);
  await guest.expectBalance(15);
});

test('a recharge that turns out to be paid leaves the failure', async ({
  page,
  cashfree,
  recharge,
  checkout,
  result,
  guest,
}) => {
  await guest.register();
  await recharge.open();
  await recharge.buy(10, '₹29');
  await checkout.end('₹29', 'Fail the payment');
  await result.expect('failed');
  await cashfree.pay((await guest.order()).orderId, 'late-success');
  await expect.poll(async () => (await guest.me()).messageBalance).toBe(15);
  await page.reload();
  await result.expect('success');
  await recharge.expectNewBalance(15);
  await guest.expectBought([10], 15);
});

test('a forged SUCCESS credits nothing, and the screen is corrected', async ({
  page,
  paywall,
  checkout,
  result,
  guest,
  noise,
}) => {
  noise.allow(/\/api\/payment\/verify$/);
  const sessionId = await guest.startChat();
  await paywall.open(sessionId);
  await paywall.buy(50, '₹199');
  await checkout.expectOpen('₹199');
  const { orderId } = await guest.order();
  for (const [address, picture] of [
    [`/post-payment/${sessionId}?order_id=${orderId}&payment_status=SUCCESS`, 'pending'],
    [`/recharge-success?order_id=${orderId}&payment_status=SUCCESS`, 'pending'],
    [`/post-payment/${sessionId}?order_id=session_made_up&payment_status=SUCCESS`, 'failed'],
    [`/post-payment/${sessionId}?payment_status=SUCCESS`, 'failed'],
  ] as const) {
    await page.goto(address);
    await result.expect(picture);
    await expect(page.locator('[data-result="success"]')).toHaveCount(0);
  }
  await guest.expectBought([], 5);
  expect((await guest.order()).status).not.toBe('paid');
});

test('without the SDK the hosted page opens instead', async ({
  page,
  chat,
  paywall,
  checkout,
  result,
  guest,
  noise,
}) => {
  noise.allow(/\/sdk\/cashfree\.js$/);
  await page.route('**/sdk/cashfree.js', (route) => route.abort());
  await page.clock.install();
  await paywall.open(await guest.startChat());
  // The notice stands for 1.5 s before the other page takes its place.
  await stopClock(page);
  await paywall.buy(10, '₹9');
  const notice = chat.toast.filter({ hasText: 'a payment page of Cashfree opens instead' });
  await expect(notice).toContainText('Nothing has been charged so far.');
  await expect(notice).toContainText('(Failed to load Cashfree SDK)');
  await page.clock.resume();
  await checkout.end('₹9', 'Pay with UPI');
  await result.expect('success');
  await guest.expectBought([10], 15);
});

for (const path of ['/', '/partners_home'] as const) {
  test(`the offer for ₹3 on ${path}: cancelled, then paid, then gone`, async ({
    page,
    home,
    recharge,
    checkout,
    result,
    guest,
  }) => {
    await guest.register();
    await guest.setBalance(4);
    await home.open(path);
    await home.expectBalance(4);
    const offer = page.getByRole('dialog', { name: 'Unlock your chat for ₹3' });
    const stored = async () =>
      JSON.parse((await page.evaluate(() => localStorage.getItem('payment_status'))) ?? 'null');
    for (const way of ['Not now', 'Close']) {
      await home.chatType('Friendly').click();
      await offer.getByRole('button', { name: way }).click();
      await expect(offer).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await expect.poll(stored).toMatchObject({ value: 'cancelled' });
      await page.evaluate(() => localStorage.removeItem('payment_status'));
    }
    expect(await guest.orders()).toEqual([]);

    await home.chatType('Friendly').click();
    await offer.getByRole('button', { name: 'Pay ₹3 for 10 messages' }).click();
    await checkout.end('₹3', 'Leave');
    await expect(page).toHaveURL('/');
    await expect.poll(stored).toMatchObject({ value: 'cancelled' });
    await guest.expectBought([], 4);
    await home.open(path);
    await home.expectBalance(4);

    await home.chatType('Friendly').click();
    await offer.getByRole('button', { name: 'Pay ₹3 for 10 messages' }).click();
    await checkout.end('₹3', 'Pay with UPI');
    await result.expect('success');
    await recharge.expectNewBalance(14);
    await guest.expectBought([10], 14);
    // Into the chat that was tapped: a psychologist companion would ask for more than there is.
    await result.link('Start Chatting Now').click();
    await expect(page).toHaveURL('/loading/friendly');

    await guest.setBalance(2);
    await home.open(path);
    await home.expectBalance(2);
    await home.chatType('Friendly').click();
    await expect(page).toHaveURL('/loading/friendly');
    await expect(offer).toHaveCount(0);
    await guest.expectBalance(2);
  });
}

test('with the offer, who has messages left may go on with them: in the last chat, or in a new one', async ({
  page,
  home,
  guest,
}) => {
  await guest.register();
  await guest.setBalance(4);
  const offer = page.getByRole('dialog', { name: 'Unlock your chat for ₹3' });
  await home.open('/');
  await home.chatType('Romantic').click();
  await offer.getByRole('button', { name: 'Start with 4 messages' }).click();
  await expect(page).toHaveURL('/loading/romantic');

  const sessionId = await guest.startChat();
  await home.open('/');
  await home.chatType('Romantic').click();
  await offer.getByRole('link', { name: /^Continue with / }).click();
  await expect(page).toHaveURL(`/chat/${sessionId}`);
});

test('without messages nothing is called free, and a new guest reads why', async ({ page, home, guest }) => {
  await guest.register();
  await guest.setBalance(0);
  await home.open('/');
  await expect(page.getByText('No free messages')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start chat', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start free chat' })).toHaveCount(0);
});
