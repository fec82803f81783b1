import { expect, type Locator, type Page } from '@playwright/test';

/** Refunds that wait for a decision, `/admin/refunds`. */
export class ConsoleRefunds {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/refunds');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible();
  }

  card(orderId: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: orderId });
  }

  approve(orderId: string): Locator {
    return this.card(orderId).getByRole('button', { name: `Approve ${orderId}` });
  }

  async refuse(orderId: string, why: string): Promise<void> {
    await this.card(orderId).getByLabel('Why not, for the person').fill(why);
    await this.card(orderId).getByRole('button', { name: 'Refuse' }).dblclick();
  }
}
