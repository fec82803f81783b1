import { expect, type Page } from '@playwright/test';

/** The page of Google's stand-in where an account is chosen. */
export class GooglePage {
  readonly page: Page;
  readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  /** The same in another browser. */
  on(page: Page): GooglePage {
    return new GooglePage(page, this.origin);
  }

  async expectHere(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
    expect(new URL(this.page.url()).origin).toBe(this.origin);
  }

  /** Chooses one of the accounts the page offers. */
  async choose(name: string): Promise<void> {
    await this.expectHere();
    await this.page.getByRole('button', { name }).click();
  }

  /**
   * Chooses an account that no other test has: the page's first button is given another subject.
   * @param sub digits
   */
  async chooseNew(sub: string): Promise<void> {
    await this.expectHere();
    const first = this.page.getByRole('button').first();
    await first.evaluate((button, value) => button.setAttribute('value', value), sub);
    await first.click();
  }

  async cancel(): Promise<void> {
    await this.expectHere();
    await this.page.getByRole('button', { name: 'Cancel' }).click();
  }
}
