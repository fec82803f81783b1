import { expect, type Locator, type Page } from '@playwright/test';
import { expectAnswers } from '../answers';

/** "Continue Chatting": the packs for a chat. */
export class PaywallPage {
  readonly page: Page;
  readonly title: Locator;
  readonly back: Locator;
  readonly packs: Locator;
  readonly pay: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1, name: 'Continue Chatting' });
    this.back = page.getByRole('link', { name: 'Back to the chat' });
    this.packs = page.getByRole('group', { name: 'Choose a pack' });
    this.pay = page.getByRole('button', { name: /^Pay ₹[\d,]+ with UPI or card$/ });
  }

  async open(sessionId: string): Promise<void> {
    await this.page.goto(`/paywall/${sessionId}`);
    await this.expectReady();
  }

  /** The balance is there, and the scripts have come: before them a link is a page load. */
  async expectReady(): Promise<void> {
    await expectAnswers(this.page);
    await expect(this.page.getByText(/^You have \d+ messages? left$/)).toBeVisible();
  }

  /** Chooses the pack of so many messages and goes to the checkout. */
  async buy(messages: number, price: string): Promise<void> {
    await this.packs.getByRole('radio', { name: new RegExp(`\\b${messages} messages`) }).check();
    await expect(this.pay).toHaveText(`Pay ${price} with UPI or card`);
    await this.pay.click();
  }
}
