import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { LEFT_KEY, STAY_AWAY } from './left-tab';

/** A page that has just begun, in place of a browser. @param tab where storage is refused its name says what storage would */
function openPage(
  storage: Map<string, string> | null,
  type: 'navigate' | 'reload' | 'back_forward',
  tab = { name: '' },
) {
  const root = { hidden: false };
  const replace = vi.fn();
  let onShow: ((event: { persisted: boolean }) => void) | undefined;
  const refuse = () => {
    throw new Error('denied');
  };
  const context = {
    ...tab,
    document: { documentElement: root },
    location: { replace },
    performance: { getEntriesByType: () => [{ type }] },
    sessionStorage: {
      getItem: (key: string) => (storage ? (storage.get(key) ?? null) : refuse()),
      removeItem: (key: string) => (storage ? storage.delete(key) : refuse()),
    },
    addEventListener: (_: 'pageshow', listener: typeof onShow) => {
      onShow = listener;
    },
  };
  runInNewContext(STAY_AWAY, context);
  tab.name = context.name;
  return { root, replace, show: (persisted: boolean) => onShow?.({ persisted }) };
}
const left = () => new Map([[LEFT_KEY, '1']]);

test('in a tab that was left, a page that Back brings is not shown, and the plain one takes its place', () => {
  const { root, replace } = openPage(left(), 'back_forward');
  expect(root.hidden).toBe(true);
  expect(replace.mock.calls).toEqual([['/notes']]);
});

test('a page that somebody opens anew is shown, and so is what comes after it', () => {
  const storage = left();
  for (const type of ['navigate', 'back_forward'] as const) {
    const { root, replace } = openPage(storage, type);
    expect(root.hidden).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  }
});

test('a page that the browser has kept is shown only when the tab was not left, or somebody has come back since', () => {
  const storage = new Map<string, string>();
  const { root, replace, show } = openPage(storage, 'navigate');
  show(false);
  show(true);
  expect(replace).not.toHaveBeenCalled();
  storage.set(LEFT_KEY, '1');
  show(true);
  expect(root.hidden).toBe(true);
  expect(replace).toHaveBeenCalledTimes(1);
  storage.clear();
  show(true);
  expect(root.hidden).toBe(false);
  expect(replace).toHaveBeenCalledTimes(1);
});

test('where storage is refused every page is shown in a tab that was not left', () => {
  const { root, replace } = openPage(null, 'back_forward');
  expect(root.hidden).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

test('where storage is refused the name of a tab says that it was left, until somebody opens a page anew', () => {
  const tab = { name: LEFT_KEY };
  const { root, replace } = openPage(null, 'back_forward', tab);
  expect(root.hidden).toBe(true);
  expect(replace.mock.calls).toEqual([['/notes']]);
  for (const type of ['navigate', 'back_forward'] as const)
    expect(openPage(null, type, tab).root.hidden).toBe(false);
  expect(tab.name).toBe('');
});
