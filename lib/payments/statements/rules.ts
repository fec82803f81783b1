import type { Cell } from '@/lib/kit/csv';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import type { MoneyLine, MoneySum } from './store';

/** Sums of one kind of ledger entries on a day of India. */
export type LedgerSum = { day: string; kind: string; messages: number; entries: number };

const PERIOD = /^(\d{4})-(\d\d)(?:-(\d\d))?$/;

/**
 * A day (2026-11-23) or a month (2026-11) of India as the time from its beginning to the beginning of what follows.
 * @returns null when there is no such day or month
 */
export function readPeriod(text: string): { from: Date; until: Date } | null {
  const [, year, month, day] = PERIOD.exec(text) ?? [];
  if (year === undefined || month === undefined) return null;
  const [y, m, d] = [Number(year), Number(month), Number(day ?? 1)];
  const first = new Date(Date.UTC(y, m - 1, d));
  if (first.getUTCMonth() !== m - 1 || first.getUTCDate() !== d) return null;
  const after = new Date(day === undefined ? Date.UTC(y, m, 1) : Date.UTC(y, m - 1, d + 1));
  const midnight = (date: Date) => new Date(`${date.toISOString().slice(0, 10)}T00:00:00+05:30`);
  return { from: midnight(first), until: midnight(after) };
}

const KINDS = Object.values(LEDGER_KIND);

/** Money of a day, in paise, so that sums are exact. */
type DayMoney = {
  orders: number;
  paid: number;
  surplus: number;
  fee: number;
  tax: number;
  refunds: number;
  refunded: number;
};
const NO_MONEY: DayMoney = { orders: 0, paid: 0, surplus: 0, fee: 0, tax: 0, refunds: 0, refunded: 0 };

const DAY_TITLES = [
  ...['day', 'orders_paid', 'paid_inr', 'paid_without_purchase_inr', 'fee_inr', 'fee_tax_inr'],
  ...['refunds_paid', 'refunded_inr'],
  ...KINDS.map((kind) => `${kind}_messages`),
  ...['net_messages', 'ledger_entries'],
] as const;

const inRupees = (paise: number): string => (paise / 100).toFixed(2);

function addSum(money: DayMoney, { what, count, paise, fee, tax }: MoneySum): DayMoney {
  const fees = { fee: money.fee + fee, tax: money.tax + tax };
  switch (what) {
    case 'order':
      return { ...money, ...fees, orders: money.orders + count, paid: money.paid + paise };
    case 'surplus':
      return { ...money, ...fees, surplus: money.surplus + paise };
    case 'refund':
      return { ...money, refunds: money.refunds + count, refunded: money.refunded + paise };
  }
}

type Day = { money: DayMoney; messages: Map<string, number>; entries: number };

function rowOf(name: string, { money, messages, entries }: Day): Cell[] {
  const { orders, paid, surplus, fee, tax, refunds, refunded } = money;
  const kinds = KINDS.map((kind) => messages.get(kind) ?? 0);
  return [
    ...[name, orders, inRupees(paid), inRupees(surplus), inRupees(fee), inRupees(tax)],
    ...[refunds, inRupees(refunded), ...kinds],
    ...[kinds.reduce((sum, count) => sum + count, 0), entries],
  ];
}

/**
 * Sums by day of India, and of all: money from orders and refunds, messages from the ledger, each kind in its column. The last column but
 * one is what the ledger changed by.
 */
export function daysTable(
  sums: readonly MoneySum[],
  ledger: readonly LedgerSum[],
): { titles: readonly string[]; rows: Cell[][] } {
  const days = new Map<string, Day>();
  const total: Day = { money: NO_MONEY, messages: new Map(), entries: 0 };
  const dayOf = (name: string): Day => {
    const day = days.get(name) ?? { money: NO_MONEY, messages: new Map(), entries: 0 };
    days.set(name, day);
    return day;
  };
  for (const sum of sums) for (const day of [dayOf(sum.day), total]) day.money = addSum(day.money, sum);
  for (const { day: name, kind, messages, entries } of ledger)
    for (const day of [dayOf(name), total]) {
      day.messages.set(kind, (day.messages.get(kind) ?? 0) + messages);
      day.entries += entries;
    }
  const names = [...days.keys()].sort();
  return {
    titles: DAY_TITLES,
    rows: [...names.map((name) => rowOf(name, days.get(name) ?? total)), rowOf('total', total)],
  };
}

const LINE_TITLES = [
  ...['day', 'time', 'what', 'order', 'cashfree_number', 'paid_with', 'received_inr', 'fee_inr'],
  ...['fee_tax_inr', 'settlement', 'refunded_inr', 'messages'],
] as const;

const WHAT = { order: 'order paid', surplus: 'payment without purchase', refund: 'refund paid' } as const;
const orNothing = (paise: number | null) => (paise === null ? null : inRupees(paise));

/** Every payment and refund, in the order of time; a fee is known once Cashfree has settled the payment. */
export function linesTable(lines: readonly MoneyLine[]): { titles: readonly string[]; rows: Cell[][] } {
  return {
    titles: LINE_TITLES,
    rows: lines.map(({ day, time, what, orderId, number, method, paise, fee, tax, settlement, messages }) => [
      ...[day, time, WHAT[what], orderId, number, method],
      ...[what === 'refund' ? null : inRupees(paise), orNothing(fee), orNothing(tax), settlement],
      ...[what === 'refund' ? inRupees(paise) : null, messages],
    ]),
  };
}
