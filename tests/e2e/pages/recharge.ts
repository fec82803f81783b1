import { expect, type Locator, type Page } from '@playwright/test';
import { expectAnswers } from '../answers';

/** The wallet's balance and the plans to fill it. */
export class RechargePage {
  readonly page: Page;
  readonly title: Locator;
  readonly balance: Locator;
  readonly plans: Locator;
  readonly pay: Locator;
  readonly cancelled: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1, name: 'Recharge' });
    this.balance = page.getByRole('heading', { name: 'Current balance' }).locator('..');
    this.plans = page.getByRole('group', { name: 'Choose a plan' });
    this.pay = page.getByRole('button', { name: /^Pay ₹[\d,]+ for \d+ Messages$/ });
    this.cancelled = page.getByRole('status').filter({ hasText: 'Payment cancelled' });
  }

  async open(): Promise<void> {
    await this.page.goto('/recharge');
    await this.expectReady();
  }

  /** The balance is there, and the scripts have come. */
  async expectReady(): Promise<void> {
    await expectAnswers(this.page);
    await expect(this.balance).toHaveText(/\d/);
  }

  /** The card of a plan. */
  plan(messages: number): Locator {
    return this.plans.getByRole('radio', { name: new RegExp(`\\b${messages} messages`) });
  }

  /** Chooses the plan of so many messages and goes to the checkout. */
  async buy(messages: number, price: string): Promise<void> {
    await this.plan(messages).check();
    await expect(this.pay).toHaveText(`Pay ${price} for ${messages} Messages`);
    await this.pay.click();
  }

  async expectNewBalance(messages: number): Promise<void> {
    await expect(this.page.getByText(`New balance: ${messages} messages`)).toBeVisible();
  }
}
