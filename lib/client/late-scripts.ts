import { LATE, STYLES_COOKIE } from '@/lib/kit/late-script';

/** ms; the longest that scripts wait for a picture that does not come. */
const AT_LATEST_MS = 1000;
/** s; 30 days, after which a browser has often cleared its cache. */
const STYLES_MAX_AGE_S = 30 * 24 * 60 * 60;

/**
 * Part of every page, before its scripts: fetches them when the words of the page are painted and its first pictures (`loading=eager`) are there. Otherwise 140 kB of
 * script share a slow network with the stylesheet and the pictures, and a slow phone runs them before it paints. A page that
 * nobody sees yet paints nothing, and fetches them at once.
 *
 * A page that brought its styles with it (server/first-page.ts) notes that the browser has their files by now.
 * lib/server/content-policy.ts allows exactly this text.
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
  const startAfterPictures = async () => {
    const pictures = [...document.querySelectorAll('img[loading=eager]')];
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    start();
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) return start();
    new PerformanceObserver(startAfterPictures).observe({ type: 'paint', buffered: true });
    setTimeout(start, ${AT_LATEST_MS});
  });
  addEventListener('load', () => {
    const files = [...document.querySelectorAll('link[rel=stylesheet][media=print]')];
    const names = files.map(({ href }) => href.split('/').pop()).join('/');
    const secure = location.protocol === 'https:' ? '; secure' : '';
    if (names) document.cookie = '${STYLES_COOKIE}=' + names + '; path=/; max-age=${STYLES_MAX_AGE_S}; samesite=lax' + secure;
  });
})()`;
