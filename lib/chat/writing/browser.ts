/** Where the next message is written. */
export const findBox = () => document.querySelector<HTMLTextAreaElement>('main form textarea');

/** Puts a text into the box as if it had been typed, so that the box keeps it. */
export function writeInto(box: HTMLTextAreaElement, text: string): void {
  box.setRangeText(text, 0, box.value.length, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
