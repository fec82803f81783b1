import { trackingAllowed } from '../consent/browser';
import type { TrackedEvent } from '../events/constants';
import { PIXEL_IDLE_MS, PIXEL_PATH } from './constants';

type Frame = { element: HTMLIFrameElement; ready: boolean; waiting: TrackedEvent[] };

let frame: Frame | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

function post({ element }: Frame, event: TrackedEvent): void {
  // A sandboxed frame has an opaque origin that no message can be addressed to.
  element.contentWindow?.postMessage(event, '*');
}

/**
 * The script runs in a sandboxed frame without our origin: it sees neither this page nor its address, referrer, cookies or
 * storage, only the events passed to it.
 */
function openFrame(): Frame {
  const element = document.createElement('iframe');
  const opened: Frame = { element, ready: false, waiting: [] };
  element.setAttribute('sandbox', 'allow-scripts');
  element.referrerPolicy = 'no-referrer';
  element.title = 'Advertising measurement';
  element.hidden = true;
  element.onload = () => {
    opened.ready = true;
    for (const event of opened.waiting.splice(0)) post(opened, event);
  };
  element.src = PIXEL_PATH;
  document.body.append(element);
  return opened;
}

/** The permission was withdrawn in another tab. */
function onStorage(): void {
  if (!trackingAllowed()) closePixel();
}

/** Passes an event to the pixel, as long as the person allows it. */
export function sendToPixel(event: TrackedEvent): void {
  if (!trackingAllowed()) return;
  if (!frame) {
    frame = openFrame();
    window.addEventListener('storage', onStorage);
  }
  clearTimeout(idle);
  idle = setTimeout(closePixel, PIXEL_IDLE_MS);
  if (frame.ready) post(frame, event);
  else frame.waiting.push(event);
}

/** Removes the frame, and with it the script and whatever it was about to send. */
export function closePixel(): void {
  clearTimeout(idle);
  window.removeEventListener('storage', onStorage);
  frame?.element.remove();
  frame = undefined;
}
