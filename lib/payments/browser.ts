import { readLocal, removeLocal, writeLocal } from '@/lib/client/storage';
import { STATUS_KEY } from './news/browser';
import { ATTEMPT_LASTS_MS } from './result/constants';

/** Product description, "Local storage". */
const ATTEMPT_KEY = 'payment_attempt';

export type StoredStatus = 'success' | 'failed' | 'cancelled';

/** Keeps how a payment ended, for the chat's banner, and ends the attempt. */
export function storePaymentStatus(value: StoredStatus): void {
  writeLocal(STATUS_KEY, JSON.stringify({ value, timestamp: Date.now() }));
  removeLocal(ATTEMPT_KEY);
}

function parseStatus(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && 'value' in parsed ? parsed.value : parsed;
  } catch {
    return text;
  }
}

/** The stored success or failure; it is cleared with the reading, so that it shows once. */
export function takePaymentStatus(): 'success' | 'failed' | null {
  const text = readLocal(STATUS_KEY);
  const value = text === null ? null : parseStatus(text);
  if (value !== 'success' && value !== 'failed') return null;
  removeLocal(STATUS_KEY);
  return value;
}

/** A pack was chosen and the payment begins. */
export function storePaymentAttempt(): void {
  writeLocal(ATTEMPT_KEY, String(Date.now()));
}

export function clearPaymentAttempt(): void {
  removeLocal(ATTEMPT_KEY);
}

/** Somebody leaves the paywall: a payment that was begun and did not end counts as failed. */
export function leavePaywall(): void {
  const begun = Number(readLocal(ATTEMPT_KEY) ?? Number.NaN);
  const age = Date.now() - begun;
  if (age >= 0 && age < ATTEMPT_LASTS_MS) storePaymentStatus('failed');
}
