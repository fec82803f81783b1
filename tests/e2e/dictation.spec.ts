import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { runUntil } from './clock';
import { expect, test } from './fixtures';
import { expectFits } from './layout';

type Ear = {
  /** The languages it was begun with. */
  begun: string[];
  hear(words: string): void;
  end(error?: string): void;
};

/** A browser that turns speech into text: what it hears is said by the test. */
async function giveEars(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let current: Recognition | undefined;
    const begun: string[] = [];
    class Recognition {
      lang = '';
      onresult: ((event: object) => void) | null = null;
      onerror: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        begun.push(this.lang);
        current = this;
      }
      stop() {
        setTimeout(() => this.onend?.());
      }
      abort() {
        setTimeout(() => this.onend?.());
      }
    }
    const ear: Ear = {
      begun,
      hear: (words) => current?.onresult?.({ results: [[{ transcript: words }]] }),
      end: (error) => {
        if (error) current?.onerror?.({ error });
        current?.onend?.();
      },
    };
    // By both names: a browser may have the newer one.
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition, ear });
  });
}

const ear = (page: Page) => ({
  begun: () => page.evaluate(() => (window as unknown as { ear: Ear }).ear.begun),
  hear: (words: string) => page.evaluate((said) => (window as unknown as { ear: Ear }).ear.hear(said), words),
  end: (error?: string) => page.evaluate((why) => (window as unknown as { ear: Ear }).ear.end(why), error),
});

test('what is said stands in the box once that is allowed, is not sent by itself, and ends in words', async ({
  page,
  guest,
  chat,
}) => {
  await giveEars(page);
  const { begun, hear, end } = ear(page);
  const sessionId = await guest.startChat();
  await chat.open(sessionId);
  await chat.box.click();
  const mic = page.getByRole('button', { name: 'Speak instead of typing' });
  const dialog = page.getByRole('dialog', { name: 'Speak instead of typing' });
  const listening = page.getByRole('status').filter({ hasText: /^Listening in/ });
  await runUntil(page, () => expect(mic).toBeVisible({ timeout: 200 }));
  await expectAccessible(page);
  await expectFits(page);

  await test.step('nothing listens before somebody has said that it may', async () => {
    await mic.click();
    await expect(dialog).toContainText('send the sound to their maker');
    await expectAccessible(page);
    await expectFits(page);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await begun()).toEqual([]);
    await mic.click();
    await dialog.getByRole('button', { name: 'Allow and speak' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(listening).toHaveText('Listening in English');
    await expect(mic).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await expectFits(page);
    await page.setViewportSize({ width: 360, height: 740 });
  });

  await test.step('words come as they are understood, and are kept like typed ones', async () => {
    await hear('kal');
    await expect(chat.box).toHaveValue('kal');
    await hear('kal milte hain '.repeat(7));
    // However many lines there are, the button stays at the foot of the box.
    const bottom = (one: Locator) =>
      one.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    await expect.poll(async () => (await bottom(chat.sendButton)) - (await bottom(mic))).toBe(2);
    expect((await bottom(chat.sendButton)) - (await bottom(chat.box))).toBeGreaterThan(0);
    await hear('kal milte hain');
    await expect(chat.box).toHaveValue('kal milte hain');
    await end();
    await expect(listening).toHaveCount(0);
    await expect(chat.sendButton).toBeEnabled();
    expect(await guest.written(sessionId)).toEqual([]);
    await page.reload();
    await expectAnswers(page);
    await expect(chat.box).toHaveValue('kal milte hain');
  });

  await test.step('in Hindi, behind what stands there; the language is remembered; Escape ends it', async () => {
    await chat.box.click();
    await runUntil(page, () => expect(mic).toBeVisible({ timeout: 200 }));
    await mic.click();
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(listening).toHaveText('Listening in Hindi');
    await expect(chat.box).toBeFocused();
    await hear('पक्का');
    await expect(chat.box).toHaveValue('kal milte hain पक्का');
    await page.keyboard.press('Escape');
    await expect(listening).toHaveCount(0);
    await mic.click();
    expect(await begun()).toEqual(['en-IN', 'hi-IN', 'hi-IN']);
    await chat.box.pressSequentially('!');
    await expect(listening).toHaveCount(0);
    await hear('zzz');
    await expect(chat.box).toHaveValue('kal milte hain पक्का!');
  });

  await test.step('sending ends it, and nothing comes after', async () => {
    await mic.click();
    await hear('haan');
    await chat.box.press('Enter');
    await expect(listening).toHaveCount(0);
    await hear('haan haan');
    await expect(chat.box).toHaveValue('');
    await runUntil(page, async () =>
      expect(await guest.written(sessionId)).toEqual(['kal milte hain पक्का! haan']),
    );
    await chat.waitForReply();
  });

  for (const [error, said] of [
    ['not-allowed', 'The microphone is not allowed'],
    ['network', 'No network'],
    ['no-speech', 'Nothing was heard'],
  ] as const)
    await test.step(`said in words: ${error}`, async () => {
      await mic.click();
      await expect(listening).toBeVisible();
      await end(error);
      await expect(chat.toast).toContainText(said);
      await expect(listening).toHaveCount(0);
    });

  await test.step('the permission is taken back', async () => {
    await mic.click();
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await dialog.getByRole('button', { name: 'Do not allow it any more' }).click();
    await expect(dialog).toHaveCount(0);
    const before = (await begun()).length;
    await mic.click();
    await expect(dialog.getByRole('button', { name: 'Allow and speak' })).toBeVisible();
    expect((await begun()).length).toBe(before);
  });
});

test('a browser that cannot listen has no button for it', async ({ page, guest, chat }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await page.goto(`/chat/${await guest.startChat()}`);
  await expectAnswers(page);
  const fetched = page.waitForResponse(async (answer) => (await answer.text()).includes('data-mic'));
  await chat.box.click();
  await fetched;
  await expect(page.getByRole('button', { name: 'Speak instead of typing' })).toHaveCount(0);
});
