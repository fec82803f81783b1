import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runAfterInput } from './first-input';

/** A page that is idle all the time, in place of a browser. */
let page: EventTarget;
let isTouched: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  isTouched = false;
  vi.stubGlobal('window', page);
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('KeyboardEvent', class extends Event {});
  vi.stubGlobal('navigator', {
    userActivation: {
      get hasBeenActive() {
        return isTouched;
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const QUIET_MS = 1_000;

function input(type: string): void {
  isTouched = true;
  page.dispatchEvent(type === 'keydown' ? new KeyboardEvent(type) : new Event(type));
}

describe('what waits for the first input', () => {
  test('is not begun before it, and once after it', () => {
    const work = vi.fn();
    runAfterInput(work, QUIET_MS);
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
    input('keydown');
    input('pointerdown');
    vi.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledOnce();
  });

  test('is not begun while a finger taps, in which a page is idle as well', () => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
    const work = vi.fn();
    runAfterInput(work, QUIET_MS);
    input('pointerdown');
    vi.advanceTimersByTime(120);
    input('pointerup');
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledOnce();
  });

  test('is begun at once where there has been one', () => {
    isTouched = true;
    const work = vi.fn();
    runAfterInput(work, QUIET_MS);
    vi.advanceTimersByTime(QUIET_MS);
    expect(work).toHaveBeenCalledOnce();
  });

  test.each(['before the input', 'after it'])('is not begun when it is cancelled %s', (when) => {
    const work = vi.fn();
    const cancel = runAfterInput(work, QUIET_MS);
    if (when === 'before the input') cancel();
    input('pointerdown');
    cancel();
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
  });
});
