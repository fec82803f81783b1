import type { Page } from '@playwright/test';
import { UNTOUCHED_MS } from '../../lib/client/first-input';

/**
 * Has the pages that are opened next wait for a touch, however long: what they fetch some seconds after they are complete is
 * not taken for a part of their loading, which takes longer on a busy machine.
 */
export async function stayUntouched(page: Page): Promise<void> {
  await page.addInitScript((untouchedMs) => {
    const later = window.setTimeout;
    window.setTimeout = ((work: TimerHandler, ms?: number, ...rest: unknown[]) =>
      later(work, (ms ?? 0) >= untouchedMs ? 1e9 : ms, ...rest)) as typeof window.setTimeout;
  }, UNTOUCHED_MS);
}
