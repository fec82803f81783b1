import type { Locator, Page } from '@playwright/test';

/** The question about advertising measurement on the home screens. */
export class ConsentCard {
  readonly card: Locator;
  readonly allow: Locator;
  readonly refuse: Locator;

  constructor(page: Page) {
    this.card = page.getByRole('region', { name: 'Help us see which ads work?' });
    this.allow = this.card.getByRole('button', { name: 'Allow' });
    this.refuse = this.card.getByRole('button', { name: 'No thanks' });
  }
}
