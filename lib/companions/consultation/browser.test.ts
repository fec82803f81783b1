import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAskedChat, takeAskedChat } from './browser';
import { SIGN_IN_LASTS_MS } from './constants';

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('knows once which chat somebody went to sign in for', () => {
  expect(takeAskedChat('isha')).toBeNull();
  keepAskedChat('isha', false);
  expect(takeAskedChat('isha')).toEqual({ incognito: false });
  expect(takeAskedChat('isha')).toBeNull();
});

it('knows whether it is to be an incognito one', () => {
  keepAskedChat('isha', true);
  expect(takeAskedChat('isha')).toEqual({ incognito: true });
});

it('forgets it at another profile, and when it was long ago', () => {
  keepAskedChat('isha', false);
  expect(takeAskedChat('neha')).toBeNull();
  expect(takeAskedChat('isha')).toBeNull();
  keepAskedChat('isha', false);
  vi.advanceTimersByTime(SIGN_IN_LASTS_MS);
  expect(takeAskedChat('isha')).toBeNull();
});

it('keeps nothing where the tab may not, and breaks nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepAskedChat('isha', false);
  expect(takeAskedChat('isha')).toBeNull();
});
