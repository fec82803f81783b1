import { expect, type Locator, type Page } from '@playwright/test';
import { NOW, runUntil } from '../clock';

/** What a visitor sees while a chat is made, `/loading/…`. */
export class LoadingPage {
  readonly page: Page;
  readonly consent: Locator;
  readonly tick: Locator;
  readonly confirm: Locator;
  readonly progress: Locator;
  readonly retry: Locator;
  readonly home: Locator;

  constructor(page: Page) {
    this.page = page;
    this.consent = page.getByRole('dialog', { name: 'Before your first chat' });
    this.tick = this.consent.getByRole('checkbox', {
      name: 'I am 18 or older, and I know that companions are AI.',
    });
    this.confirm = this.consent.getByRole('button', { name: 'Confirm and continue' });
    this.progress = page.getByRole('progressbar', { name: 'Preparing your chat' });
    this.retry = page.getByRole('button', { name: 'Try again' });
    this.home = page.getByRole('link', { name: 'Back to home' });
  }

  async confirmAdult(): Promise<void> {
    await this.tick.check();
    await this.confirm.click();
  }

  /** Lets the clock run until the chat is on the screen; its id. */
  async waitForChat(): Promise<string> {
    await runUntil(this.page, () => expect(this.page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/, NOW));
    return this.page.url().split('/').at(-1) ?? '';
  }
}
