import type { Locator, Page } from '@playwright/test';
import { ChatPage } from './chat';

/** "What … remembers", opened from a chat. */
export class MemoryDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly items: Locator;
  readonly mayRemember: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^What .+ remembers$/ });
    this.items = this.dialog.getByRole('listitem');
    this.mayRemember = this.dialog.getByRole('checkbox', { name: /^Companions may remember/ });
  }

  async open(): Promise<void> {
    await new ChatPage(this.page).openAbout();
    await this.page.getByRole('button', { name: /^What .+ remembers$/ }).click();
    await this.dialog.waitFor();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  tool(what: 'Correct' | 'Forget', text: string): Locator {
    return this.dialog.getByRole('button', { name: `${what}: ${text}` });
  }
}
