const STEP: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A long press or a tap on a companion's message shows its button, by the focus; not every browser gives it by itself. */
function showButton({ target }: Event): void {
  if (!(target instanceof Element) || target.closest('button, a')) return;
  target.closest<HTMLElement>('[data-message="ai"]')?.focus({ preventScroll: true });
}

/** Tab comes to the newest message's button alone; from there the arrows lead to those of the others. */
function stepToButton(event: KeyboardEvent): void {
  const step = STEP[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLElement) || !target.matches('.message-button')) return;
  event.preventDefault();
  const buttons = [...(currentTarget as Element).querySelectorAll<HTMLElement>('.message-button')];
  buttons[buttons.indexOf(target) + step]?.focus();
}

/** Shows the buttons of messages where somebody wants them, in a list that lives as long as its chat. Load it after the first input. */
export function listenForButtons(list: HTMLElement): void {
  list.addEventListener('click', showButton);
  list.addEventListener('contextmenu', showButton);
  list.addEventListener('keydown', stepToButton);
}
