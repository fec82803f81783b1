import { trackingAllowed } from '../consent/browser';
import type { EventName, EventParams } from './constants';
import { readEventId } from './rules';

/**
 * Says that something happened. Without the person's permission it is forgotten at once: nothing is kept, loaded or
 * sent. A permission exists only where a pixel is configured.
 */
export function trackEvent(name: EventName, params: EventParams = {}, orderId?: string | null): void {
  if (!trackingAllowed()) return;
  import('../pixel/browser').then(
    ({ sendToPixel }) => sendToPixel({ name, params, eventId: readEventId(orderId) }),
    // An event that finds no network is not worth telling anybody.
    () => undefined,
  );
}
