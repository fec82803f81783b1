// Runs inside the page, before the page's own scripts. Everything it needs is in its one function, because it is
// sent to the browser as text.

/**
 * Notes in `window.bench`, once that is `armed`, how long in ms a key press (`keys`), the own message after Send
 * (`own`) and a companion's message (`theirs`) took until they were painted.
 *
 * The waits that belong to the product (typing, pauses between bubbles) are cut to a moment, and a companion's
 * message is timed from the end of the wait that revealed it, so that they are not in the numbers.
 */
export function observe() {
  const PRODUCT_WAIT_MIN_MS = 1_000;
  const PRODUCT_WAIT_MAX_MS = 12_000;
  const SHORT_MS = 30;
  const bench = { armed: false, keys: [], own: [], theirs: [] };
  let pressedAt = 0;
  /** When Send was pressed, until the own message is there. */
  let sentAt;
  let waitedUntil = 0;
  Object.assign(window, { bench });

  /** Runs after the frame that shows what was just changed. */
  const afterPaint = (work) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = work;
      channel.port2.postMessage(undefined);
    });
  let waiting = () => undefined;
  const note = (list, since) =>
    afterPaint(() => {
      list.push(performance.now() - since);
      waiting();
    });
  /** Waits for measurements without looking again and again, which would be work too. */
  bench.until = (kind, count) =>
    new Promise((resolve) => {
      waiting = () => (bench[kind].length >= count ? resolve() : undefined);
      waiting();
    });

  const realSetTimeout = window.setTimeout;
  window.setTimeout = (callback, ms = 0, ...rest) => {
    const waits = ms >= PRODUCT_WAIT_MIN_MS && ms <= PRODUCT_WAIT_MAX_MS;
    if (!waits) return realSetTimeout(callback, ms, ...rest);
    return realSetTimeout(() => {
      waitedUntil = performance.now();
      callback(...rest);
    }, SHORT_MS);
  };

  addEventListener(
    'keydown',
    (event) => {
      pressedAt = event.timeStamp;
      if (event.key === 'Enter') sentAt = pressedAt;
    },
    true,
  );
  addEventListener('input', () => note(bench.keys, pressedAt), true);

  const look = (node) => {
    if (!bench.armed || !(node instanceof HTMLElement)) return;
    const bubble = node.matches('[data-message]') ? node : node.querySelector('[data-message]');
    if (bubble?.dataset.message === 'ai') note(bench.theirs, waitedUntil);
    // Later its stored copy takes the place of the own message; that is none of its own.
    if (bubble?.dataset.message !== 'user' || sentAt === undefined) return;
    note(bench.own, sentAt);
    sentAt = undefined;
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(look);
  }).observe(document, { subtree: true, childList: true });
}
