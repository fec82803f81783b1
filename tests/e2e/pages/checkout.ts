import { expect, type Page } from '@playwright/test';

type Choice = 'Pay with UPI' | 'Pay with card' | 'Fail the payment' | 'Stay pending' | 'Leave';

/** The payment provider's own page. */
export class CheckoutPage {
  readonly page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  /** @param price as it is shown, such as "₹9" */
  async expectOpen(price: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.origin === this.#origin);
    await expect(this.page.locator('.amount')).toContainText(price);
  }

  async choose(choice: Choice): Promise<void> {
    await this.page.getByRole('button', { name: choice }).click();
    await expect(this.page).not.toHaveURL((url) => url.origin === this.#origin);
  }

  /** Waits for the checkout and pays or doesn't. */
  async end(price: string, choice: Choice): Promise<void> {
    await this.expectOpen(price);
    await this.choose(choice);
  }

  /** The bank decides about a pending payment, in a tab of its own that comes back to the product. */
  async decideLater(paymentSessionId: string, choice: 'Pay late' | 'Fail late'): Promise<void> {
    const bank = await this.page.context().newPage();
    await bank.goto(`${this.#origin}/checkout/${paymentSessionId}/later`);
    await bank.getByRole('button', { name: choice }).click();
    await expect(
      bank.locator(`[data-result="${choice === 'Pay late' ? 'success' : 'failed'}"]`),
    ).toBeVisible();
    await bank.close();
  }
}
