import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { HINDI_TEXTS } from '@/content/interface/hindi';
import { INTERFACE_LANGUAGES } from '@/content/interface/languages';
import type { Texts } from '@/lib/kit/text';
import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { DENIALS, denyStorage } from './denied-storage';
import { expect, test } from './fixtures';
import { expectFits } from './layout';
import { unique } from './unique';

const LANGUAGES = Object.entries(INTERFACE_LANGUAGES).flatMap(([cookie, spoken]) =>
  'texts' in spoken ? [{ ...spoken, cookie }] : [],
);

const said = (texts: Texts, text: string) => String(texts[text]);

/** Texts of the interface that a page shows, or says to who cannot see it, in English although its language has its own. */
function englishLeft(page: Page, texts: Texts): Promise<string[]> {
  const keys = Object.entries(texts).flatMap(([text, own]) => ([own].flat().includes(text) ? [] : [text]));
  return page.evaluate((all) => {
    const english = new Set(all);
    const found: string[] = [];
    const take = (text: string | null | undefined) => {
      const tidy = text?.trim();
      if (tidy && english.has(tidy)) found.push(tidy);
    };
    take(document.title.replace(/ · [^·]+$/, ''));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.closest('script, style, [lang=en]')) take(walker.currentNode.textContent);
    }
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[title],[alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) take(element.getAttribute(name));
    return found;
  }, keys);
}

const PAGES: readonly (readonly [which: string, paths: (sessionId: string) => string[]])[] = [
  [
    'to come in by',
    () => [
      ...['/', '/partners_home', '/psychologist', '/psychologist/meera-rao/profile'],
      '/psychologist/topic/breakups',
    ],
  ],
  [
    'to chat and to pay',
    (sessionId) => [
      ...['/recharge', '/recharge-success', '/recharge-failed', `/paywall/${sessionId}`],
      ...[`/chat/${sessionId}`, '/chats'],
    ],
  ],
  [
    'of the account',
    () => [
      ...[
        '/account',
        '/account/chats',
        '/account/control',
        '/account/limits',
        '/account/use',
        '/account/pause',
        '/account/offline',
      ],
      ...['/account/language', '/account/deleted'],
    ],
  ],
];

for (const { name, cookie, tag, texts } of LANGUAGES) {
  for (const [which, pathsOf] of PAGES) {
    test(`every page ${which} comes in ${name}, with nothing of the interface left in English`, async ({
      page,
      guest,
      context,
      baseURL,
    }) => {
      const sessionId = await guest.startChat();
      await guest.send(sessionId, unique('Aaj ka din'));
      await context.addCookies([{ name: 'language', value: cookie, url: baseURL ?? '' }]);
      for (const path of pathsOf(sessionId)) {
        await page.goto(path);
        await expectAnswers(page);
        await expect(page.locator('html'), path).toHaveAttribute('lang', tag);
        expect(await englishLeft(page, texts), path).toEqual([]);
        await expectAccessible(page);
        await expectFits(page);
      }
    });
  }
}

test('a language is chosen, kept by the browser, and changed back', async ({ page, guest }) => {
  await guest.register();
  await page.goto('/account/language');
  await expectAnswers(page);
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await page.getByRole('button', { name: 'Use this language' }).click();
  const use = page.getByRole('button', { name: said(HINDI_TEXTS, 'Use this language') });
  await expect(use).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(HINDI_TEXTS, 'Your account'));
  await page.goto('/account/language');
  await expectAnswers(page);
  await page.getByRole('radio', { name: 'English' }).check();
  await use.click();
  await expect(page.getByRole('button', { name: 'Use this language' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const how of DENIALS)
  test(`where storage is ${how}, the language is chosen and kept all the same`, async ({
    page,
    context,
    guest,
  }) => {
    await guest.register();
    await denyStorage(context, how);
    await page.goto('/account/language');
    await expectAnswers(page);
    await page.getByRole('radio', { name: 'हिन्दी' }).check();
    await page.getByRole('button', { name: 'Use this language' }).click();
    await expect(page.getByRole('button', { name: said(HINDI_TEXTS, 'Use this language') })).toBeVisible();
    await page.goto('/');
    await expectAnswers(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    expect(await englishLeft(page, HINDI_TEXTS)).toEqual([]);
  });

test('without a network the language stays, and the page says so', async ({
  page,
  guest,
  context,
  noise,
}) => {
  noise.allow(/\/api\/user\/language$/);
  await guest.register();
  await page.goto('/account/language');
  await expectAnswers(page);
  await page.getByRole('radio', { name: 'Hinglish' }).check();
  await page.route('**/api/user/language', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Use this language' }).click();
  await expect(page.getByText(/^The language was not changed/)).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === 'language')).toBe(false);
});

test.describe('in a browser that wants Hindi before all others', () => {
  test.use({ locale: 'hi-IN' });

  test('pages come in Hindi, until English is chosen', async ({ page, guest }) => {
    await guest.register();
    await page.goto('/recharge');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.goto('/account/language');
    await expectAnswers(page);
    await page.getByRole('radio', { name: 'English' }).check();
    await page.getByRole('button', { name: said(HINDI_TEXTS, 'Use this language') }).click();
    await expect(page.getByRole('button', { name: 'Use this language' })).toBeVisible();
    await page.goto('/recharge');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('what is English there says that it is', async ({ page }) => {
    await page.goto('/psychologist/meera-rao/profile');
    await expect(page.locator('section[aria-labelledby="about"] p')).toHaveAttribute('lang', 'en');
    await page.goto('/psychologist/topic/breakups');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  });

  test('what the server refuses is told in Hindi', async ({ page, guest, noise }) => {
    noise.allow(/\/api\/account\/nickname$/);
    await guest.startChat();
    await page.goto('/account/chats');
    await expectAnswers(page);
    const hindi = (text: string) => said(HINDI_TEXTS, text);
    await page.getByRole('button', { name: hindi('Choose a name') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('98765 43210');
    await dialog.getByRole('textbox').press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(
      hindi('Companions cannot use this name. Please choose another one.'),
    );
  });
});

test('a member finds their language in the next browser they sign in from', async ({
  page,
  browser,
  baseURL,
  google,
  guest,
  home,
  noise,
}) => {
  const sub = String(randomInt(2 ** 40));
  await guest.register();
  await home.open();
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await google.chooseNew(sub);
  await expect(page.getByRole('link', { name: /Your account/ })).toBeVisible();
  await page.goto('/account/language');
  await expectAnswers(page);
  await page.getByRole('radio', { name: 'Hinglish' }).check();
  await page.getByRole('button', { name: 'Use this language' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-Latn');

  const laptop = await browser.newContext({ baseURL });
  await noise.watch(laptop, baseURL ?? '');
  const other = await laptop.newPage();
  await other.goto('/');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await other.getByRole('link', { name: 'Sign in with Google' }).click();
  await google.on(other).chooseNew(sub);
  await expect(other.locator('html')).toHaveAttribute('lang', 'hi-Latn');
  await laptop.close();
});
