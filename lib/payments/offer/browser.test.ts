import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOfferTarget, readOfferTarget } from './browser';

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the chat that was tapped is known for a day', () => {
  vi.useFakeTimers();
  expect(readOfferTarget()).toBeNull();
  keepOfferTarget('/loading/romantic?ref=abc' as never);
  expect(readOfferTarget()).toBe('/loading/romantic?ref=abc');
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(readOfferTarget()).toBeNull();
});

test('nothing else is opened, whoever wrote it', () => {
  for (const path of ['https://evil.example/', '//evil.example', '/loading/../account', '/chat/1', 7])
    for (const text of [JSON.stringify({ path, at: Date.now() }), 'not json', 'null']) {
      stored.set('saathi-offer-target', text);
      expect(readOfferTarget()).toBeNull();
    }
});
