import type { Locator } from '@playwright/test';

/**
 * Two taps in one task of the page, before anything can have opened under the second one. They begin after the command
 * has been answered, for a tap may leave the page, and the command with it. The page's clock may stand still.
 */
export const tapTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      element.click();
      element.click();
      port1.close();
    };
    port2.postMessage(null);
  });
