import { expect, type Locator, type Page } from '@playwright/test';

const TITLES = {
  success: 'Payment Successful!',
  failed: 'Payment Failed',
  pending: 'Confirming your payment',
} as const;

/** What became of a payment: `/post-payment/…` for chats, `/recharge-success` and `/recharge-failed` for recharges. */
export class PaymentResult {
  readonly page: Page;
  readonly nothingCharged: Locator;

  constructor(page: Page) {
    this.page = page;
    this.nothingCharged = page.getByText('No charges have been made to your account.', { exact: true });
  }

  /** A pending payment is asked about every few seconds, so the change to another picture takes a while. */
  async expect(kind: keyof typeof TITLES): Promise<void> {
    await expect(this.page.locator(`[data-result="${kind}"]`)).toBeVisible({ timeout: 30_000 });
    await expect(this.page.getByRole('heading', { level: 1, name: TITLES[kind] })).toBeVisible();
  }

  button(name: 'Continue Chatting' | 'Try Again' | 'Back to the chat' | 'Check again'): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: 'Go Home' | 'Start Chatting Now' | 'Back to Home' | 'Try Again'): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }
}
