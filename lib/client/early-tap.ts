declare global {
  interface Window {
    /** Does what the last tap before the scripts asked for. Call it once every button of the page can answer. */
    doEarlyTap?: () => void;
  }
}

/**
 * Part of every page, before its scripts: keeps a tap on a button that cannot answer yet, the last one of several, and Enter in
 * a box that sends, as a tap on the button of its form. Links answer without scripts, and forms that have an address; a form
 * that has none would come back empty, with what was typed in the address of the page. It is done a task after the call, when
 * what was chosen in the page (a pack) has been taken over. lib/server/content-policy.ts allows exactly this text.
 */
export const KEEP_EARLY_TAP = `(() => {
  let button;
  const keep = ({ target }) => { button = target.closest('button[type=button]') ?? button; };
  const send = (event) => {
    const { key, shiftKey, isComposing, target } = event;
    if (key !== 'Enter' || shiftKey || isComposing || target.enterKeyHint !== 'send') return;
    event.preventDefault();
    button = target.form.querySelector('button[type=button]');
  };
  const hold = (event) => {
    const { target, submitter } = event;
    if (target.hasAttribute('action') || submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    button = submitter ?? button;
  };
  addEventListener('click', keep, true);
  addEventListener('keydown', send, true);
  addEventListener('submit', hold, true);
  window.doEarlyTap = () => {
    removeEventListener('click', keep, true);
    removeEventListener('keydown', send, true);
    removeEventListener('submit', hold, true);
    document.documentElement.dataset.answers = '';
    setTimeout(() => { button?.click(); button = undefined; });
  };
})()`;
