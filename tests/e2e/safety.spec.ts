import { expectAccessible } from './accessible';
import { NOW, runUntil, stopClock } from './clock';
import { expect, test } from './fixtures';
import { RECHARGE } from './pages/chat';
import { unique } from './unique';

test('with no messages left the chat says so, without a toast, and the model is not asked', async ({
  page,
  chat,
  guest,
  model,
}) => {
  const sessionId = await guest.startChat();
  await guest.setBalance(0);
  await chat.open(sessionId);
  await chat.expectMessagesLeft(0);
  const text = unique('Ek aur baat');
  await chat.write(text);
  await runUntil(page, () => expect(chat.recharge).toBeVisible(NOW));
  await expect(chat.ownBubble(text)).toBeVisible();
  await expect(chat.toast).toHaveCount(0);
  await expect(chat.typing).toHaveCount(0);
  expect(await model.callsAbout(text)).toBe(0);
  await guest.expectBalance(0);
  expect((await guest.stored(sessionId)).slice(-2)).toEqual([
    { sender: 'user', content: text, messageType: 'text' },
    { sender: 'system', content: RECHARGE, messageType: 'recharge_required' },
  ]);
  await page.reload();
  await expect(chat.recharge).toBeVisible();
});

for (const [balance, words] of [
  [0, 'I want to kill myself'],
  [5, 'mujhe mar jana hai, jeena nahi chahta'],
  [5, 'मैं आत्महत्या करना चाहता हूँ'],
] as const) {
  test(`help comes first, free of charge: "${words}" with ${balance} messages left`, async ({
    page,
    chat,
    guest,
    model,
  }) => {
    const sessionId = await guest.startChat();
    await guest.setBalance(balance);
    await chat.open(sessionId);
    const text = unique(words);
    await chat.write(text);
    await chat.waitForHelp();
    // The words do not wait for the pace of a chat either.
    await expect(chat.theirs.filter({ hasText: '14416' })).toBeVisible(NOW);
    await expect(chat.recharge).toHaveCount(0);
    await expect(chat.toast).toHaveCount(0);
    expect(await model.callsAbout(text)).toBe(0);
    await guest.expectBalance(balance);
    await page.reload();
    await expect(chat.help).toBeVisible();
  });
}

test('with no messages left, words that only the provider understands bring help instead of a price', async ({
  page,
  chat,
  guest,
  model,
}) => {
  const sessionId = await guest.startChat();
  await guest.setBalance(0);
  await chat.open(sessionId);
  const text = unique('We had rice for dinner');
  await model.next({ kind: 'moderation', match: text, flagged: ['self-harm', 'self-harm/intent'] });
  await chat.write(text);
  await chat.waitForHelp();
  await expect(chat.recharge).toHaveCount(0);
  expect(await model.callsAbout(text)).toBe(0);
  // The next message, whatever it says, is answered by the companion, for nothing.
  const next = unique('Theek hai');
  await model.next({ match: next, reply: 'Main yahin hoon.' });
  await chat.write(next);
  await runUntil(page, () => expect(chat.theirs.filter({ hasText: 'Main yahin hoon.' })).toBeVisible(NOW));
  await expect(chat.recharge).toHaveCount(0);
  await guest.expectBalance(0);
});

test('words that only the companion understands bring help in its place, free, and nothing is sold after', async ({
  page,
  chat,
  guest,
  model,
}) => {
  const sessionId = await guest.startChat('romantic');
  await guest.setBalance(1);
  await chat.open(sessionId);
  const text = unique('I bought a blue shirt');
  await model.next({ match: text, reply: 'I hear you.', toolCalls: [{ name: 'call_for_help' }] });
  await chat.write(text);
  await chat.waitForHelp();
  await runUntil(page, () => expect(chat.theirs.filter({ hasText: '14416' })).toBeVisible(NOW));
  // What the model says beside its call.
  await expect(chat.theirs.filter({ hasText: 'I hear you.' })).toHaveCount(0);
  await expect(chat.toast).toHaveCount(0);
  expect(await model.callsAbout(text)).toBe(1);
  await guest.expectBalance(1);
  await expect(chat.header.getByText('Free now')).toBeVisible();

  await page.reload();
  await expect(chat.help).toBeVisible();
  const next = unique('We cooked together');
  await model.next({ match: next, reply: 'I am with you.' });
  await chat.write(next);
  await runUntil(page, () => expect(chat.theirs.filter({ hasText: 'I am with you.' })).toBeVisible(NOW));
  await guest.expectBalance(1);
  await expect(chat.recharge).toHaveCount(0);
});

