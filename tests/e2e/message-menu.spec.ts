import { expectAccessible } from './accessible';
import { expectAnswers, holdAnswer } from './answers';
import { openBeside } from './beside';
import { runUntil } from './clock';
import { expect, test } from './fixtures';
import { expectFits } from './layout';
import { unique } from './unique';

test('a message is reacted to, answered, copied, read aloud and deleted, and another tab shows it', async ({
  page,
  context,
  guest,
  chat,
  db,
}) => {
  // A device with an English voice of its own, and a Hindi one that would send the words away.
  await page.addInitScript(() => {
    const said: string[] = [];
    const voices = [
      { lang: 'hi-IN', localService: false, voiceURI: 'far' },
      { lang: 'en-IN', localService: true, voiceURI: 'near' },
    ];
    class Words {
      text: string;
      lang = '';
      voice = null;
      onerror = () => undefined;
      constructor(text: string) {
        this.text = text;
      }
    }
    let spoken: Words | undefined;
    const speechSynthesis = {
      getVoices: () => voices,
      speak: (words: Words) => {
        said.push(`${words.lang}: ${words.text}`);
        spoken = words;
      },
      // As browsers do: what is cut short ends with an error, a moment later.
      cancel: () => {
        const words = spoken;
        setTimeout(() => words?.onerror());
      },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    Object.assign(window, { said });
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Words });
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const secret = unique('Mera raaz');
  const sessionId = await guest.startChat();
  await guest.send(sessionId, secret);
  await guest.send(sessionId, 'कल मेरी परीक्षा है');
  await chat.open(sessionId);
  const other = await openBeside(await context.newPage(), sessionId);
  const dialog = page.getByRole('dialog');
  const theirs = chat.theirs.last();
  const words = (await theirs.locator('p').first().textContent()) ?? '';

  await test.step('react, by keyboard', async () => {
    await chat.optionsButton(theirs).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await chat.option('Love').click();
    await expect(dialog).toHaveCount(0);
    await expect(chat.optionsButton(theirs)).toBeFocused();
    await expect(theirs).toContainText('❤️');
    await expect(other.theirs.last()).toContainText('❤️');
  });

  await test.step('answer it: the quote goes with the message, once', async () => {
    await theirs.click({ button: 'right', position: { x: 30, y: 12 } });
    await chat.option('Reply').click();
    const bar = page.getByText(/^Reply to /);
    await expect(bar).toBeVisible();
    await expect(chat.box).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Do not reply to this message' }).click();
    await expect(bar).toHaveCount(0);
    await theirs.click({ button: 'right', position: { x: 30, y: 12 } });
    await chat.option('Reply').click();
    await chat.box.fill('Haan, wahi');
    const id = (await theirs.getAttribute('id')) ?? '';
    // It is kept with the draft.
    await page.reload();
    await expectAnswers(page);
    await expect(bar).toBeVisible();
    await expect(chat.box).toHaveValue('Haan, wahi');
    await chat.box.press('Enter');
    await expect(bar).toHaveCount(0);
    await expect(chat.ownBubble('Haan, wahi').locator('blockquote')).toContainText(words);
    await runUntil(page, () => expect(other.ownBubble('Haan, wahi')).toBeVisible({ timeout: 500 }));
    await expect(other.ownBubble('Haan, wahi').locator('blockquote')).toContainText(words);
    await chat.waitForReply();
    await chat.ownBubble('Haan, wahi').getByRole('button', { name: words }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('copy it, and hear it: only a voice of the device is offered', async () => {
    await chat.optionsButton(chat.ownBubble('Haan, wahi')).focus();
    await page.keyboard.press('Enter');
    await chat.option('Copy').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Haan, wahi');
    await expect(dialog).toHaveCount(0);
    await chat.ownBubble('परीक्षा').click({ button: 'right' });
    await expect(chat.option('Copy')).toBeVisible();
    await expect(chat.option('Listen')).toHaveCount(0);
    await expect(dialog.getByText('This device has no Hindi voice to read this aloud.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await chat.ownBubble('Haan, wahi').click({ button: 'right' });
    await chat.option('Listen').click();
    await expect(page.getByText('Reading aloud')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
      'en-IN: Haan, wahi',
    ]);
    await chat.ownBubble('Haan, wahi').click({ button: 'right' });
    await chat.option('Listen').click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Reading aloud')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Reading aloud')).toHaveCount(0);
  });

  await test.step('delete one’s own words', async () => {
    const own = chat.ownBubble(secret);
    const id = (await own.getAttribute('id')) ?? '';
    await own.click({ button: 'right' });
    await chat.option('Delete my words').click();
    await expect(dialog).toContainText('Your words go for good');
    await expectAccessible(page);
    await expectFits(page);
    await chat.option('Delete my words').click();
    await expect(dialog).toHaveCount(0);
    await expect(own).toHaveCount(0);
    await expect(page.locator(`[id="${id}"]`)).toContainText('You deleted this message.');
    await expect(other.page.locator(`[id="${id}"]`)).toContainText('You deleted this message.');
    const { rows } = await db.query('SELECT content FROM messages WHERE id = $1', [id]);
    expect(rows).toEqual([{ content: '' }]);
  });

  await page.reload();
  await expect(chat.theirs.filter({ hasText: '❤️' })).toHaveCount(1);
  await expect(chat.ownBubble('Haan, wahi').locator('blockquote')).toContainText(words);
  await expect(page.getByText('You deleted this message.')).toHaveCount(1);
});

for (const change of ['reaction', 'deletion'] as const) {
  test(`a look at the chat that began before a ${change} does not undo what is seen of it`, async ({
    page,
    guest,
    chat,
  }) => {
    const secret = unique('Mera raaz');
    const sessionId = await guest.startChat();
    await guest.send(sessionId, secret);
    await chat.open(sessionId);
    await expectAnswers(page);
    const message = change === 'reaction' ? chat.theirs.last() : chat.ownBubble(secret);
    const id = (await message.getAttribute('id')) ?? '';
    const changed = page.locator(`[id="${id}"]`);
    const isSeen = () =>
      expect(changed).toContainText(change === 'reaction' ? '❤️' : 'You deleted this message.');
    const look = await holdAnswer(page, `**/api/chat/messages/${sessionId}`);
    // The network is back: the chat asks for what it has missed.
    await page.evaluate(() => {
      for (const name of ['offline', 'online']) dispatchEvent(new Event(name));
    });
    await look.made;
    await chat.optionsButton(message).focus();
    await page.keyboard.press('Enter');
    if (change === 'reaction') await chat.option('Love').click();
    else for (const _ of ['asks', 'does']) await chat.option('Delete my words').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await isSeen();
    await look.letCome();
    await isSeen();
  });
}
