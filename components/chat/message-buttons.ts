import { FURTHER_UP, SCROLL_UP } from '@/lib/chat/quotes/copy';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';

const STEP: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
/** ms that a finger stays for a long press, and px that it may move meanwhile. Browsers on iOS tell of none (WebKit bug 213953). */
const LONG_PRESS_MS = 500;
const LONG_PRESS_MOVES_PX = 10;

const messageOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-message]') : null;

/** Leads to the message of a quote. */
function showQuoted({ dataset }: HTMLElement): void {
  const quoted = document.getElementById(dataset.quote ?? '');
  quoted?.scrollIntoView({ block: 'center' });
  quoted?.focus({ preventScroll: true });
  if (!quoted) toast({ title: t(FURTHER_UP), description: t(SCROLL_UP) });
}

/** A tap on a message shows its button, by the focus; not every browser gives it by itself. A quote's own button leads to what it quotes. */
function showButton(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const quote = target.closest<HTMLElement>('[data-quote]');
  if (quote) showQuoted(quote);
  else if (!target.closest('button, a')) messageOf(event)?.focus({ preventScroll: true });
}

/** Opens the menu of a message. @returns whether it has one */
function openMenu(message: HTMLElement | null): boolean {
  const button = message?.querySelector<HTMLElement>('.message-button');
  button?.focus({ preventScroll: true });
  button?.click();
  return button != null;
}

/** The right button, the menu key, and a long press where the browser tells of it. A chosen part of a text keeps the browser's own menu. */
function onContextMenu(event: Event): void {
  const isChosen = window.getSelection()?.isCollapsed === false;
  if (!isChosen && openMenu(messageOf(event))) event.preventDefault();
}

/** Tab comes to the button of the companion's newest message alone; from there the arrows lead to those of the others. */
function stepToButton(event: KeyboardEvent): void {
  const step = STEP[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLElement) || !target.matches('.message-button')) return;
  event.preventDefault();
  const buttons = [...(currentTarget as Element).querySelectorAll<HTMLElement>('.message-button')];
  buttons[buttons.indexOf(target) + step]?.focus();
}

/** Opens the menu under a finger that stays. */
function listenForLongPress(list: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [x, y] = [0, 0];
  const stop = () => clearTimeout(timer);
  const begin = (event: PointerEvent) => {
    stop();
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    [x, y] = [event.clientX, event.clientY];
    const message = messageOf(event);
    timer = setTimeout(() => openMenu(message), LONG_PRESS_MS);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > LONG_PRESS_MOVES_PX) stop();
  };
  list.addEventListener('pointerdown', begin, { signal });
  list.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel', 'contextmenu'])
    list.addEventListener(end, stop, { signal });
}

/** Opens the menus of messages where somebody wants them. @returns stops it */
export function listenForButtons(list: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  list.addEventListener('click', showButton, { signal });
  list.addEventListener('contextmenu', onContextMenu, { signal });
  list.addEventListener('keydown', stepToButton, { signal });
  listenForLongPress(list, signal);
  return () => controller.abort();
}
