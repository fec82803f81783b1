import { expect, test } from './fixtures';
import { tapTwice } from './taps';

test('a tile that is tapped three times, and another one while the page is being left, begin the one chat of the first tap', async ({
  page,
  home,
  loading,
  chat,
  guest,
  db,
}) => {
  const { id } = await guest.register();
  await guest.confirmAdult();
  const opened: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    // A screen that only writes to its own history entry is no further one.
    if (opened.at(-1) !== pathname) opened.push(pathname);
  });
  await page.clock.install();
  await home.open();
  await home.expectBalance(5);
  const other = await home.chatType('Romantic').elementHandle();
  await home.chatType('Friendly').evaluate((tile: HTMLButtonElement, romantic) => {
    tile.click();
    tile.click();
    // When the pause is over and the page has not been left yet.
    setTimeout(() => tile.click(), 300);
    setTimeout(() => (romantic as HTMLButtonElement).click(), 301);
  }, other);
  const sessionId = await loading.waitForChat();
  await chat.waitForWelcome();
  expect(opened).toEqual(['/', '/loading/friendly', `/chat/${sessionId}`]);
  const { rows } = await db.query('SELECT id, chat_type FROM chat_sessions WHERE user_id = $1', [id]);
  expect(rows).toEqual([{ id: sessionId, chat_type: 'friendly' }]);
});

test('Pay tapped twice in the offer makes one order, which is shown without the word it begins with', async ({
  page,
  home,
  checkout,
  result,
  guest,
  cashfree,
}) => {
  await guest.register();
  await guest.setBalance(4);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/payment/rs3')) orders.push(request.url());
  });
  await home.open();
  await home.expectBalance(4);
  await home.chatType('Friendly').click();
  const pay = page.getByRole('dialog', { name: /₹3/ }).getByRole('button', { name: /^Pay ₹3/ });
  await tapTwice(pay);
  await checkout.expectOpen('₹3');
  expect(orders).toHaveLength(1);
  const { orderId } = await guest.order();

  await cashfree.pay(orderId, 'success');
  await page.goto(`/recharge-success?order_id=${orderId}`);
  await result.expect('success');
  await expect(page.getByText(`Order ID: ${orderId.slice('offer_'.length)}`, { exact: true })).toBeVisible();
  await guest.expectBought([10], 14);
});
