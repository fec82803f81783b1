import type { Locator, Page } from '@playwright/test';

/** The rating of a chat, opened by leaving it. */
export class RatingDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly submit: Locator;
  readonly skip: Locator;
  readonly close: Locator;
  readonly text: Locator;
  readonly tags: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^How was your chat with / });
    this.submit = this.dialog.getByRole('button', { name: 'Submit' });
    this.skip = this.dialog.getByRole('button', { name: 'Skip' });
    this.close = this.dialog.getByRole('button', { name: 'Close' });
    this.text = this.dialog.getByRole('textbox', { name: 'Tell us more (optional)' });
    this.tags = this.dialog.getByRole('group', { name: 'What fits?' }).getByRole('button');
  }

  star(name: string): Locator {
    return this.dialog.getByRole('radio', { name });
  }

  /** A star is drawn by its label; the radio button itself is invisible. */
  async rate(stars: 1 | 2 | 3 | 4 | 5): Promise<void> {
    await this.dialog.locator('label', { has: this.page.locator(`input[value="${stars}"]`) }).click();
  }
}
