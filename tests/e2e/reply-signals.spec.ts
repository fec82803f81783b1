import type { Page } from '@playwright/test';
import { SIGNALS_KEY } from '@/lib/chat/signals/constants';
import { PARTIALS, VIBRATION_MS } from '@/lib/chat/signals/playing/constants';
import { indiaDay } from '@/lib/kit/india-time';
import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { openBeside } from './beside';
import { NOW, runUntil } from './clock';
import { expect, test } from './fixtures';
import { expectFits } from './layout';
import type { ChatPage } from './pages/chat';
import { unique } from './unique';

type Given = { vibrations: number[]; tones: number[]; contexts: number };

/** A device whose buzzes and tones are written down: by their length (ms), and by the first thing (Hz) in each that sounds. */
async function noteSignals(page: Page, has: { vibrates?: boolean; sounds?: boolean } = {}): Promise<void> {
  await page.addInitScript(
    ({ vibrates, sounds, first }) => {
      const given: Given = { vibrations: [], tones: [], contexts: 0 };
      const node = () => ({
        gain: { value: 1, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
        connect: () => undefined,
      });
      class Context {
        state = 'suspended';
        currentTime = 0;
        destination = {};
        constructor() {
          given.contexts += 1;
        }
        async resume() {
          // As browsers do it: by a touch or a key alone.
          if (navigator.userActivation.hasBeenActive) this.state = 'running';
        }
        async suspend() {
          this.state = 'suspended';
        }
        createGain = node;
        createOscillator() {
          const frequency = { value: 0 };
          const start = () => {
            if (frequency.value === first) given.tones.push(frequency.value);
          };
          return { ...node(), frequency, start, stop: () => undefined };
        }
      }
      const vibrate = (ms: number) => given.vibrations.push(ms) > 0;
      Object.assign(window, { given });
      if (vibrates) Object.defineProperty(Navigator.prototype, 'vibrate', { value: vibrate });
      else Reflect.deleteProperty(Navigator.prototype, 'vibrate');
      if (sounds) Object.assign(window, { AudioContext: Context });
      else Reflect.deleteProperty(window, 'AudioContext');
    },
    { vibrates: has.vibrates ?? true, sounds: has.sounds ?? true, first: PARTIALS[0][0] },
  );
}

const given = (page: Page) => page.evaluate(() => (window as unknown as { given: Given }).given);
const TONE = PARTIALS[0][0];
const NOTHING = { vibrations: [], tones: [] };
const ONCE = { vibrations: [VIBRATION_MS], tones: [TONE] };

const vibrates = (page: Page) => page.getByRole('checkbox', { name: 'Vibrate when a reply comes' });
const sounds = (page: Page) => page.getByRole('checkbox', { name: 'Play a soft sound when a reply comes' });
const part = (page: Page) => page.getByRole('region', { name: 'In an open chat' });

async function openChoices(page: Page): Promise<void> {
  await page.goto('/account/control');
  await expectAnswers(page);
}

/** Has both chosen before, as this browser keeps it. */
const chosenBefore = (page: Page) =>
  page.addInitScript((key) => {
    // A sandboxed frame has no storage.
    if (window.origin !== 'null') localStorage.setItem(key, 'vibration sound');
  }, SIGNALS_KEY);

/** A moment of this day, by the clock of India. */
const today = (clock: string) => new Date(`${indiaDay(Date.now())}T${clock}+05:30`);

/** Opens a chat on a clock of the test's own that shows this time. */
async function openAt(chat: ChatPage, sessionId: string, clock: string): Promise<void> {
  await chat.open(sessionId, today(clock));
  await touch(chat);
}

/** What a chat fetches with the first touch has come. */
async function touch(chat: ChatPage): Promise<void> {
  await chat.box.click();
  await runUntil(chat.page, () =>
    expect(chat.page.getByRole('button', { name: 'Speak instead of typing' })).toBeVisible(NOW),
  );
}

/** For a page where both are chosen: the code of signals has come, and is ready to sound. */
const ready = (page: Page) => expect.poll(async () => (await given(page)).contexts).toBe(1);

/** Covers a tab with another one: for Playwright every tab is in front. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test.beforeEach(async ({ page }) => {
  // The button that tells that the chat's later part has come stands there in browsers that hear.
  await page.context().addInitScript(() => Object.assign(window, { SpeechRecognition: class {} }));
});

test('by default a reply neither vibrates nor sounds, and nothing is fetched or made for it', async ({
  page,
  guest,
  chat,
}) => {
  await noteSignals(page);
  const fetched: string[] = [];
  page.on('response', async (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    if ((await answer.text()).includes('createOscillator')) fetched.push(answer.url());
  });
  await openAt(chat, await guest.startChat(), '12:00');
  await chat.talk(unique('Sab chup'));
  expect(await given(page)).toEqual({ ...NOTHING, contexts: 0 });
  expect(fetched).toEqual([]);
});

test('who switches them on hears and feels at once what they are, and then once for each reply; a reload keeps the choice', async ({
  page,
  guest,
  chat,
  model,
}) => {
  await noteSignals(page);
  const sessionId = await guest.startChat();
  await openChoices(page);
  await expect(vibrates(page)).not.toBeChecked();
  await expect(sounds(page)).not.toBeChecked();
  await expectAccessible(page);
  await expectFits(page);
  await vibrates(page).check();
  expect(await given(page)).toMatchObject({ vibrations: [VIBRATION_MS], tones: [] });
  await sounds(page).check();
  await expect.poll(() => given(page)).toMatchObject(ONCE);
  await expect(part(page).getByRole('status')).toBeEmpty();
  await expectAccessible(page);
  await page.reload();
  await expectAnswers(page);
  await expect(vibrates(page)).toBeChecked();
  await expect(sounds(page)).toBeChecked();
  expect(await given(page)).toMatchObject(NOTHING);

  await openAt(chat, sessionId, '12:00');
  await ready(page);
  // A welcome that was there is none.
  expect(await given(page)).toMatchObject(NOTHING);
  const text = unique('Kya haal');
  await model.next({ match: text, reply: 'Sab badhiya.\n\nTum batao?\n\nKaam kaisa chal raha hai?' });
  const { aiMessages } = await chat.talk(text);
  expect(aiMessages.length).toBeGreaterThan(1);
  expect(await given(page)).toEqual({ ...ONCE, contexts: 1 });
  await chat.talk(unique('Aur'));
  expect(await given(page)).toMatchObject({
    vibrations: [VIBRATION_MS, VIBRATION_MS],
    tones: [TONE, TONE],
  });
  await page.reload();
  await chat.waitForWelcome();
  await touch(chat);
  await ready(page);
  expect(await given(page)).toMatchObject(NOTHING);

  await openChoices(page);
  await sounds(page).uncheck();
  await vibrates(page).uncheck();
  expect(await given(page)).toMatchObject(NOTHING);
  await openAt(chat, sessionId, '12:00');
  await chat.talk(unique('Bas'));
  expect(await given(page)).toEqual({ ...NOTHING, contexts: 0 });
});

test('at night a reply makes no sound; it vibrates for who wants that', async ({ page, guest, chat }) => {
  await noteSignals(page);
  await chosenBefore(page);
  await openAt(chat, await guest.startChat(), '23:00');
  await ready(page);
  await chat.talk(unique('Neend nahi aa rahi'));
  expect(await given(page)).toMatchObject({ vibrations: [VIBRATION_MS], tones: [] });
});

test('in a crisis it is quiet: neither help nor what comes after it vibrates or sounds', async ({
  page,
  guest,
  chat,
}) => {
  await noteSignals(page);
  await chosenBefore(page);
  await openAt(chat, await guest.startChat(), '12:00');
  await ready(page);
  await chat.write(unique('I want to end my life'));
  await chat.waitForHelp();
  await chat.waitForReply();
  expect(await given(page)).toMatchObject(NOTHING);
  await chat.talk(unique('are you still there'));
  expect(await given(page)).toMatchObject(NOTHING);
});

test('of two tabs that show a chat the one that asked signals, and none that nobody looks at', async ({
  page,
  context,
  guest,
  chat,
}) => {
  await noteSignals(page);
  await chosenBefore(page);
  const sessionId = await guest.startChat();
  await openAt(chat, sessionId, '12:00');
  await ready(page);
  const beside = await context.newPage();
  await noteSignals(beside);
  const other = await openBeside(beside, sessionId, today('12:00'));
  await touch(other);
  const shown = await other.theirs.count();
  await chat.talk(unique('Do tab'));
  expect(await given(page)).toMatchObject(ONCE);
  await runUntil(beside, async () => expect(await other.theirs.count()).toBeGreaterThan(shown));
  await other.waitForReply();
  expect(await given(beside)).toMatchObject(NOTHING);

  const away = unique('Kahin aur');
  const answered = chat.nextAnswer();
  await chat.write(away);
  await hide(page);
  await runUntil(page, () => expect(chat.ownBubble(away).getByText('Sending')).toHaveCount(0, NOW));
  await answered;
  await chat.waitForReply();
  await expect(chat.theirs.last()).toBeVisible();
  expect(await given(page)).toMatchObject(ONCE);
});

test('a browser that can do neither says so in words', async ({ page, guest, chat }) => {
  await noteSignals(page, { vibrates: false, sounds: false });
  await chosenBefore(page);
  const sessionId = await guest.startChat();
  await openChoices(page);
  await expect(part(page)).toContainText('This browser cannot vibrate.');
  await expect(part(page)).toContainText('This browser cannot play a sound for a reply.');
  await expect(part(page).getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  // Chosen in an older version of it, for example.
  await openAt(chat, sessionId, '12:00');
  await chat.talk(unique('Chup browser'));
  expect(await given(page)).toMatchObject(NOTHING);
});

test('a browser that refuses storage says that the choice ends with the page, until when it holds', async ({
  page,
  guest,
  chat,
}) => {
  await noteSignals(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    // What the tests themselves note (guest.ts) is let through.
    const { setItem } = Storage.prototype;
    Object.assign(Storage.prototype, { getItem: refuse, removeItem: refuse });
    Storage.prototype.setItem = function (key, value) {
      if (key !== 'saathi-registered') refuse();
      setItem.call(this, key, value);
    };
  });
  const sessionId = await guest.startChat();
  await page.clock.install({ time: today('12:00') });
  await openChoices(page);
  await sounds(page).check();
  await expect(part(page).getByRole('status')).toContainText('It holds until you close or reload this page.');
  await expectAccessible(page);
  await expectFits(page);
  await expect(sounds(page)).toBeChecked();

  await test.step('in the same page it goes on into a chat', async () => {
    await page.getByRole('link', { name: 'Back to your account' }).click();
    await page.getByRole('link', { name: /^Chats and memory/ }).click();
    await page.locator(`main a[href="/chat/${sessionId}"]`).click();
    await chat.waitForWelcome();
    await touch(chat);
    await chat.talk(unique('Private'));
    // One was for the switch.
    expect(await given(page)).toMatchObject({ vibrations: [], tones: [TONE, TONE] });
  });

  await openChoices(page);
  await expect(sounds(page)).not.toBeChecked();
});
