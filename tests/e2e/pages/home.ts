import { expect, type Locator, type Page } from '@playwright/test';

/** Both home pages. */
export class HomePage {
  readonly page: Page;
  readonly banner: Locator;
  readonly slides: Locator;
  readonly raiseIssue: Locator;
  readonly startButton: Locator;
  /** Around the buttons that start something. */
  readonly startForm: Locator;

  constructor(page: Page) {
    this.page = page;
    this.banner = page.getByRole('region', { name: 'What a companion can do for you' });
    this.slides = this.banner.getByRole('listitem');
    this.raiseIssue = page.getByRole('button', { name: 'Raise an issue' });
    this.startButton = page.getByRole('button', { name: 'Start free chat' });
    this.startForm = page.locator('form', { has: this.startButton });
  }

  async open(path: '/' | '/partners_home' = '/'): Promise<void> {
    await this.page.goto(path);
  }

  /** The button of a chat type, such as "True Love". */
  chatType(label: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: new RegExp(`^${label}`) });
  }

  lastChat(companion: string): Locator {
    return this.page.getByRole('link', { name: new RegExp(`^${companion}.*Continue your last chat`) });
  }

  async expectBalance(messages: number): Promise<void> {
    const words = messages === 1 ? 'message left' : 'messages left';
    await expect(this.page.getByRole('main').getByText(words, { exact: true }).locator('..')).toHaveText(
      `${messages}${words}`,
    );
  }

  /** The place of the current slide, from 0. */
  async currentSlide(): Promise<number> {
    const marks = await this.slides.evaluateAll((slides) =>
      slides.map((slide) => slide.hasAttribute('data-current')),
    );
    return marks.indexOf(true);
  }

  /** Waits until the strip has come to rest at a slide, which takes real time. */
  async expectAtSlide(place: number): Promise<void> {
    await expect
      .poll(() =>
        this.banner.getByRole('list').evaluate((strip) => strip.scrollLeft / Math.max(1, strip.clientWidth)),
      )
      .toBe(place);
  }
}
