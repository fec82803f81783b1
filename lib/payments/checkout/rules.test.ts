import { describe, expect, it } from 'vitest';
import { fallbackAddress, isCancelled } from './rules';

const order = {
  payment_session_id: 's',
  order_id: 'session_1',
  mode: 'sandbox',
  sdk_url: 'https://sdk.example/cashfree.js',
} as const;

describe('fallbackAddress', () => {
  it('takes the link of the answer, else its address, else the hosted page of the order', () => {
    const payment_url = 'https://pay.example/u';
    expect(fallbackAddress({ ...order, payment_url, payment_link: 'https://pay.example/l' })).toBe(
      'https://pay.example/l',
    );
    expect(fallbackAddress({ ...order, payment_url })).toBe(payment_url);
    expect(fallbackAddress({ ...order, payment_url: '' })).toBe(
      'https://payments.cashfree.com/order/#session_1',
    );
  });

  it('follows no script address', () => {
    expect(fallbackAddress({ ...order, payment_link: 'javascript:alert(1)' })).toContain('/order/#session_1');
  });
});

describe('isCancelled', () => {
  it('tells turning back from failing', () => {
    expect(isCancelled({ message: 'Payment cancelled by user' })).toBe(true);
    expect(isCancelled({ code: 'payment_aborted' })).toBe(true);
    expect(isCancelled({ code: 'payment_failed', message: 'Bank declined' })).toBe(false);
    expect(isCancelled({})).toBe(false);
  });
});
