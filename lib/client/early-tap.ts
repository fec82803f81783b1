declare global {
  interface Window {
    /**
     * Call it when the page has been taken over: from then on React hears of touches and keys. And once more when every button of the
     * page can answer: does what the last tap before the first call asked for.
     */
    answerEarly?: () => void;
  }
}

/** For these React, while it takes a page over, does at once all that is left of that. */
const TOUCHES = [
  ...[
    'pointerdown',
    'pointerup',
    'pointercancel',
    'mousedown',
    'mouseup',
    'touchstart',
    'touchend',
    'touchcancel',
  ],
  ...['click', 'dblclick', 'auxclick', 'contextmenu', 'keydown', 'keypress', 'keyup', 'input', 'change'],
].join(' ');

/**
 * Part of every page, before its scripts: keeps a tap on a button that cannot answer yet, the last one of several, and Enter in
 * a box that sends, as a tap on the button of its form. Links answer without scripts, and forms that have an address; a form
 * that has none would come back empty, with what was typed in the address of the page. It is done a task after the second call, when
 * what was chosen in the page (a pack) has been taken over.
 *
 * Until then React hears of no touch and no key: each would wait until the whole page is taken over, in one task, and its answer
 * would be painted after that (`dispatchEvent` in React's ReactDOMEventListener.js: "attemptSynchronousHydration").
 * lib/server/content-policy.ts allows exactly this text.
 */
export const KEEP_EARLY_TAP = `(() => {
  let button;
  const still = (event) => event.stopPropagation();
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
  const change = (listen) => {
    for (const name of '${TOUCHES}'.split(' ')) listen(name, still, true);
    listen('click', keep, true);
    listen('keydown', send, true);
    listen('submit', hold, true);
  };
  change(addEventListener);
  let hears = false;
  window.answerEarly = () => {
    if (hears) setTimeout(() => { button?.click(); button = undefined; });
    else change(removeEventListener);
    hears = true;
    document.documentElement.dataset.answers = '';
  };
})()`;
