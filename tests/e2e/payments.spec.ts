import { expect, test } from './fixtures';
import type { ChatPage } from './pages/chat';
import { tapTwice } from './taps';
import { unique } from './unique';

const banner = (chat: ChatPage, text: string) => chat.page.getByRole('status').filter({ hasText: text });
const NOT_COMPLETED = 'Your last payment was not completed.';
const IS_HERE = 'Payment successful. Your messages are here.';

for (const { messages, price } of [
  { messages: 10, price: '₹9' },
  { messages: 50, price: '₹199' },
  { messages: 1000, price: '₹2,999' },
]) {
  test(`the pack of ${messages} messages is bought by UPI, and the chat goes on`, async ({
    page,
    chat,
    paywall,
    checkout,
    result,
    guest,
  }) => {
    const sessionId = await guest.startChat();
    await guest.setBalance(0);
    const question = unique('Abhi baat karni hai');
    await guest.send(sessionId, question);
    await chat.open(sessionId);
    await chat.messages.getByRole('link', { name: 'Get more messages' }).click();
    await expect(page).toHaveURL(`/paywall/${sessionId}`);
    await expect(page.getByText('You have 0 messages left')).toBeVisible();
    await paywall.buy(messages, price);
    await checkout.end(price, 'Pay with UPI');

    await result.expect('success');
    await expect(page.getByText(`${messages} messages added to your balance`)).toBeVisible();
    expect(await guest.bought()).toEqual([messages]);
    expect(await guest.order()).toMatchObject({ messageCount: messages, status: 'paid' });

    await result.button('Continue Chatting').click();
    await expect(page).toHaveURL(`/chat/${sessionId}`);
    await expect(banner(chat, IS_HERE)).toBeVisible();
    const notice = page.locator('[data-message="payment_success"]');
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText(`${messages} messages added`);
    // What was asked at zero is answered by itself, once.
    await chat.expectMessagesLeft(messages - 1);
    const newest = async () => (await guest.stored(sessionId)).at(-1);
    await expect.poll(async () => (await newest())?.sender).toBe('ai');
    expect((await guest.written(sessionId)).filter((content) => content === question)).toHaveLength(1);
    await expect(chat.messages.getByText((await newest())?.content ?? '', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner(chat, IS_HERE)).toHaveCount(0);

    await chat.talk(unique('Main wapas aa gayi'));
    await chat.expectMessagesLeft(messages - 2);
    await guest.expectBalance(messages - 2);
    await page.reload();
    await expect(notice).toHaveCount(1);
    await expect(banner(chat, IS_HERE)).toHaveCount(0);
  });
}

test('the balance of the chat leads to the packs, and a card pays, too', async ({
  page,
  chat,
  paywall,
  checkout,
  result,
  guest,
}) => {
  const sessionId = await guest.startChat();
  await chat.open(sessionId);
  await page.getByRole('link', { name: /messages left/ }).click();
  await expect(paywall.title).toBeVisible();
  await paywall.back.click();
  await expect(page).toHaveURL(`/chat/${sessionId}`);
  await page.getByRole('link', { name: /messages left/ }).click();
  await paywall.buy(10, '₹9');
  await checkout.end('₹9', 'Pay with card');
  await result.expect('success');
  await guest.expectBought([10], 15);
});

for (const choice of ['Fail the payment', 'Leave'] as const) {
  test(`"${choice}" at the checkout: nothing is charged, and the next try works`, async ({
    page,
    chat,
    paywall,
    checkout,
    result,
    guest,
  }) => {
    const sessionId = await guest.startChat();
    await paywall.open(sessionId);
    await paywall.buy(50, '₹199');
    await checkout.end('₹199', choice);
    await result.expect('failed');
    await expect(result.nothingCharged).toBeVisible();
    await expect(result.link('Go Home')).toBeVisible();
    await guest.expectBought([], 5);

    await result.button('Try Again').click();
    await expect(page).toHaveURL(`/paywall/${sessionId}`);
    await paywall.back.click();
    await expect(banner(chat, NOT_COMPLETED)).toBeVisible();
    await banner(chat, NOT_COMPLETED).getByRole('link', { name: 'Try Again' }).click();
    await paywall.buy(50, '₹199');
    await checkout.end('₹199', 'Pay with UPI');
    await result.expect('success');
    await guest.expectBought([50], 55);
  });
}

test('a pending payment is confirmed while the page waits', async ({ paywall, checkout, result, guest }) => {
  await paywall.open(await guest.startChat());
  await paywall.buy(10, '₹9');
  await checkout.end('₹9', 'Stay pending');
  await result.expect('pending');
  await expect(result.nothingCharged).toHaveCount(0);
  await guest.expectBalance(5);
  const { paymentSessionId } = await guest.order();
  await checkout.decideLater(paymentSessionId, 'Pay late');
  await result.expect('success');
  await guest.expectBought([10], 15);
});

test('a pending payment that fails late says so', async ({ paywall, checkout, result, guest }) => {
  await paywall.open(await guest.startChat());
  await paywall.buy(10, '₹9');
  await checkout.end('₹9', 'Stay pending');
  await result.expect('pending');
  await checkout.decideLater((await guest.order()).paymentSessionId, 'Fail late');
  await result.expect('failed');
  await expect(result.nothingCharged).toBeVisible();
  await guest.expectBought([], 5);
});

test('a bank that takes its time: the page says what happens next, and asks when it is told to', async ({
  page,
  cashfree,
  paywall,
  checkout,
  result,
  guest,
}) => {
  await page.clock.install();
  await paywall.open(await guest.startChat());
  await paywall.buy(10, '₹9');
  await checkout.end('₹9', 'Stay pending');
  await result.expect('pending');
  await page.clock.fastForward('03:10');
  await expect(page.getByText('Your bank has not confirmed yet.')).toBeVisible();
  // A question that was on its way has its answer, and no other follows by itself.
  await expect(result.button('Check again')).toBeEnabled();
  await cashfree.pay((await guest.order()).orderId, 'late-success');
  await result.button('Check again').click();
  await result.expect('success');
  await guest.expectBought([10], 15);
});

test('the tab is closed at the checkout, and the messages are there on the next visit', async ({
  page,
  cashfree,
  paywall,
  checkout,
  guest,
}) => {
  await paywall.open(await guest.startChat());
  await paywall.buy(50, '₹199');
  await checkout.expectOpen('₹199');
  const { orderId } = await guest.order();
  const context = page.context();
  await page.close();
  await cashfree.pay(orderId, 'success');
  await expect.poll(async () => (await guest.me()).messageBalance).toBe(55);
  const next = await context.newPage();
  await next.goto('/');
  await expect(next.getByRole('main').getByText('55messages left')).toBeVisible();
  await guest.expectBought([50], 55);
});

test('a return that names the order only as Cashfree does finds it', async ({
  page,
  paywall,
  checkout,
  result,
  guest,
  cashfree,
  db,
}) => {
  const sessionId = await guest.startChat();
  await paywall.open(sessionId);
  await paywall.pay.click();
  await checkout.expectOpen('₹9');
  const { orderId } = await guest.order();
  await cashfree.pay(orderId, 'success');
  const { rows } = await db.query<{ name: string }>(
    'SELECT cf_order_id AS name FROM payments WHERE order_id = $1',
    [orderId],
  );
  await page.goto(`/post-payment/${sessionId}?cf_order_id=${rows[0]?.name}`);
  await result.expect('success');
  await expect(page.getByText('10 messages added to your balance')).toBeVisible();
  await guest.expectBought([10], 15);
});

test('a double tap makes one order, and so does coming back from the checkout', async ({
  page,
  chat,
  paywall,
  checkout,
  result,
  guest,
}) => {
  const sessionId = await guest.startChat();
  await paywall.open(sessionId);
  await tapTwice(paywall.pay);
  await checkout.expectOpen('₹9');
  expect(await guest.orders()).toHaveLength(1);

  await page.goBack();
  await paywall.expectReady();
  await paywall.back.click();
  await expect(banner(chat, NOT_COMPLETED)).toBeVisible();
  await banner(chat, NOT_COMPLETED).getByRole('link', { name: 'Try Again' }).click();
  await paywall.pay.dblclick();
  await checkout.end('₹9', 'Pay with UPI');
  await result.expect('success');
  expect(await guest.order()).toMatchObject({ status: 'paid', amount: 9 });
  await guest.expectBought([10], 15);
});
