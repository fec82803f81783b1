/** The typefaces, each under a name with its content's hash, body text first; app/globals.css names them, too. build/art/subset-fonts.mjs makes them. */
export const TYPEFACES = ['/fonts/figtree.22e21489ec.woff2', '/fonts/bricolage.85f4489c69.woff2'] as const;

/** From the complete page to the fetching of its typefaces. */
const SETTLED_MS = 1000;

/**
 * Part of every page, before its words. A browser's first page is painted in the device's face, measured to the same width,
 * and fetches ours when all else is there: on a slow network they would keep the words waiting. From then on ours are in the
 * browser's cache. A page that stands open takes them over when nobody looks, or when another screen comes: nothing moves under
 * anybody's eyes. A browser that keeps nothing for us takes every page for a first one; offline, the next page tries again.
 * lib/server/content-policy.ts allows exactly this text.
 */
export const KEEP_TYPEFACES = `(() => {
  const faces = '${TYPEFACES.join(' ')}';
  const root = document.documentElement;
  const stored = (use) => {
    try {
      return use(localStorage);
    } catch {
      return null;
    }
  };
  if (stored((storage) => storage.getItem('faces')) === faces) {
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
    await Promise.all(['1em "Figtree Text"', '700 1em "Bricolage Heading"'].map((face) => document.fonts.load(face)));
    stored((storage) => storage.setItem('faces', faces));
    addEventListener('visibilitychange', showOurs);
    window.navigation?.addEventListener('currententrychange', showOurs);
  };
  addEventListener('load', () => setTimeout(() => keep().catch(() => false), ${SETTLED_MS}));
})()`;
