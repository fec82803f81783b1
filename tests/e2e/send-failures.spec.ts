import type { FaultKind } from '../../sandbox/openai/script.ts';
import { holdAnswer } from './answers';
import { expect, test } from './fixtures';
import type { Guest } from './guest';
import type { ChatPage } from './pages/chat';
import { unique } from './unique';

const SEND = /\/api\/chat\/message$/;
const OFFLINE = /\/(api|_next|companions|fonts)\//;

/** The text stands in the box again, the toast says why, and nothing was taken. */
async function expectGivenBack(chat: ChatPage, guest: Guest, text: string): Promise<void> {
  await chat.waitForTextGivenBack(text);
  await chat.expectToast('Error', 'Failed to send message. Please try again.');
  await expect(chat.ownBubble(text)).toHaveCount(0);
  await expect(chat.box).toBeFocused();
  await expect(chat.sendButton).toBeEnabled();
  await chat.expectMessagesLeft(5);
  await guest.expectBalance(5);
}

/** The same text again goes through, once. */
async function expectRetryWorks(
  chat: ChatPage,
  guest: Guest,
  sessionId: string,
  text: string,
): Promise<void> {
  await chat.sendButton.click();
  await expect(chat.ownBubble(text)).toBeVisible();
  await chat.waitForAnswer(4);
  expect(await guest.written(sessionId)).toEqual([text]);
  expect((await guest.stored(sessionId)).at(-1)?.sender).toBe('ai');
  await guest.expectBalance(4);
}

/** With how many calls it takes: a call without a whole answer is tried twice, an answer nobody can use is not. */
const FAULTS: readonly (readonly [FaultKind, number])[] = [
  ['500', 2],
  ['cut', 2],
  ['empty', 2],
  ['garbage', 2],
  ['long', 1],
];

for (const [fault, count] of FAULTS) {
  test(`the model answers with "${fault}": nothing is lost, nothing is charged, a retry works`, async ({
    chat,
    guest,
    model,
    noise,
  }) => {
    noise.allow(SEND);
    const sessionId = await guest.startChat();
    const text = unique('Kal interview hai');
    await model.next({ fault, match: text, count });
    await chat.open(sessionId);
    await chat.write(text);
    await expectGivenBack(chat, guest, text);
    expect(await guest.written(sessionId)).toEqual([]);
    expect((await guest.ledger()).slice(1).map(({ kind, delta }) => [kind, delta])).toEqual([
      ['send', -1],
      ['send_returned', 1],
    ]);
    await expectRetryWorks(chat, guest, sessionId, text);
  });
}

test('what the chat said before the answer came does not bring back the balance of then', async ({
  page,
  context,
  chat,
  guest,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startChat();
  await chat.open(sessionId);
  const look = await holdAnswer(page, `**/api/chat/session/${sessionId}`);
  // Back in the network, the chat is asked for again.
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await look.made;
  const takenBack = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(`/api/chat/session/${sessionId}`),
  );
  await chat.talk(unique('Signal wapas aaya'));
  await takenBack;
  await look.letCome();
  await chat.expectMessagesLeft(4);
  await guest.expectBalance(4);
});

test('the line breaks while the answer is on its way: the same text gets the first answer, charged once', async ({
  page,
  chat,
  guest,
  model,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startChat();
  const text = unique('Tunnel aa gaya');
  await chat.open(sessionId);
  await page.route(
    '**/api/chat/message',
    async (route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await chat.write(text);
  await expectGivenBackLost(chat, text);
  expect((await guest.stored(sessionId)).at(-1)?.sender).toBe('ai');
  await expectRetryWorks(chat, guest, sessionId, text);
  expect(await model.callsAbout(text)).toBe(1);
});

async function expectGivenBackLost(chat: ChatPage, text: string): Promise<void> {
  await chat.waitForTextGivenBack(text);
  await chat.expectToast('Error', 'Failed to send message. Please try again.');
  await expect(chat.ownBubble(text).getByText('Sending')).toHaveCount(0);
}

test('a chat that stays busy gives the text back and says why', async ({ page, chat, guest, noise }) => {
  noise.allow(SEND);
  await chat.open(await guest.startChat());
  await page.route('**/api/chat/message', (route) =>
    route.fulfill({ status: 409, json: { error: 'Your last message is still being answered.' } }),
  );
  const text = unique('Suno');
  await chat.write(text);
  await chat.waitForTextGivenBack(text, 1000);
  await chat.expectToast('Error', 'Your last message is still being answered.');
});
