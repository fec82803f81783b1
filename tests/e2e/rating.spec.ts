import { expectAnswers, toastCard } from './answers';
import { expect, test } from './fixtures';
import { tapTwice } from './taps';
import { unique } from './unique';

const LABELS = ['Very Poor', 'Poor', 'Average', 'Good', 'Excellent'] as const;

test.beforeEach(async ({ chat, guest, page }) => {
  const sessionId = await guest.startChat();
  await guest.send(sessionId, unique('Kaise ho'));
  await page.goto(`/chat/${sessionId}`);
  await expect(chat.own).toHaveCount(1);
  await expectAnswers(page);
});

test('each rating has its label and its own five tags, and a change clears the chosen ones', async ({
  chat,
  rating,
}) => {
  await chat.back.click();
  await expect(rating.submit).toBeDisabled();
  await expect(rating.tags).toHaveCount(0);
  const offered = new Set<string>();
  for (const [place, label] of LABELS.entries()) {
    await rating.rate((place + 1) as 1 | 2 | 3 | 4 | 5);
    await expect(rating.dialog.getByText(label, { exact: true })).toBeVisible();
    await expect(rating.tags).toHaveCount(5);
    await expect(rating.dialog.locator('[aria-pressed="true"]')).toHaveCount(0);
    for (const tag of await rating.tags.allTextContents()) offered.add(tag);
    await rating.tags.nth(0).click();
    await rating.tags.nth(3).click();
    await expect(rating.dialog.locator('[aria-pressed="true"]')).toHaveCount(2);
  }
  expect(offered.size).toBe(25);
  await expect(rating.submit).toBeEnabled();
});

test('the text stops at 200 characters and counts them', async ({ chat, rating }) => {
  await chat.back.click();
  await expect(rating.dialog.getByText('0/200')).toBeVisible();
  await rating.text.pressSequentially('kya baat');
  await expect(rating.dialog.getByText('8/200')).toBeVisible();
  await rating.text.fill('ज'.repeat(260));
  await expect(rating.text).toHaveValue('ज'.repeat(200));
  await expect(rating.dialog.getByText('200/200')).toBeVisible();
});

test('only the cross, Skip and Submit close it; the cross leads back to the chat', async ({
  page,
  chat,
  rating,
}) => {
  await chat.back.click();
  await expect(rating.dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await expect(rating.dialog).toBeVisible();
  await rating.close.click();
  await expect(rating.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/chat\//);
  await expect(chat.box).toBeVisible();
});

test('the back of the browser asks as well, every time, and Skip leads home without a rating', async ({
  page,
  chat,
  rating,
  db,
}) => {
  const sessionId = page.url().split('/').at(-1);
  await page.goBack();
  await expect(rating.dialog).toBeVisible();
  await rating.close.click();
  await expect(rating.dialog).toBeHidden();
  await page.goBack();
  await expect(rating.dialog).toBeVisible();
  await expect(page).toHaveURL(`/chat/${sessionId}`);
  await rating.skip.click();
  await expect(page).toHaveURL('/');
  await expect(chat.toast).toHaveCount(0);
  const { rowCount } = await db.query('SELECT 1 FROM chat_feedback WHERE session_id = $1', [sessionId]);
  expect(rowCount).toBe(0);
});

test('offline nobody is led to an error page of the browser: the chat stays and says why', async ({
  page,
  context,
  chat,
  rating,
  noise,
}) => {
  // What a chat still loads in a quiet moment may fall into the time without a network.
  noise.allow(/\/(api|_next|fonts)\//);
  const here = page.url();
  const card = toastCard(page);
  await page.reload();
  await expectAnswers(page);
  await chat.back.click();
  await card;
  await expect(rating.dialog).toBeVisible();
  await context.setOffline(true);
  await rating.skip.click();
  await chat.expectToast('You are offline', 'Please check your connection and try again.');
  await expect(rating.dialog).toBeHidden();
  await expect(chat.own).toHaveCount(1);
  await expect(page).toHaveURL(here);
  await context.setOffline(false);
  await chat.back.click();
  await rating.skip.click();
  await expect(page).toHaveURL('/');
});

test('a tap on Submit without a star asks for one', async ({ chat, rating }) => {
  await chat.back.click();
  // It is said to be disabled, and answers a finger all the same.
  await expect(rating.submit).toBeDisabled();
  await rating.submit.click({ force: true });
  await chat.expectToast('Please select a rating', 'Star rating is required to submit feedback.');
  await expect(rating.dialog).toBeVisible();
  await rating.rate(3);
  await expect(rating.submit).toBeEnabled();
});

test('Control+Enter without a star asks for one, too', async ({ chat, rating }) => {
  await chat.back.click();
  await rating.text.press('Control+Enter');
  await chat.expectToast('Please select a rating', 'Star rating is required to submit feedback.');
  await expect(rating.dialog).toBeVisible();
});

test('a finger that taps Submit twice, and once more while the next screen comes, is thanked once', async ({
  page,
  chat,
  rating,
  db,
}) => {
  const sessionId = page.url().split('/').at(-1);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat/feedback')) sent.push(request.postData() ?? '');
  });
  await chat.back.click();
  await rating.rate(5);
  await rating.submit.evaluate((button: HTMLButtonElement) => {
    const { form } = button;
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-toast]')) return;
      observer.disconnect();
      form?.requestSubmit();
    }).observe(document.body, { childList: true, subtree: true });
    form?.requestSubmit();
    form?.requestSubmit();
  });
  // It goes by itself, so it comes first.
  await chat.expectToast('Thank you for your feedback!', 'Your feedback helps us improve our service.');
  await expect(page).toHaveURL('/');
  expect(sent).toHaveLength(1);
  const { rowCount } = await db.query('SELECT 1 FROM chat_feedback WHERE session_id = $1', [sessionId]);
  expect(rowCount).toBe(1);
});

