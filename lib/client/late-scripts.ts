import { LATE, LATE_LINK, STYLES_COOKIE } from '@/lib/kit/late-script';

/** ms; the longest that scripts wait for a picture that does not come. */
const AT_LATEST_MS = 1000;
/** s; 30 days, after which a browser has often cleared its cache. */
const STYLES_MAX_AGE_S = 30 * 24 * 60 * 60;

/**
 * Part of every page, before its scripts: fetches them when the words of the page are painted and its first pictures (`loading=eager`) are there. Otherwise 140 kB of
 * script share a slow network with the stylesheet and the pictures, and a slow phone runs them before it paints. A page that
 * nobody sees yet paints nothing, and fetches them at once.
 *
 * They run in their order, and last the one that begins the page (Turbopack's runtime, which waits for what it begins with): what
 * it needs has been compiled, and on a second visit laid by for the third (V8's code cache), in tasks of its own by then. Which turn
 * a script has is decided when it enters the page; `async` comes afterwards, by which React knows the scripts that a page has. Others
 * it would add, and have run, a second time.
 *
 * With them comes the file of the styles that the page brought along (server/first-page.ts); the cookie then says that the browser has it.
 * lib/server/content-policy.ts allows exactly this text.
 */
export const START_LATE_SCRIPTS = `(() => {
  const noteStyles = () => {
    const files = [...document.querySelectorAll('link[${LATE_LINK}=stylesheet]')];
    const names = files.map(({ href }) => href.split('/').pop()).join('/');
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = '${STYLES_COOKIE}=' + names + '; path=/; max-age=${STYLES_MAX_AGE_S}; samesite=lax' + secure;
  };
  const start = () => {
    for (const link of document.querySelectorAll('link[${LATE_LINK}]:not([rel])')) {
      if (link.media) link.onload = noteStyles;
      link.rel = link.getAttribute('${LATE_LINK}');
    }
    const isStart = ({ src }) => src.includes('/turbopack-');
    const scripts = [...document.querySelectorAll('script[${LATE}]')];
    for (const late of scripts.sort((one, other) => isStart(one) - isStart(other))) {
      const script = document.createElement('script');
      script.async = false;
      script.nonce = late.nonce;
      script.setAttribute('src', late.getAttribute('src'));
      late.replaceWith(script);
      script.setAttribute('async', '');
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
})()`;
