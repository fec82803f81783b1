import { expectAnswers, holdScriptsBack } from './answers';
import { countDeeds, expect, test } from './console-fixtures';
import { ChatsPage } from './pages/chats';
import { ListingPage } from './pages/listing';
import { unique } from './unique';

// What is typed or chosen on a slow line, while the scripts still come, holds.

test('search and menus of the catalogue do what was chosen before the scripts came', async ({
  page,
  guest,
}) => {
  await guest.register();
  const letScriptsCome = await holdScriptsBack(page);
  await page.goto('/psychologist', { waitUntil: 'commit' });
  const listing = new ListingPage(page);
  await listing.search.fill('isha');
  await listing.select('Sort by').selectOption('rating-high');
  letScriptsCome();
  await expectAnswers(page);
  await expect(listing.names).toHaveText(['Isha Menon']);
  await expect(page).toHaveURL(/\?q=isha&sort=rating-high$/);
  await expect(listing.search).toHaveValue('isha');
  await expect(listing.select('Sort by')).toHaveValue('rating-high');
});

test('messages are searched for what was typed before the scripts came', async ({ page, guest, chat }) => {
  const sessionId = await guest.startChat();
  const words = unique('Barsaat ki raat');
  await guest.send(sessionId, words);
  const letScriptsCome = await holdScriptsBack(page);
  await page.goto('/chats', { waitUntil: 'commit' });
  const chats = new ChatsPage(page);
  await chats.search.fill(words);
  letScriptsCome();
  await expect(chats.found).toHaveCount(1);
  await chats.found.click();
  await expect(chat.ownBubble(words)).toBeVisible();
});

test('limits that were typed and ticked before the scripts came are saved', async ({ page, guest }) => {
  await guest.register();
  const letScriptsCome = await holdScriptsBack(page);
  await page.goto('/account/limits', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Messages a day' }).fill('30');
  await page.getByRole('checkbox', { name: /^Quiet hours/ }).check();
  letScriptsCome();
  await expectAnswers(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'What holds now' }).getByRole('listitem')).toHaveText([
    '30 messages a day',
    'Quiet from 10:00 pm to 6:00 am',
  ]);
});

test('a trial of a prompt takes what was typed before the scripts came', async ({ operator }) => {
  await operator.goto('/admin/prompts');
  const friendly = operator.getByRole('region', { name: 'Friendly', exact: true });
  const address = await friendly.getByRole('link').first().getAttribute('href');
  const letScriptsCome = await holdScriptsBack(operator);
  await operator.goto(address ?? '', { waitUntil: 'commit' });
  await operator.getByLabel('Message of a person').fill('Kaise ho?');
  letScriptsCome();
  await expectAnswers(operator);
  const trials = countDeeds(operator, /\/trial$/);
  await operator.getByRole('button', { name: 'Try it' }).dblclick();
  await expect(operator.getByRole('list', { name: 'Trial talk' })).toContainText('Companion:');
  expect(trials()).toBe(1);
});
