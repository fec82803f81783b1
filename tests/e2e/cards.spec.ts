import { expect, test } from './fixtures';
import { unique } from './unique';

const CARDS = '[data-message="recharge_required"], [data-message="payment_failed"]';

test('of two messages at zero one card has its button, and after a credit none', async ({
  page,
  chat,
  guest,
}) => {
  const sessionId = await guest.startChat();
  await guest.setBalance(0);
  for (const text of ['Sunno', 'Kahan ho']) await guest.send(sessionId, unique(text));
  const cards = page.locator(CARDS);
  const more = chat.messages.getByRole('link', { name: 'Get more messages' });
  const expectOne = async () => {
    await expect(cards).toHaveCount(2);
    await expect(cards.nth(0)).toHaveText(/^No messages were left · /);
    await expect(cards.nth(1)).toContainText('You have no messages left. Recharge to continue this chat.');
    await expect(more).toHaveCount(1);
    await expect(cards.nth(1).getByRole('link')).toHaveCount(1);
  };
  await chat.open(sessionId);
  await expectOne();
  await chat.talk(unique('Ab bhi nahi?')).catch(() => undefined);
  await expect(cards).toHaveCount(3);
  await expect(more).toHaveCount(1);
  await expect(cards.nth(2).getByRole('link')).toHaveCount(1);

  await test.step('a balance that came otherwise folds them all, for good', async () => {
    await guest.setBalance(5);
    await page.reload();
    await chat.expectMessagesLeft(5);
    await expect(cards).toHaveText(Array(3).fill(/^No messages were left · /));
    await expect(more).toHaveCount(0);
  });
});

test('of two abandoned payments one card is left, and a success folds it', async ({
  page,
  chat,
  paywall,
  checkout,
  result,
  guest,
}) => {
  const sessionId = await guest.startChat();
  await guest.setBalance(0);
  await guest.send(sessionId, unique('Suno na'));
  const cards = page.locator(CARDS);
  for (let time = 0; time < 2; time += 1) {
    await paywall.open(sessionId);
    await paywall.buy(10, '₹9');
    await checkout.end('₹9', 'Fail the payment');
    await result.expect('failed');
  }
  await page.goto(`/chat/${sessionId}`);
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toHaveText(/^No messages were left · /);
  await expect(cards.nth(1)).toHaveText(/^A payment did not go through · /);
  await expect(cards.nth(2)).toContainText('The payment did not go through. No messages were added.');
  await expect(cards.getByRole('link')).toHaveCount(1);

  await cards.nth(2).getByRole('link', { name: 'Get more messages' }).click();
  await paywall.buy(10, '₹9');
  await checkout.end('₹9', 'Pay with UPI');
  await result.expect('success');
  await result.button('Continue Chatting').click();
  await expect(page.locator('[data-message="payment_success"]')).toHaveCount(1);
  await expect(cards.filter({ hasText: ' · ' })).toHaveCount(3);
  await expect(cards.getByRole('link')).toHaveCount(0);
  await page.reload();
  await expect(cards.filter({ hasText: ' · ' })).toHaveCount(3);
  await expect(chat.messages.getByRole('link')).toHaveCount(0);
});

test('a card in older messages is past, however far one scrolls up', async ({ page, chat, guest, db }) => {
  const sessionId = await guest.startChat();
  await guest.setBalance(0);
  await guest.send(sessionId, unique('Akele ho'));
  await db.query(
    `INSERT INTO messages (id, session_id, sender, content)
     SELECT gen_random_uuid(), $1, 'ai', 'line ' || n FROM generate_series(1, 55) n ORDER BY n`,
    [sessionId],
  );
  await guest.send(sessionId, unique('Koi hai'));
  await page.goto(`/chat/${sessionId}`);
  const cards = page.locator(CARDS);
  await page.locator('[data-message]').first().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toHaveText(/^No messages were left · /);
  await expect(chat.messages.getByRole('link', { name: 'Get more messages' })).toHaveCount(1);
});
