import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LedgerKind } from '../constants';
import { type Entry, readHoldings } from './rules';

const entry = (kind: LedgerKind, delta: number, reference: string): Entry => ({ kind, delta, reference });
const bought = (orderId: string, messages: number) => entry('purchase', messages, `payment:${orderId}`);
const free = (messages: number) => entry('starter', messages, 'starter:someone');
const send = (turn: string) => entry('send', -1, `turn:${turn}`);
const sends = (count: number, prefix = 't') =>
  Array.from({ length: count }, (_, at) => send(`${prefix}${at}`));
const nobody = () => new Map<string, number>();
const read = (entries: readonly Entry[], brought: () => ReadonlyMap<string, number> = nobody) => {
  const holdings = readHoldings(entries, brought);
  return { free: holdings.free, bought: Object.fromEntries(holdings.bought) };
};

describe('a balance', () => {
  test('spends free messages first, then the oldest purchase', () => {
    const before = [free(5), bought('a', 10), bought('b', 50)];
    expect(read([...before, ...sends(5)])).toEqual({ free: 0, bought: { a: 10, b: 50 } });
    expect(read([...before, ...sends(35)])).toEqual({ free: 0, bought: { a: 0, b: 30 } });
  });

  test('that was spent is not bought again by free messages that come later', () => {
    const spent = [bought('a', 10), ...sends(10)];
    expect(read([...spent, entry('referral', 100, 'referral:x')])).toEqual({ free: 100, bought: { a: 0 } });
  });

  test('gets a message that no reply came to back where it was', () => {
    const before = [free(1), bought('a', 2), send('one'), send('two')];
    expect(read([...before, entry('send_returned', 1, 'turn:two:returned')])).toEqual({
      free: 0,
      bought: { a: 2 },
    });
    expect(read([...before, entry('send_returned', 1, 'turn:one:returned')])).toEqual({
      free: 1,
      bought: { a: 1 },
    });
  });

  test('loses what is refunded from its own purchase, and gets it back there', () => {
    const refunded = [bought('a', 10), bought('b', 50), entry('refund', -50, 'refund:b:1')];
    expect(read([...refunded, ...sends(3)])).toEqual({ free: 0, bought: { a: 7, b: 0 } });
    expect(read([...refunded, entry('refund_returned', 50, 'refund_returned:b:1')])).toEqual({
      free: 0,
      bought: { a: 10, b: 50 },
    });
  });

  test('keeps purchases apart that moved here, and takes what was none for free', () => {
    const arrived = [free(5), bought('own', 10), entry('moved', 40, 'moved:guest:in')];
    expect(read(arrived, () => new Map([['theirs', 30]]))).toEqual({
      free: 15,
      bought: { own: 10, theirs: 30 },
    });
  });

  test('leaves with its newest purchases, and with those of the offer last', () => {
    const guest = [
      bought('offer_1', 10),
      bought('a', 10),
      bought('b', 50),
      entry('moved', -60, 'moved:g:out'),
    ];
    expect([...readHoldings(guest, nobody).left]).toEqual([
      ['a', 10],
      ['b', 50],
    ]);
  });

  test('is always the sum of its ledger, and no purchase holds more than was bought', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('purchase' as const), size: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ kind: fc.constant('referral' as const), size: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ kind: fc.constant('send' as const), size: fc.constant(1) }),
      fc.record({ kind: fc.constant('send_returned' as const), size: fc.nat() }),
      fc.record({ kind: fc.constant('refund' as const), size: fc.nat() }),
      fc.record({ kind: fc.constant('refund_returned' as const), size: fc.nat() }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const entries: Entry[] = [];
        const orders: string[] = [];
        const [open, refunds]: [string[], Entry[]] = [[], []];
        for (const [at, { kind, size }] of steps.entries()) {
          const balance = entries.reduce((sum, { delta }) => sum + delta, 0);
          if (kind === 'purchase') {
            orders.push(`o${at}`);
            entries.push(bought(`o${at}`, size));
          } else if (kind === 'referral') entries.push(entry(kind, size, `referral:${at}`));
          else if (kind === 'send' && balance > 0) {
            open.push(`turn:${at}`);
            entries.push(send(String(at)));
          } else if (kind === 'send_returned' && open.length > 0)
            entries.push(entry(kind, 1, `${open.splice(size % open.length, 1)[0]}:returned`));
          else if (kind === 'refund' && orders.length > 0) {
            const orderId = orders[size % orders.length] ?? '';
            const left = readHoldings(entries, nobody).bought.get(orderId) ?? 0;
            if (left === 0) continue;
            refunds.push(entry(kind, -left, `refund:${orderId}:${at}`));
            entries.push(entry(kind, -left, `refund:${orderId}:${at}`));
          } else if (kind === 'refund_returned' && refunds.length > 0) {
            const [back] = refunds.splice(size % refunds.length, 1);
            if (back)
              entries.push(entry(kind, -back.delta, back.reference.replace('refund', 'refund_returned')));
          }
        }
        const holdings = readHoldings(entries, nobody);
        const left = [...holdings.bought.values()].reduce((sum, one) => sum + one, 0);
        expect(holdings.free + left).toBe(entries.reduce((sum, { delta }) => sum + delta, 0));
        for (const [orderId, rest] of holdings.bought) {
          const size = entries.find(({ reference }) => reference === `payment:${orderId}`)?.delta ?? 0;
          expect(rest).toBeGreaterThanOrEqual(0);
          expect(rest).toBeLessThanOrEqual(size);
        }
      }),
    );
  });
});
