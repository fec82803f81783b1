import { expect, test } from 'vitest';
import { OWNER_TO_FILL } from '@/content/brand';
import { listChats } from './contract';
import { filledIn, paymentState, shownMethod, shownNumber } from './rules';

test('every state of an order has plain words', () => {
  const states = (['created', 'active', 'paid', 'failed', 'expired', 'mismatch'] as const).map(paymentState);
  expect(states).toEqual(['open', 'open', 'paid', 'failed', 'failed', 'checking']);
});

test('what the owner has not filled in is not shown', () => {
  expect(filledIn(['Saathi', `${OWNER_TO_FILL}: name`, ''])).toEqual(['Saathi']);
});

test('a number is shown in groups', () => {
  expect(shownNumber('+919876543210')).toBe('+91 98765 43210');
});

test('only a chat is a place in the list of chats', () => {
  const takes = (after: string) => listChats.query.safeParse({ after }).success;
  expect(takes('2026-11-20T10:00:00.000Z_3f1c2b1a-0000-4000-8000-000000000001')).toBe(true);
  expect(takes(`2026-11-20T10:00:00.000Z_${'-'.repeat(36)}`)).toBe(false);
});

test('how somebody paid is shown in words', () => {
  expect(['upi', 'debit_card', 'net_banking'].map(shownMethod)).toEqual(['UPI', 'Debit card', 'Net banking']);
});
