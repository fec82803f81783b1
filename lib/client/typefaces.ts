/** The typefaces, each under a name with its content's hash, body text first; app/globals.css names them, too. build/art/subset-fonts.mjs makes them. */
export const TYPEFACES = ['/fonts/figtree.22e21489ec.woff2', '/fonts/bricolage.85f4489c69.woff2'] as const;

/** What pages in Hindi have besides; components/content/hindi.css names it, too. */
export const DEVANAGARI = '/fonts/devanagari.f927535f1f.woff2';

/** From the complete page, whose scripts have come, to the fetching of its typefaces. */
const SETTLED_MS = 1000;

/** A layout shift (https://web.dev/articles/cls#layout-shift-score) of headings and text together is below 0.0005: none in three digits. */
const NO_SHIFT = 0.00025;
/** px; what moves by less is not counted. */
const MOVED_PX = 3;
/** Of the page, while its text or its headings are set in the device's face. */
const STAND_INS = ['first-headings', 'first-text'] as const;

/**
 * The end of what a first page does, when our faces have come: on a fast network it takes them over, first in its headings, then in
 * its text, each unless a line would break elsewhere or anything else on the screen move by it.
 */
const TAKE_OVER = `
    const { effectiveType = '4g', saveData = false } = navigator.connection ?? {};
    // Whoever reads and writes in a chat keeps what is there.
    if (effectiveType !== '4g' || saveData || pathname.startsWith('/chat/')) return;
    const range = document.createRange();
    const boxOf = (node) => {
      if (node.nodeType === 1) return node.getBoundingClientRect();
      range.selectNodeContents(node);
      return range.getClientRects()[0];
    };
    // To look, to change and to paint are a task each: together they would keep a slow phone from answering.
    const pause = () => new Promise(setTimeout);
    for (const standIn of standIns) {
      await pause();
      const seen = [];
      // What stands in what is off the screen is not looked at: much of it is not laid out yet.
      const look = (node) => {
        const box = boxOf(node);
        if (!box?.height) return NodeFilter.FILTER_ACCEPT;
        if (box.bottom <= 0 || box.top >= innerHeight) return NodeFilter.FILTER_REJECT;
        seen.push([node, box]);
        return NodeFilter.FILTER_ACCEPT;
      };
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, look);
      while (nodes.nextNode());
      await pause();
      root.classList.remove(standIn);
      let area = 0;
      let distance = 0;
      for (const [node, { left, top, width, height }] of seen) {
        const now = boxOf(node);
        const moved = Math.max(Math.abs(now.left - left), Math.abs(now.top - top));
        if (moved < ${MOVED_PX}) continue;
        area += width * height + now.width * now.height;
        distance = Math.max(distance, moved);
      }
      const shift = (area / innerWidth / innerHeight) * (distance / Math.max(innerWidth, innerHeight));
      if (shift >= ${NO_SHIFT}) root.classList.add(standIn);
    }`;

/**
 * Part of every page, before its words. A browser's first page is painted in the device's face, drawn as wide and high as ours
 * (app/globals.css), and fetches ours when all else is there: on a slow network they would keep the words waiting. A page that still
 * has the device's takes ours over when nobody looks, or when another screen comes; from then on ours are in the browser's cache.
 * A browser that keeps nothing for us takes every page for a first one; offline, the next page tries again.
 * lib/server/content-policy.ts allows exactly this text.
 * @param faces the files
 * @param names of the faces in them, as CSS writes a font, with text that needs them
 * @param key under which the browser keeps which files it has
 */
const keepTypefaces = (faces: readonly string[], names: readonly string[], key: string) => `(() => {
  const faces = '${faces.join(' ')}';
  const root = document.documentElement;
  const stored = (use) => {
    try {
      return use(localStorage);
    } catch {
      return null;
    }
  };
  if (stored((storage) => storage.getItem('${key}')) === faces) {
    for (const href of faces.split(' ')) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
      document.head.append(link);
    }
    return;
  }
  const standIns = ${JSON.stringify(STAND_INS)};
  root.classList.add(...standIns);
  const { pathname } = location;
  const showOurs = () => {
    if (document.hidden || location.pathname !== pathname) root.classList.remove(...standIns);
  };
  const keep = async () => {
    await Promise.all(${JSON.stringify(names)}.map((face) => document.fonts.load(face, 'aक')));
    stored((storage) => storage.setItem('${key}', faces));
    addEventListener('visibilitychange', showOurs);
    window.navigation?.addEventListener('currententrychange', showOurs);${TAKE_OVER}
  };
  const isLoading = () => document.querySelector('script[src*="/chunks/"]') && root.dataset.answers === undefined;
  const dressed = () => dispatchEvent(new Event('dressed'));
  const settle = () => setTimeout(() => (isLoading() ? settle() : keep().then(dressed, dressed)), ${SETTLED_MS});
  addEventListener('load', settle);
})()`;

const LATIN_NAMES = ['1em "Figtree Text"', '700 1em "Bricolage Heading"'];

/** For every page but those in Hindi. */
export const KEEP_TYPEFACES = keepTypefaces(TYPEFACES, LATIN_NAMES, 'faces');

/** For written pages in Hindi. */
export const KEEP_HINDI_TYPEFACES = keepTypefaces(
  [...TYPEFACES, DEVANAGARI],
  [...LATIN_NAMES, '1em "Devanagari Text"'],
  'faces-hi',
);