test('a failed rating says so, keeps what was typed and can be sent again; then nobody asks again', async ({
  page,
  chat,
  rating,
  noise,
  db,
}) => {
  const sessionId = page.url().split('/').at(-1);
  noise.allow(/\/api\/chat\/feedback$/);
  await page.route('**/api/chat/feedback', (route) => route.fulfill({ status: 500, json: { error: 'no' } }));
  await chat.back.click();
  await rating.rate(2);
  await rating.tags.first().click();
  await rating.text.fill('slow');
  await rating.submit.click();
  await chat.expectToast('Failed to submit feedback', 'Please try again later.');
  await expect(rating.text).toHaveValue('slow');

  await page.unroute('**/api/chat/feedback');
  await rating.submit.click();
  await chat.expectToast('Thank you for your feedback!', 'Your feedback helps us improve our service.');
  await expect(page).toHaveURL('/');
  const { rows } = await db.query(
    'SELECT rating, cardinality(selected_tags) AS tags, feedback_text FROM chat_feedback WHERE session_id = $1',
    [sessionId],
  );
  expect(rows).toEqual([{ rating: 2, tags: 1, feedback_text: 'slow' }]);

  await page.goto(`/chat/${sessionId}`);
  await expect(chat.own).toHaveCount(1);
  await chat.back.click();
  await expect(page).toHaveURL('/');
  await expect(rating.dialog).toHaveCount(0);
});

test('the question stays while somebody goes back, however often', async ({ page, chat, rating }) => {
  const here = page.url();
  await chat.back.click();
  await rating.rate(4);
  for (let time = 0; time < 3; time += 1) {
    await page.goBack();
    await expect(rating.dialog.getByText('Good', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(here);
  }
  await page.goForward();
  await expect(rating.dialog).toBeVisible();
  await rating.close.click();
  await expect(chat.box).toBeVisible();
});

test('two taps on the arrow are one: a chat opened by a link asks once, and then leads home', async ({
  page,
  chat,
  rating,
  guest,
}) => {
  // Nothing of the product is before it.
  const sessionId = page.url().split('/').at(-1) ?? '';
  await tapTwice(chat.back);
  await expect(rating.dialog).toHaveCount(1);
  await expect(rating.dialog).toBeVisible();
  await expect(page).toHaveURL(`/chat/${sessionId}`);
  await tapTwice(rating.skip);
  await expect(page).toHaveURL('/');
  expect((await guest.me()).lastChatSession?.id).toBe(sessionId);

  await test.step('Back does not lead into the chat again', async () => {
    await page.goBack();
    await expect(page).not.toHaveURL(/\/chat\//);
  });
});

test('a rated chat leads to where it was opened from, and home when that was no page of the product', async ({
  page,
  context,
  chat,
  rating,
  product,
}) => {
  const sessionId = page.url().split('/').at(-1) ?? '';
  const rated = await context.request.post('/api/chat/feedback', {
    data: { sessionId, userId: null, companionId: null, rating: 4, selectedTags: null, feedbackText: null },
  });
  expect(rated.status(), await rated.text()).toBe(200);

  await test.step('a link in another app', async () => {
    const link = await context.newPage();
    await link.goto('about:blank');
    await link.evaluate((url) => window.location.assign(url), `${product.url}/chat/${sessionId}`);
    await expectAnswers(link);
    await tapTwice(link.getByRole('button', { name: 'Back', exact: true }));
    await expect(link).toHaveURL('/');
    await link.close();
  });

  await test.step('the account', async () => {
    await page.goto('/account', { waitUntil: 'networkidle' });
    await page.goto(`/chat/${sessionId}`);
    await expectAnswers(page);
    await tapTwice(chat.back);
    await expect(page).toHaveURL('/account');
    await expect(rating.dialog).toHaveCount(0);
  });
});
