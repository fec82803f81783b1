import type { Locator, Page } from '@playwright/test';

/** The Refer & Earn card and its dialogs. */
export class Refer {
  readonly page: Page;
  readonly card: Locator;
  readonly share: Locator;
  readonly dialog: Locator;
  readonly link: Locator;
  readonly copy: Locator;
  readonly whatsApp: Locator;
  readonly more: Locator;
  readonly signIn: Locator;

  constructor(page: Page) {
    this.page = page;
    this.card = page.getByRole('region', { name: 'Refer & Earn' });
    this.share = this.card.getByRole('button', { name: 'Share' });
    this.dialog = page.getByRole('dialog', { name: 'Refer & Earn' });
    this.link = this.dialog.getByRole('textbox', { name: 'Your link' });
    this.copy = this.dialog.getByRole('button', { name: 'Copy link' });
    this.whatsApp = this.dialog.getByRole('link', { name: 'Share on WhatsApp' });
    this.more = this.dialog.getByRole('button', { name: 'More ways to share' });
    this.signIn = page.getByRole('dialog', { name: 'Sign in to refer friends' });
  }
}
