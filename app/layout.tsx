import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { BRAND } from '@/content/brand';
import { KEEP_EARLY_TAP } from '@/lib/client/early-tap';
import { KEEP_INSTALL_OFFER } from '@/lib/client/install-offer';
import { START_LATE_SCRIPTS } from '@/lib/client/late-scripts';
import { STAY_AWAY } from '@/lib/client/left-tab';
import { KEEP_PERSON } from '@/lib/client/person-at-start';
import { KEEP_TYPEFACES } from '@/lib/client/typefaces';
import { languageNow, t, translate } from '@/lib/kit/text';
import { textsAddress } from '@/lib/server/page-language';
import { siteUrl } from '@/lib/server/site-env';
import './globals.css';
import { Providers } from './providers';

/** Stands behind all words of a page. */
const END = 'end';

export const generateMetadata = (): Metadata => ({
  metadataBase: siteUrl(),
  title: { default: `${BRAND.name}: ${translate(BRAND.tagline)}`, template: `%s · ${BRAND.name}` },
  description: BRAND.description,
  applicationName: BRAND.name,
  formatDetection: { telephone: false },
});

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  // The layout shrinks above the on-screen keyboard, so the chat's composer stays in sight.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fff8f1' },
    { media: '(prefers-color-scheme: dark)', color: '#1a1016' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  const texts = textsAddress();
  return (
    // Its scripts mark it before React takes over.
    <html lang={languageNow()} suppressHydrationWarning>
      <body>
        {/* A browser paints nothing of a page before it has read the whole of its words: what is read later would push aside what
            stands. React writes it for small pages alone (https://html.spec.whatwg.org/multipage/links.html#link-type-expect). */}
        <link rel="expect" href={`#${END}`} blocking="render" />
        {/* Before the page's scripts, which begin after what is deferred (lib/client/late-scripts.ts). */}
        {texts ? <script defer src={texts} /> : null}
        <script>{STAY_AWAY}</script>
        <script>{KEEP_PERSON}</script>
        <script>{START_LATE_SCRIPTS}</script>
        <script>{KEEP_TYPEFACES}</script>
        <script>{KEEP_EARLY_TAP}</script>
        <script>{KEEP_INSTALL_OFFER}</script>
        <a
          href="#main"
          className="fixed top-0 left-1/2 z-[70] rounded-b-md bg-ink px-4 py-3 font-semibold text-paper [translate:-50%_-100%] focus:[translate:-50%_0] print:hidden"
        >
          {t('Skip to content')}
        </a>
        <Providers>
          {/* Not Tailwind's shadow, which has fourteen variables: each written page carries its own styles. */}
          <div className="relative mx-auto flex min-h-dvh w-full max-w-column has-data-whole:h-dvh flex-col bg-paper has-data-wide:max-w-7xl sm:[box-shadow:var(--shadow-lift)]">
            {children}
          </div>
          <div id={END} hidden />
        </Providers>
      </body>
    </html>
  );
}
