import type { Locator, Page } from '@playwright/test';

/** "Raise an issue", opened from the top bar. */
export class IssueDialog {
  readonly dialog: Locator;
  readonly name: Locator;
  readonly mobile: Locator;
  readonly detail: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Raise an issue' });
    this.name = this.dialog.getByLabel('Name');
    this.mobile = this.dialog.getByLabel('Mobile number');
    this.detail = this.dialog.getByLabel('Issue detail');
    this.submit = this.dialog.getByRole('button', { name: 'Submit' });
  }

  async fill(name: string, mobile: string, detail: string): Promise<void> {
    await this.name.fill(name);
    await this.mobile.fill(mobile);
    await this.detail.fill(detail);
  }
}
