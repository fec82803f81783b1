import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { KEEP_EARLY_TAP } from './early-tap';

type Listener = (event: object) => void;

/** A page that has just begun, in place of a browser. */
function openPage() {
  const listeners = new Map<string, Set<Listener>>();
  const of = (name: string) => listeners.get(name) ?? new Set();
  const timers: (() => void)[] = [];
  const dataset: Record<string, string> = {};
  const window: { answerEarly?: () => void } = {};
  runInNewContext(KEEP_EARLY_TAP, {
    window,
    document: { documentElement: { dataset } },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, of(name).add(listener)),
    removeEventListener: (name: string, listener: Listener) => of(name).delete(listener),
    setTimeout: (run: () => void) => timers.push(run),
  });
  return {
    ...{ window, dataset },
    runTimers: () => {
      for (const run of timers.splice(0)) run();
    },
    /** @returns whether React hears of it */
    send(name: string, event: object = {}): boolean {
      const stopPropagation = vi.fn();
      for (const listener of of(name))
        listener({ stopPropagation, preventDefault: () => undefined, ...event });
      return stopPropagation.mock.calls.length === 0;
    },
  };
}

const button = () => {
  const click = vi.fn();
  return { click, target: { closest: () => ({ click }) } };
};

test('React hears of no touch until the page is taken over, and the last tap is then done once', () => {
  const page = openPage();
  const [first, last, later] = [button(), button(), button()];
  const touches = ['pointerdown', 'mousedown', 'touchstart', 'touchend', 'pointerup', 'mouseup', 'input'];
  expect(touches.filter((name) => page.send(name))).toEqual([]);
  expect(page.send('click', first)).toBe(false);
  expect(page.send('click', last)).toBe(false);
  expect(page.dataset.answers).toBeUndefined();

  page.window.answerEarly?.();
  expect(page.dataset.answers).toBe('');
  // What is tapped between the two calls is heard like any other.
  expect(page.send('click', later)).toBe(true);
  expect(touches.every((name) => page.send(name))).toBe(true);
  page.window.answerEarly?.();
  expect(last.click).not.toHaveBeenCalled();
  page.runTimers();
  page.window.answerEarly?.();
  page.runTimers();
  expect([first, last, later].map(({ click }) => click.mock.calls.length)).toEqual([0, 1, 0]);
});

test('a key is held back too, and Enter sends what is in the box', () => {
  const page = openPage();
  const { click } = button();
  const box = { enterKeyHint: 'send', form: { querySelector: () => ({ click }) } };
  const key = (name: string, more = {}) => page.send('keydown', { key: name, target: box, ...more });
  expect([key('a'), key('Enter', { shiftKey: true }), key('Enter', { isComposing: true })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(key('Enter')).toBe(false);
  page.window.answerEarly?.();
  page.window.answerEarly?.();
  page.runTimers();
  expect(click).toHaveBeenCalledTimes(1);
});
