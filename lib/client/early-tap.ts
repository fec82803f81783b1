declare global {
  interface Window {
    /** Ends the keeping, and hands out the button that was pressed last. */
    takeEarlyTap?: () => HTMLElement | undefined;
  }
}

/**
 * Part of every page, before its scripts: keeps a tap on a button that cannot answer yet, the last one of several. Links and
 * forms answer without scripts. lib/server/content-policy.ts allows exactly this text.
 */
export const KEEP_EARLY_TAP = `(() => {
  let button;
  const keep = ({ target }) => { button = target.closest('button[type=button]') ?? button; };
  addEventListener('click', keep, true);
  window.takeEarlyTap = () => { removeEventListener('click', keep, true); return button; };
})()`;

/** Does what a tap before the scripts asked for. Call it once everything that the page came with can answer. */
export function doEarlyTap(): void {
  window.takeEarlyTap?.()?.click();
  window.takeEarlyTap = undefined;
  document.documentElement.dataset.answers = '';
}
