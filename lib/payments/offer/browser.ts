import type { Route } from 'next';
import { readLocal, writeLocal } from '@/lib/client/storage';

const KEY = 'saathi-offer-target';
/** ms; whoever comes back later begins anew. */
const LASTS_MS = 24 * 3_600_000;
/** Nothing else is opened from storage, whoever wrote it. */
const START = /^\/loading\/[\w-]+(\?[\w=&%.-]*)?$/;

/** Keeps which chat was tapped when the offer came instead; after paying it the person is led there. */
export function keepOfferTarget(path: Route): void {
  writeLocal(KEY, JSON.stringify({ path, at: Date.now() }));
}

function parse(text: string | null): { path?: unknown; at?: unknown } {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** The chat that was tapped before the offer was paid; null when that is not known, or long ago. */
export function readOfferTarget(): Route | null {
  const { path, at } = parse(readLocal(KEY));
  const isRecent = typeof at === 'number' && Date.now() - at < LASTS_MS;
  return isRecent && typeof path === 'string' && START.test(path) ? (path as Route) : null;
}
