import { expect, type Locator, type Page } from '@playwright/test';
import { expectAnswers } from '../answers';

/** The list of chats, `/chats`, and its archive. */
export class ChatsPage {
  readonly page: Page;
  readonly rows: Locator;
  readonly dialog: Locator;
  readonly archive: Locator;
  readonly search: Locator;
  /** Messages that a search has found. */
  readonly found: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = page.getByRole('list', { name: /^Chats/ }).getByRole('listitem');
    this.dialog = page.getByRole('dialog');
    this.search = page.getByRole('searchbox', { name: 'Search your messages' });
    this.found = page.getByRole('list', { name: 'Messages found' }).getByRole('listitem');
    this.archive = page.getByRole('link', { name: /^Archive/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/chats');
    await expectAnswers(this.page);
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** Opens a chat, within the document. */
  async openRow(text: string): Promise<void> {
    await this.row(text).getByRole('link').first().click();
    await expect(this.page).toHaveURL(/\/chat\//);
  }

  /** Opens what can be done to a chat, and chooses one of it. */
  async choose(text: string, option: string): Promise<void> {
    await this.row(text)
      .getByRole('button', { name: /^Options for/ })
      .click();
    await this.dialog.getByRole('button', { name: option, exact: true }).click();
  }

  async expectRows(...texts: (string | RegExp)[]): Promise<void> {
    await expect(this.rows).toHaveText(
      texts.map((text) => (typeof text === 'string' ? new RegExp(text) : text)),
    );
  }
}
