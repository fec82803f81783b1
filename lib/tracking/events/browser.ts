import { trackingAllowed } from '../consent/browser';
import type { EventName, EventParams } from './constants';
import { readEventId } from './rules';

/**
 * Reports an event. Without the person's permission nothing is stored, loaded or sent. A permission exists only where a
 * pixel is configured.
 */
export function trackEvent(name: EventName, params: EventParams = {}, orderId?: string | null): void {
  if (!trackingAllowed()) return;
  import('../pixel/browser').then(
    ({ sendToPixel }) => sendToPixel({ name, params, eventId: readEventId(orderId) }),
    // An event lost without a network is not worth an error.
    () => undefined,
  );
}
