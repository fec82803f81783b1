import type { Page } from '@playwright/test';

/** What shows as no shift in three digits. */
export const NO_SHIFT = 0.0005;

/** How much of a page has moved by itself since it was opened (https://web.dev/articles/cls). */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
