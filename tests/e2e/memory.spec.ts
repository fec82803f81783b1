import { type BrowserContext, expect as plainExpect } from '@playwright/test';
import { newWord, notesReply } from '../setup/model-stand-in';
import { expectAccessible } from './accessible';
import { toastCard } from './answers';
import { expect, test } from './fixtures';
import { MemoryDialog } from './pages/memory';

/** The background reads a talk soon after the person begins another chat. */
async function untilNoted(context: BrowserContext, text: string): Promise<void> {
  await plainExpect(async () => {
    const answer = await context.request.get('/api/memory');
    plainExpect(await answer.text()).toContain(text);
  }).toPass({ timeout: 60_000 });
}

test('what was told in one chat is known in the next, until it is forgotten', async ({
  page,
  context,
  guest,
  chat,
  model,
}) => {
  test.slow();
  const memory = new MemoryDialog(page);
  const first = await guest.startChat();
  await chat.open(first);
  const told = `Listen, my dog is called Bruno ${newWord()}`;
  await chat.talk(told);
  const notes = [{ quote: 'my dog is called Bruno', kind: 'pet', fact: 'Has a dog called Bruno' }];
  await model.next({ kind: 'data', match: told, reply: notesReply(1, notes) });

  /** What the model is given with a question about the dog, the prompt with what is remembered first. */
  const askedAboutDog = async () => {
    const question = `What is my dog's name? ${newWord()}`;
    await chat.talk(question);
    const [request] = await model.requestsAbout(question);
    return JSON.stringify(request?.body);
  };
  const second = await guest.startChat();
  await untilNoted(context, 'Has a dog called Bruno');
  await chat.open(second);
  expect(await askedAboutDog()).toMatch(/# What you remember.*Has a dog called Bruno/);

  await test.step('the person sees it, and has it forgotten', async () => {
    await memory.open();
    await expect(memory.items).toHaveText([/Has a dog called Bruno/]);
    await expectAccessible(page);
    await memory.tool('Forget', 'Has a dog called Bruno').click();
    await chat.expectToast('Forgotten', '');
    await expect(memory.items).toHaveCount(0);
    await expect(memory.dialog.getByText('Nothing yet.')).toBeVisible();
    await memory.close();
  });

  await chat.open(await guest.startChat());
  expect(await askedAboutDog()).not.toContain('Bruno');
});

test('something delicate is kept only after a yes; what is wrong is put right; off is off', async ({
  page,
  context,
  guest,
  chat,
  model,
}) => {
  test.slow();
  const memory = new MemoryDialog(page);
  await guest.startChat();
  const first = await guest.startChat();
  const told = `I have diabetes and I live in Pune ${newWord()}`;
  await guest.send(first, told);
  const notes = [
    { quote: 'I have diabetes', kind: 'other', fact: 'Has diabetes', topic: 'health' },
    { quote: 'I live in Pune', kind: 'home', fact: 'Lives in Pune' },
  ];
  await model.next({ kind: 'data', match: told, reply: notesReply(1, notes) });
  const second = await guest.startChat();
  await untilNoted(context, 'Has diabetes');
  await chat.open(second);

  const question = page.getByRole('region', { name: 'A question about memory' });
  await chat.box.focus();
  await page.clock.runFor(3000);
  await expect(question).toContainText('Has diabetes');
  await expect(question).toContainText('Shall I remember that?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toHaveCount(0);

  await memory.open();
  await expect(memory.items).toHaveText([/Lives in Pune/]);
  await memory.tool('Correct', 'Lives in Pune').click();
  const box = memory.dialog.getByRole('textbox', { name: 'Put it right' });
  await expect(box).toBeFocused();
  await box.fill('  ');
  await memory.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(memory.dialog.getByText('Please write what should be remembered.')).toBeVisible();
  await box.fill('Lives in नागपुर now');
  await memory.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(memory.items).toHaveText([/Lives in नागपुर now.*Put right by you/s]);

  await expect(memory.mayRemember).toBeChecked();
  const stored = page.waitForResponse('**/api/memory/settings');
  await memory.mayRemember.click();
  await expect(memory.dialog.getByText('Companions learn nothing new')).toBeVisible();
  await stored;
  await page.reload();
  await memory.open();
  await expect(memory.mayRemember).not.toBeChecked();
  await memory.dialog.getByRole('button', { name: 'Forget everything' }).click();
  await expect(memory.dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await memory.dialog.getByRole('button', { name: 'Forget everything' }).click();
  await expect(memory.items).toHaveCount(0);
  await expect(memory.dialog.getByText('Nothing is remembered.')).toBeVisible();
});

test('without a network the list says so, and comes when it is tried again', async ({
  page,
  guest,
  chat,
  noise,
}) => {
  const memory = new MemoryDialog(page);
  const card = toastCard(page);
  await chat.open(await guest.startChat());
  await memory.open();
  await card;
  // The list itself, or the dialog has nothing to show once the network is gone.
  await expect(memory.mayRemember).toBeChecked();
  await memory.close();
  // What a chat still loads in a quiet moment may fall into the time without a network.
  noise.allow(/\/(api|_next|fonts)\//);
  await page.context().setOffline(true);
  await memory.open();
  await memory.mayRemember.click();
  await chat.expectToast('That did not work', 'Please check your connection');
  await expect(memory.mayRemember).toBeChecked();
  await page.context().setOffline(false);
  await memory.mayRemember.click();
  await expect(memory.mayRemember).not.toBeChecked();
});
