import { describe, expect, it } from 'vitest';
import { isOffer, nextQuestionMs, readReturn, resultPicture, shownOrderId } from './rules';

const read = (search: string) => readReturn(new URLSearchParams(search));
const answer = (known: 'paid' | 'pending' | 'failed') => ({ known, nothingCharged: false }) as const;

describe('readReturn', () => {
  it('reads payment_status, else status, in any case', () => {
    expect(read('order_id=session_1&payment_status=SUCCESS')).toEqual({ orderId: 'session_1', said: 'paid' });
    expect(read('order_id=session_1&status=cancelled').said).toBe('cancelled');
    expect(read('status=FAILED').said).toBe('failed');
    expect(read('payment_status=whatever')).toEqual({ orderId: null, said: null });
    expect(read('order_id=').orderId).toBeNull();
  });

  it('takes the provider’s name of the order where ours is missing', () => {
    expect(read('cf_order_id=2189&payment_status=SUCCESS')).toEqual({ orderId: '2189', said: 'paid' });
    expect(read('order_id=session_1&cf_order_id=2189').orderId).toBe('session_1');
    expect(read('order_id=&cf_order_id=').orderId).toBeNull();
  });
});

describe('resultPicture', () => {
  const nothing = { known: 'nothing' } as const;

  it('begins with what the address says', () => {
    expect(resultPicture(read('order_id=a&payment_status=SUCCESS'), nothing)).toBe('success');
    expect(resultPicture(read('order_id=a&payment_status=FAILED'), nothing)).toBe('failed');
    expect(resultPicture(read('order_id=a&status=CANCELLED'), nothing)).toBe('failed');
    expect(resultPicture(read('order_id=a'), nothing)).toBe('checking');
    expect(resultPicture(read(''), nothing)).toBe('failed');
  });

  it('believes no success without an order, which nobody could correct', () => {
    expect(resultPicture(read('payment_status=SUCCESS'), nothing)).toBe('failed');
  });

  it('corrects a forged success as soon as the server has spoken', () => {
    const forged = read('order_id=a&payment_status=SUCCESS');
    expect(resultPicture(forged, answer('failed'))).toBe('failed');
    expect(resultPicture(forged, answer('pending'))).toBe('pending');
    expect(resultPicture(forged, { known: 'missing' })).toBe('failed');
    expect(resultPicture(forged, { known: 'unreachable' })).toBe('pending');
  });

  it('shows a success that the address calls a failure', () => {
    expect(resultPicture(read('order_id=a&payment_status=FAILED'), answer('paid'))).toBe('success');
  });

  it('keeps to a failure while nothing better is known', () => {
    expect(resultPicture(read('order_id=a&payment_status=CANCELLED'), answer('pending'))).toBe('failed');
  });
});

describe('nextQuestionMs', () => {
  it('asks after 2, 3, 5, 5, … seconds', () => {
    expect([1, 2, 3, 4, 20].map((answers) => nextQuestionMs(answers, 0))).toEqual([
      2000, 3000, 5000, 5000, 5000,
    ]);
  });

  it('stops after three minutes', () => {
    expect(nextQuestionMs(30, 175_000)).toBe(5000);
    expect(nextQuestionMs(30, 175_001)).toBe(false);
  });
});

it('knows the offer by its order', () => {
  expect(isOffer('offer_1')).toBe(true);
  expect(isOffer('recharge_offer_1')).toBe(false);
  expect(isOffer(null)).toBe(false);
});

describe('shownOrderId', () => {
  it('strips what was bought, at the beginning only and once', () => {
    expect(['recharge_12-3', 'session_2', 'offer_3', '4'].map(shownOrderId)).toEqual(['12-3', '2', '3', '4']);
    expect(shownOrderId('offer_recharge_1')).toBe('recharge_1');
    expect(shownOrderId('my_offer_1')).toBe('my_offer_1');
  });
});
