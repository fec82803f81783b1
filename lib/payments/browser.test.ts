import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearPaymentAttempt,
  leavePaywall,
  storePaymentAttempt,
  storePaymentStatus,
  takePaymentStatus,
} from './browser';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_000;
let held: Map<string, string>;

beforeEach(() => {
  held = new Map();
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('payment_status', () => {
  it('is kept with its time, and ends the attempt', () => {
    storePaymentAttempt();
    storePaymentStatus('success');
    expect(JSON.parse(held.get('payment_status') ?? '')).toEqual({ value: 'success', timestamp: NOW });
    expect(held.has('payment_attempt')).toBe(false);
  });

  it('is taken once', () => {
    storePaymentStatus('failed');
    expect(takePaymentStatus()).toBe('failed');
    expect(takePaymentStatus()).toBeNull();
  });

  it('gives no banner for a cancelled payment or for damaged text', () => {
    storePaymentStatus('cancelled');
    expect(takePaymentStatus()).toBeNull();
    for (const text of ['', '{', 'null', '5', '{"value":7}']) {
      held.set('payment_status', text);
      expect(takePaymentStatus()).toBeNull();
    }
    held.set('payment_status', 'success');
    expect(takePaymentStatus()).toBe('success');
  });
});

describe('leaving the paywall', () => {
  it('fails a payment that was begun', () => {
    storePaymentAttempt();
    expect(held.get('payment_attempt')).toBe(String(NOW));
    leavePaywall();
    expect(takePaymentStatus()).toBe('failed');
    leavePaywall();
    expect(takePaymentStatus()).toBeNull();
  });

  it('fails nothing without an attempt, after one that never began, or long after one', () => {
    leavePaywall();
    storePaymentAttempt();
    clearPaymentAttempt();
    leavePaywall();
    storePaymentAttempt();
    vi.advanceTimersByTime(31 * MINUTE_MS);
    leavePaywall();
    expect(held.has('payment_status')).toBe(false);
  });
});
