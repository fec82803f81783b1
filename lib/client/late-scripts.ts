/** What the server writes into the head of a page in place of `async` (server/page-answer.ts): a browser does not fetch a script of this type. */
export const LATE = 'type="late"';

/** ms; the longest that scripts wait for a picture that does not come. */
const AT_LATEST_MS = 1000;

/**
 * Part of every page, before its scripts: fetches them when the words of the page are there and painted. Otherwise 140 kB of
 * script share a slow network with the stylesheet and the pictures, and a slow phone runs them before it paints. A page that
 * nobody sees yet paints nothing, and fetches them at once. lib/server/content-policy.ts allows exactly this text.
 */
export const START_LATE_SCRIPTS = `(() => {
  const start = () => {
    for (const late of document.querySelectorAll('script[${LATE}]')) {
      const script = document.createElement('script');
      script.async = true;
      script.nonce = late.nonce;
      script.setAttribute('src', late.getAttribute('src'));
      late.replaceWith(script);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) return start();
    // With the second frame the first one is painted.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
    setTimeout(start, ${AT_LATEST_MS});
  });
})()`;
