import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { expect, test } from './fixtures';
import { unique } from './unique';

test("one's own use is found in the account: weeks, and today beside one's limits", async ({
  page,
  guest,
}) => {
  const sessionId = await guest.startChat();
  await guest.setLimits({ messagesPerDay: 20, rupeesPerDay: 500 });
  await guest.send(sessionId, unique('Kaise ho?'));
  await page.goto('/account/control');
  await expectAnswers(page);
  await page.getByRole('link', { name: 'See your use' }).click();
  await expect(page).toHaveURL('/account/use');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const today = page.getByRole('region', { name: 'Today, beside your limits' });
  await expect(today.getByRole('definition')).toHaveText(['1 of 20', '₹0 of ₹500', '₹0, no limit']);
  const weeks = page.getByRole('table', {
    name: 'Messages sent and rupees spent in each of the last 8 weeks',
  });
  await expect(weeks.getByRole('rowheader')).toHaveCount(8);
  await expect(weeks.getByRole('row').nth(1).getByRole('cell')).toHaveText(['1', '₹0']);
  await expectAccessible(page);
  await today.getByRole('link', { name: 'Set your limits' }).click();
  await expect(page).toHaveURL('/account/limits');
  await page.goBack();
  await expect(weeks).toBeVisible();
});
