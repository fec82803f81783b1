import type { EventName, EventParams } from './constants';

export type TrackedEvent = { readonly name: EventName; readonly params: EventParams };

const listeners = new Set<(event: TrackedEvent) => void>();

/** Says that something happened. Without a listener it is forgotten at once, so nothing leaves the browser. */
export function trackEvent(name: EventName, params: EventParams = {}): void {
  for (const listener of listeners) listener({ name, params });
}

/**
 * For whoever passes events on; that takes a consent and a pixel id.
 * @returns what ends the subscription
 */
export function onTrackedEvent(listener: (event: TrackedEvent) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
