import { NOTES_PATH } from '@/lib/client/paths';
import { DOUBLE_TAP_MS } from './constants';

let tappedAt = Number.NEGATIVE_INFINITY;

/** Hides the chat at once, and puts a plain page in its place that no Back leads from to a chat. */
export function leaveQuickly(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.documentElement.hidden = true;
  import('./going/browser').then(
    (module) => module.goToNotes(),
    () => window.location.replace(NOTES_PATH),
  );
}

/** Two taps on the head of a chat leave it. By their times: Safari on iOS tells of no double click. */
export function tapHead(event: { timeStamp: number; preventDefault(): void }): void {
  const isSecond = event.timeStamp - tappedAt < DOUBLE_TAP_MS;
  tappedAt = event.timeStamp;
  if (isSecond) leaveQuickly(event);
}