for (const [words, stop, note] of [
  ['I am 15 years old', 'only for adults', 'This chat is closed because'],
  ['मैं 15 साल की हूँ', 'सिर्फ़ वयस्कों के लिए', 'यह चैट बंद है'],
] as const) {
  test(`a chat with somebody under 18 stops, costs nothing, and its box says why it is closed: "${words}"`, async ({
    page,
    chat,
    guest,
    model,
  }) => {
    const sessionId = await guest.startChat('romantic');
    await chat.open(sessionId);
    const text = `${unique('Hello')}. ${words}`;
    await chat.write(text);
    await runUntil(page, () => expect(chat.theirs.filter({ hasText: stop })).toBeVisible(NOW));
    await chat.waitForReply();

    // The keyboard keeps its place, in a box that takes nothing more and says why.
    await expect(chat.box).toBeFocused();
    await chat.expectClosed(note);
    await chat.box.press('x');
    await chat.box.press('Enter');
    await expect(chat.box).toHaveValue('');
    expect(await guest.written(sessionId)).toHaveLength(1);
    expect(await model.callsAbout(text)).toBe(0);
    await guest.expectBalance(5);

    await page.reload();
    await chat.expectClosed(note);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Why, and what now' }).click();
    await expect(page).toHaveURL('/adults-only');
  });
}

test('in a crisis nothing is sold or rated, in no chat and not at home, and nothing waits for the pace of a chat', async ({
  page,
  chat,
  guest,
  model,
}) => {
  const other = await guest.startChat('romantic');
  const sessionId = await guest.startChat();
  await guest.setBalance(0);
  await chat.open(sessionId);
  await chat.write(unique('I want to end my life'));
  await chat.waitForHelp();
  // Calls go to the phone; nothing else on the card leads away.
  for (const [line, href] of [
    ['Tele-MANAS', 'tel:14416'],
    ['Emergency', 'tel:112'],
  ] as const)
    await expect(chat.help.getByRole('link', { name: line })).toHaveAttribute('href', href);
  await expectAccessible(page);

  await stopClock(page);
  const next = unique('are you still there');
  await model.next({ match: next, reply: 'I am here with you.' });
  await chat.write(next);
  // The clock moves by less than any wait or typing would take.
  await runUntil(
    page,
    () => expect(chat.theirs.filter({ hasText: 'I am here with you.' })).toBeVisible(NOW),
    1,
  );
  await expect(chat.messages.getByRole('link', { name: 'Get more messages' })).toHaveCount(0);
  await expect(chat.header.getByRole('link')).toHaveCount(0);

  await page.clock.resume();
  await page.goto(`/chat/${other}`);
  await expect(chat.header.getByText('Free now')).toBeVisible();
  await chat.back.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // At balance 0 the home page would offer its low price; now it just opens a chat.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Friendly/ })
    .click();
  await runUntil(page, () => expect(page).toHaveURL(/\/(loading|chat)\//, NOW));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await guest.expectBalance(0);
});

test('a companion shares a labelled drawing, with words for those who do not see it', async ({
  page,
  chat,
  guest,
  model,
}) => {
  await chat.open(await guest.startChat('romantic'));
  const text = unique('please send me a picture');
  await model.next({ match: text, reply: 'Yeh lo.', toolCalls: [{ name: 'share_picture' }] });
  await chat.talk(text);
  const picture = chat.messages.getByRole('img', { name: /^Illustration: / });
  await expect(picture).toBeVisible();
  await page.reload();
  await expect(picture).toBeVisible();
});
