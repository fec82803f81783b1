/** The page with the advertising pixel, for a sandboxed frame; its address does not reveal where a person is. */
export const PIXEL_PATH = '/pixel';
/** Meta's script. */
export const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
/** Where the script sends its events. */
export const PIXEL_HOST = 'https://www.facebook.com';
/** ms after the last event until the frame and its script are removed. */
export const PIXEL_IDLE_MS = 30_000;
/** Events that Meta knows by name (its conversion tracking guide); all others are custom ones. */
export const STANDARD_EVENTS: readonly string[] = ['ViewContent', 'AddPaymentInfo', 'InitiateCheckout'];
