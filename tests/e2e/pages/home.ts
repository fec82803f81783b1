import { expect, type Locator, type Page } from '@playwright/test';

const SWIPE_MOVES = 10;
const SWIPE_MOVE_MS = 20;
/** Long enough for the browser to forget how fast the finger was. */
const SWIPE_REST_MS = 300;

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

  /**
   * Drags the banner from one place of the screen to another with a finger that rests before it lifts, as one does who
   * looks. The times of its moves are told to the browser: how fast they are does not depend on the machine.
   * @param fromX px from the left edge of the screen
   * @param toX px from the left edge of the screen
   */
  async swipe(fromX: number, toX: number): Promise<void> {
    const box = await this.banner.boundingBox();
    const y = (box?.y ?? 0) + 60;
    const finger = await this.page.context().newCDPSession(this.page);
    const began = Date.now() / 1000;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, afterMs: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
        timestamp: began + afterMs / 1000,
      });
    await touch('touchStart', fromX, 0);
    for (let move = 1; move <= SWIPE_MOVES; move += 1)
      await touch('touchMove', fromX + ((toX - fromX) * move) / SWIPE_MOVES, move * SWIPE_MOVE_MS);
    await touch('touchEnd', toX, SWIPE_MOVES * SWIPE_MOVE_MS + SWIPE_REST_MS);
    await finger.detach();
  }

  /** Now the strip rests, at the slide that is said to be the current one. */
  async expectAtRest(): Promise<void> {
    const { at, current } = await this.banner.getByRole('list').evaluate((strip) => ({
      at: strip.scrollLeft / Math.max(1, strip.clientWidth),
      current: [...strip.children].findIndex((slide) => slide.hasAttribute('data-current')),
    }));
    expect(at).toBe(current);
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
