import { describe, expect, it } from 'vitest';
import { onTrackedEvent, type TrackedEvent, trackEvent } from './browser';

describe('trackEvent', () => {
  it('reaches those who listen, until they stop', () => {
    const seen: TrackedEvent[] = [];
    trackEvent('ViewContent');
    const stop = onTrackedEvent((event) => seen.push(event));
    trackEvent('InitiateCheckout', { amount: 9, messages: 10 });
    stop();
    trackEvent('PaymentSuccess');
    expect(seen).toEqual([{ name: 'InitiateCheckout', params: { amount: 9, messages: 10 } }]);
  });
});
