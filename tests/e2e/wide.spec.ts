import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { expect, test } from './fixtures';
import { expectFits } from './layout';

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

const CODE = /^QR code of /;

test('beside the column of a wide screen is a code for the phone that carries nobody, and in a chat the keys', async ({
  page,
  guest,
  chat,
  home,
  product,
}) => {
  const sessionId = await guest.startChat();
  const beside = page.getByRole('complementary', { name: 'Beside the page' });
  const code = beside.getByRole('img', { name: CODE });
  await page.goto('/?ref=SOMEBODY');
  await expectAnswers(page);
  await home.expectBalance(5);
  await page.keyboard.press('Shift');
  await expect(code).toHaveAccessibleName(`QR code of ${product.url}/`);
  await expect(beside.getByText('Search your messages')).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize({ width: 1024, height: 700 });

  await test.step('it covers nothing of the column, which is where it was', async () => {
    const column = await page.locator('#main').boundingBox();
    const field = await beside.boundingBox();
    expect(column?.width).toBe(448);
    expect(field?.x).toBeGreaterThanOrEqual((column?.x ?? 0) + 448);
  });

  await test.step('it goes along from page to page', async () => {
    await page.goto('/psychologist/meera-rao/profile');
    await page.keyboard.press('Shift');
    await expect(code).toHaveAccessibleName(`QR code of ${product.url}/psychologist/meera-rao/profile`);
    await page.goto(`/chat/${sessionId}`);
    await expectAnswers(page);
    await page.keyboard.press('Shift');
    await expect(code).toHaveAccessibleName(`QR code of ${product.url}/`);
    await expect(beside.getByText('Search your messages')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/chats#search');
    await expect(beside.getByText('Search your messages')).toHaveCount(0);
    await page.goBack();
    await expect(chat.box).toBeVisible();
    await expect(beside.getByText('Search your messages')).toBeVisible();
  });
});

test('a phone fetches nothing of it until it is turned into a wide screen', async ({ page, guest }) => {
  await guest.register();
  await page.setViewportSize({ width: 1023, height: 700 });
  await page.goto('/chats');
  await expectAnswers(page);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('img', { name: CODE })).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(page.getByRole('img', { name: CODE })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('img', { name: CODE })).toBeHidden();
});
