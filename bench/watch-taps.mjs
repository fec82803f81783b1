// Runs inside the page, before the page's own scripts. Everything it needs is in its one function, because it is sent to the
// browser as text.

/**
 * Tells `window.tellBench` of every tap (`down`: when, and whether on the wanted button), of how long each interaction took until
 * it was painted (`interaction`, of 16 ms and more: Event Timing reports no shorter ones), and once of the wanted button's place
 * (`painted`). `window.placeOf` brings a button into view and says where it is.
 * @param {import('./landing-pages.mjs').Button | undefined} wanted
 */
export function watchTaps(wanted) {
  const tell = (/** @type {object} */ event) => window.tellBench(JSON.stringify(event));
  /** @type {Element | undefined} */
  let button;
  let asked = wanted;

  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries())
      if (interactionId) tell({ kind: 'interaction', id: interactionId, at: startTime, ms: duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  addEventListener(
    'pointerdown',
    ({ timeStamp, target }) => {
      // React may have put another element into its place.
      const inside = button !== undefined && (button.contains(target) || find(asked)?.contains(target));
      tell({ kind: 'down', at: timeStamp, inside });
    },
    true,
  );

  const find = ({ css, text = '' }) =>
    [...document.querySelectorAll(css)].find(
      (one) =>
        `${one.textContent} ${one.ariaLabel ?? ''}`.includes(text) &&
        one.getBoundingClientRect().height > 0 &&
        !one.matches(':disabled'),
    );
  window.placeOf = (next) => {
    asked = next;
    button = find(asked);
    if (!button?.checkVisibility()) return undefined;
    const { top, bottom } = button.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = button.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };

  const look = () => {
    const words = performance.getEntriesByName('first-contentful-paint').length > 0;
    const place = words && window.placeOf(wanted);
    if (!place) return requestAnimationFrame(look);
    // After the frame that shows it where it is now.
    requestAnimationFrame(() => setTimeout(() => tell({ kind: 'painted', at: performance.now(), ...place })));
  };
  if (wanted) requestAnimationFrame(look);
}
