import { expect, test } from 'vitest';
import { DISMISSED_MAX } from '../constants';
import { dismissedIn, readDismissed, withDismissed } from './rules';

test('what is dismissed is known, once, beside what was dismissed before', () => {
  const first = withDismissed('other=1', 'new-voice');
  expect(first).toMatch(/^notices=new-voice; path=\/; max-age=\d+; samesite=lax$/);
  const second = withDismissed('other=1; notices=new-voice', 'rules-2026-q4');
  expect(dismissedIn(`a=b; ${second}`)).toEqual(['new-voice', 'rules-2026-q4']);
  expect(withDismissed('notices=new-voice', 'new-voice')).toBe(first);
  expect(readDismissed(undefined)).toEqual([]);
});

test('the cookie does not grow for ever: the oldest go', () => {
  let cookie = '';
  for (let one = 0; one < 40; one += 1) cookie = withDismissed(cookie, `notice-${one}`).split(';')[0] ?? '';
  expect(dismissedIn(cookie)).toHaveLength(DISMISSED_MAX);
  expect(dismissedIn(cookie).at(-1)).toBe('notice-39');
});
