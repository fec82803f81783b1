import { expect, type Locator, type Page } from '@playwright/test';
import { expectAnswers } from '../answers';

/** Everything a person has here. */
export class AccountPage {
  readonly page: Page;
  readonly messages: Locator;
  readonly chats: Locator;
  readonly payments: Locator;
  readonly mobile: Locator;
  readonly data: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.messages = page.getByRole('region', { name: 'Messages' });
    this.chats = page.getByRole('region', { name: 'My chats' });
    this.payments = page.getByRole('region', { name: 'Payments' });
    this.mobile = page.getByRole('region', { name: 'Mobile number' });
    this.data = page.getByRole('region', { name: 'Your data' });
    this.dialog = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/account');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await this.settled();
  }

  /** Its page with chats and memory. */
  async openChats(): Promise<void> {
    await this.page.goto('/account/chats');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Chats and memory' })).toBeVisible();
    await this.settled();
  }

  /** Nothing is loading any more. */
  async settled(): Promise<void> {
    await expectAnswers(this.page);
    await expect(this.page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }

  /** The history as it reads, newest first: what happened and by how much. */
  async history(): Promise<string[]> {
    const lines = this.messages.getByRole('listitem');
    await expect(lines.first()).toBeVisible();
    return lines.evaluateAll((items) =>
      items.map((item) => {
        const [what, change] = [...item.children].map((part) => part.firstElementChild?.textContent);
        return `${what} ${change}`;
      }),
    );
  }
}
