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
/** Of the page, while its headings or its text are set in the device's face. */
const STAND_INS = ['first-headings', 'first-text'];

/**
 * The last of what a first page does, when our faces have come: on a fast network it takes them over, first in its headings, then in
 * its text, each unless a line would break elsewhere or anything else on the screen move by it.
 * @param stays what else keeps a page from it
 */
const takeOver = (stays: string) => `
    const { effectiveType = '4g', saveData = false } = navigator.connection ?? {};
    if (effectiveType !== '4g' || saveData${stays}) return;
    const range = document.createRange();
    // Text counts from where it begins, as high as its lines are together, and as wide as what they stand in.
    const boxOf = (node) => {
      if (node.nodeType === 1) return node.getBoundingClientRect();
      range.selectNodeContents(node);
      const [first] = range.getClientRects();
      if (!first) return;
      let block = node.parentElement;
      while (!block.clientWidth && block.parentElement) block = block.parentElement;
      const { bottom, height } = range.getBoundingClientRect();
      return { left: first.left, top: first.top, bottom, height, width: block.clientWidth };
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

/** The faces of a page: the files, and as CSS writes them, with the key under which a browser keeps which files it has. */
type Faces = {
  files: readonly string[];
  names: readonly string[];
  key: string;
  standIns: readonly string[];
};

/**
 * Before the words: a browser that has our faces asks its cache for them, any other begins in the device's, drawn as wide and high as ours
 * (app/globals.css). A browser that keeps nothing for us takes every page for a first one; offline, the next page tries again.
 */
const begin = ({ files, key, standIns }: Faces) => `(() => {
  const faces = '${files.join(' ')}';
  const root = document.documentElement;
  let kept;
  try {
    kept = localStorage.getItem('${key}');
  } catch {}
  if (kept !== faces) {
    root.first_ = [faces, ${JSON.stringify(standIns)}];
    return root.classList.add(...root.first_[1]);
  }
  for (const href of faces.split(' ')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
    document.head.append(link);
  }
})()`;

/**
 * Where a page began in the device's face: fetches ours when all else is there, for on a slow network they
 * would keep the words waiting. What still has the device's face then takes ours over when nobody looks; from then on ours are in the browser's cache.
 * @param react what a page that React runs has besides: it is not at rest before its scripts have come, whoever reads and writes in a chat
 * keeps the face that is there, and another screen takes ours
 * @param takes how a page takes ours over at once, or nothing
 */
const end = ({ names, key }: Faces, react: boolean, takes: string) => `(() => {
  const root = document.documentElement;
  if (!root.first_) return;
  const [faces, standIns] = root.first_;
  ${react ? 'const { pathname } = location;' : ''}
  const showOurs = () => {
    if (document.hidden${react ? ' || location.pathname !== pathname' : ''}) root.classList.remove(...standIns);
  };
  const keep = async () => {
    await Promise.all(${JSON.stringify(names)}.map((face) => document.fonts.load(face, 'aक')));
    try {
      localStorage.setItem('${key}', faces);
    } catch {}
    addEventListener('visibilitychange', showOurs);
    ${react ? "window.navigation?.addEventListener('currententrychange', showOurs);" : ''}${takes}
  };
  const dressed = () => dispatchEvent(new Event('dressed'));
  ${react ? `const isLoading = () => document.querySelector('script[src*="/chunks/"]') && root.dataset.answers === undefined;` : ''}
  const settle = () => setTimeout(() => (${react ? 'isLoading() ? settle() : ' : ''}keep().then(dressed, dressed)), ${SETTLED_MS});
  ${react ? '' : "document.readyState === 'complete' ? settle() : "}addEventListener('load', settle);
})()`;

const LATIN: Faces = {
  files: TYPEFACES,
  names: ['1em "Figtree Text"', '700 1em "Bricolage Heading"'],
  key: 'faces',
  standIns: STAND_INS,
};
const HINDI: Faces = {
  files: [...TYPEFACES, DEVANAGARI],
  names: [...LATIN.names, '1em "Devanagari Text"'],
  key: 'faces-hi',
  // Its headings and its text have one face then.
  standIns: ['first-text'],
};

/** Of the pages that React runs, before their words. lib/server/content-policy.ts allows exactly this text. */
export const KEEP_TYPEFACES = `${begin(LATIN)};${end(LATIN, true, takeOver(" || pathname.startsWith('/chat/')"))}`;

/** Of written pages, by their language: what runs before the words, and what may come later. */
export const TYPEFACES_OF_WRITTEN = {
  en: { begin: begin(LATIN), end: end(LATIN, false, takeOver('')) },
  // Its words have no face of ours but a phone's own, and to set them anew would keep a slow one from answering for 80 ms.
  hi: { begin: begin(HINDI), end: end(HINDI, false, '') },
} as const;
