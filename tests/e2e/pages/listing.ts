import type { Page } from '@playwright/test';
import { expectAnswers } from '../answers';

/** The listing of psychologist companions, `/psychologist`. */
export class ListingPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The scripts have come; the cards were there before. Somebody begins to use the page, which now fetches the whole list. */
  async open(path = '/psychologist'): Promise<void> {
    await this.#page.goto(path);
    await expectAnswers(this.#page);
    await this.#page.keyboard.press('Shift');
  }

  get cards() {
    return this.#page.getByRole('main').getByRole('listitem');
  }

  get names() {
    return this.cards.getByRole('heading', { level: 2 });
  }

  get count() {
    return this.#page.getByText(/^Showing \d+ of \d+ psychologists$/);
  }

  get search() {
    return this.#page.getByRole('searchbox', { name: 'Search by name or expertise' });
  }

  chip(name: string) {
    return this.#page.getByRole('radio', { name, exact: true });
  }

  select(name: 'Experience' | 'Rating' | 'Sort by') {
    return this.#page.getByRole('combobox', { name });
  }

  card(name: string) {
    return this.cards.filter({ hasText: name });
  }
}
