import { expectAccessible } from './accessible';
import { expect, test } from './fixtures';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the packs, their success and the banner are accessible', async ({
  page,
  paywall,
  checkout,
  result,
  guest,
}) => {
  await paywall.open(await guest.startChat());
  await expectAccessible(page);
  await paywall.buy(10, '₹9');
  await checkout.end('₹9', 'Pay with UPI');
  await result.expect('success');
  await expect(page.getByText('10 messages added to your balance')).toBeVisible();
  await expectAccessible(page);
  await result.button('Continue Chatting').click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await expectAccessible(page);
});

test('a failed payment and its banner are accessible', async ({ page, paywall, checkout, result, guest }) => {
  await paywall.open(await guest.startChat());
  await paywall.buy(10, '₹9');
  await checkout.end('₹9', 'Fail the payment');
  await result.expect('failed');
  await expect(result.nothingCharged).toBeVisible();
  await expectAccessible(page);
  await result.button('Try Again').click();
  await paywall.back.click();
  await expect(page.getByText('Your last payment was not completed.')).toBeVisible();
  await expectAccessible(page);
});

test('a pending payment is accessible', async ({ page, paywall, checkout, result, guest }) => {
  await page.clock.install();
  await paywall.open(await guest.startChat());
  await paywall.buy(10, '₹9');
  await checkout.end('₹9', 'Stay pending');
  await result.expect('pending');
  await expectAccessible(page);
  await page.clock.fastForward('03:10');
  await expect(result.button('Check again')).toBeVisible();
  await expectAccessible(page);
});

test('the recharge pages are accessible', async ({ page, recharge, checkout, result, guest }) => {
  await guest.register();
  await page.goto('/recharge?cancelled=true');
  await expect(recharge.cancelled).toBeVisible();
  await expectAccessible(page);
  await recharge.buy(10, '₹29');
  await checkout.end('₹29', 'Fail the payment');
  await result.expect('failed');
  await expect(result.nothingCharged).toBeVisible();
  await expectAccessible(page);
  await result.link('Try Again').click();
  await recharge.buy(50, '₹199');
  await checkout.end('₹199', 'Pay with UPI');
  await result.expect('success');
  await recharge.expectNewBalance(55);
  await expectAccessible(page);
});

test('the offer is accessible', async ({ page, home, guest }) => {
  await guest.register();
  await guest.setBalance(1);
  await home.open();
  await home.expectBalance(1);
  await home.chatType('Friendly').click();
  await expect(page.getByRole('dialog', { name: 'Unlock your chat for ₹3' })).toBeVisible();
  await expectAccessible(page);
});
