import { newWord } from '../setup/model-stand-in';
import { expectAccessible } from './accessible';
import { expectAnswers, holdAnswer } from './answers';
import { expect, test } from './fixtures';
import { expectFits } from './layout';

test('a person chooses what companions call them, is told what cannot be, and takes it away', async ({
  page,
  guest,
  model,
  noise,
}) => {
  noise.allow(/\/api\/account\/nickname$/);
  const sessionId = await guest.startChat();
  await page.goto('/account/chats');
  await expectAnswers(page);
  const part = page.getByRole('region', { name: 'What companions call you' });
  await expect(part).toContainText('You have not chosen a name.');
  await part.getByRole('button', { name: 'Choose a name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a name' });
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);

  await field.fill('98765 43210');
  await field.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(
    'Companions cannot use this name. Please choose another one.',
  );
  await expect(field).toHaveAccessibleDescription(/cannot use this name/);
  await expectAccessible(page);

  await field.fill('  चीकू  ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(part.getByText('चीकू', { exact: true })).toBeVisible();
  await page.reload();
  await expectAnswers(page);
  await expect(part.getByText('चीकू', { exact: true })).toBeVisible();

  const word = newWord();
  await guest.send(sessionId, `Aaj ${word} khaya`);
  const [request] = await model.requestsAbout(word);
  expect(JSON.stringify(request)).toContain('Name: चीकू');

  await part.getByRole('button', { name: 'Change the name' }).click();
  await expect(field).toHaveValue('चीकू');
  await dialog.getByRole('button', { name: 'Remove the name' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(part).toContainText('You have not chosen a name.');
  expect((await guest.me()) as object).toMatchObject({ nickname: null });
});

test('a look at the account that began before a name was chosen does not bring back what was before', async ({
  page,
  guest,
  db,
}) => {
  const { id } = await guest.register();
  await guest.startChat();
  // Their first page of a day asks for them with the first input.
  await db.query(`UPDATE users SET last_seen_at = now() - interval '25 hours' WHERE id = $1`, [id]);
  const look = await holdAnswer(page, '**/api/user/me');
  await page.goto('/account/chats');
  await expectAnswers(page);
  const part = page.getByRole('region', { name: 'What companions call you' });
  await part.getByRole('button', { name: 'Choose a name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a name' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('चीकू');
  await look.made;
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const chosen = part.getByText('चीकू', { exact: true });
  await expect(chosen).toBeVisible();
  await look.letCome();
  await expect(chosen).toBeVisible();
});
