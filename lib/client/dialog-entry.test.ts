import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterDialog, watchDialogEntries } from './dialog-entry';
import { DIALOG_MARK } from './dialog-mark';

// React draws nothing here: what it would do at once is done.
vi.mock('react-dom', () => ({ flushSync: (work: () => void) => work() }));

/** A browser's history; a way back is heard of after the task, first by the router and then by the others. */
function browser() {
  const entries: Record<string, unknown>[] = [{}];
  const pops: (() => void)[] = [];
  const router: { onPop?: () => void } = {};
  const window = {
    location: { href: 'https://saathi.example/chats' },
    addEventListener: (_: string, listener: () => void) => pops.push(listener),
    history: {
      get state() {
        return entries.at(-1);
      },
      pushState: (state: Record<string, unknown>) => entries.push(state),
      back: () =>
        setTimeout(() => {
          entries.pop();
          router.onPop?.();
          for (const listener of pops) listener();
        }, 5),
    },
  };
  return { window, router, marks: () => entries.map((state) => DIALOG_MARK in state) };
}

const { window, router, marks } = browser();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', window);
  watchDialogEntries();
});
afterEach(() => {
  delete router.onPop;
  vi.useRealTimers();
});

test('one entry lies on the page while any dialog is open, and none when the last is closed', () => {
  const closeOne = enterDialog(() => undefined);
  const closeOther = enterDialog(() => undefined);
  expect(marks()).toEqual([false, true]);
  closeOther();
  vi.runAllTimers();
  expect(marks()).toEqual([false, true]);
  closeOne();
  vi.runAllTimers();
  expect(marks()).toEqual([false]);
});

test('a dialog that the router draws while the entry of another is being left has an entry, which is left in its turn', () => {
  const closeOne = enterDialog(() => undefined);
  closeOne();
  let closeOther = (): void => undefined;
  router.onPop = () => {
    delete router.onPop;
    closeOther = enterDialog(() => undefined);
  };
  vi.runAllTimers();
  expect(marks()).toEqual([false, true]);
  closeOther();
  vi.runAllTimers();
  expect(marks()).toEqual([false]);
});

test('Back closes the newest dialog', () => {
  const closed = vi.fn();
  const taken = enterDialog(() => {
    closed();
    taken();
  });
  window.history.back();
  vi.runAllTimers();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(marks()).toEqual([false]);
});
