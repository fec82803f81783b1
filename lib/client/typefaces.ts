/** The typefaces, each under a name with its content's hash, body text first; app/globals.css names them, too. build/art/subset-fonts.mjs makes them. */
export const TYPEFACES = ['/fonts/figtree.22e21489ec.woff2', '/fonts/bricolage.85f4489c69.woff2'] as const;

/** What pages in Hindi have besides; components/content/hindi.css names it, too. */
export const DEVANAGARI = '/fonts/devanagari.f927535f1f.woff2';

/** From the complete page, whose scripts have come, to the fetching of its typefaces. */
const SETTLED_MS = 1000;

/**
 * Part of every page, before its words. A browser's first page is painted in the device's face, measured to the same width,
 * and fetches ours when all else is there: on a slow network they would keep the words waiting. From then on ours are in the
 * browser's cache. A page that stands open takes them over when nobody looks, or when another screen comes: nothing moves under
 * anybody's eyes. A browser that keeps nothing for us takes every page for a first one; offline, the next page tries again.
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
  root.classList.add('first-page');
  const { pathname } = location;
  const showOurs = () => {
    if (document.hidden || location.pathname !== pathname) root.classList.remove('first-page');
  };
  const keep = async () => {
    await Promise.all(${JSON.stringify(names)}.map((face) => document.fonts.load(face, 'aक')));
    stored((storage) => storage.setItem('${key}', faces));
    addEventListener('visibilitychange', showOurs);
    window.navigation?.addEventListener('currententrychange', showOurs);
  };
  const isLoading = () => document.querySelector('script[src*="/chunks/"]') && root.dataset.answers === undefined;
  const settle = () => setTimeout(() => (isLoading() ? settle() : keep().catch(() => false)), ${SETTLED_MS});
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
