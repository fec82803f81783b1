import './content.css';
import './hindi.css';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { BRAND } from '@/content/brand';
import type { PageLanguage } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';
import { LANGUAGE_NAME } from '@/lib/content/languages/constants';
import { hasHindi, pathIn } from '@/lib/content/languages/rules';
import { SiteFooter } from './site-footer';

/**
 * The frame of every written page. The build removes the scripts from every page marked with
 * `data-without-scripts` (build/content-build.mjs), so nothing in here may need React in the browser. The document takes over its
 * language then, and its link to the text in place of the layout's, which is in English.
 */
export function ContentFrame({
  language,
  path,
  children,
  footer,
}: {
  language: PageLanguage;
  /** Of the English page; missing where there is no such page. */
  path?: string;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const { frame } = PAGE_COPY[language];
  return (
    <div data-without-scripts lang={language} className="flex flex-1 flex-col">
      {/* The build puts another address in its place (build/reader-script.mjs); it is small, and the page works without it. */}
      <script src="/reader.js" defer />
      {language === 'en' ? null : <SkipLink text={frame.skip} />}
      <header className="flex min-h-14 flex-wrap items-center gap-2 px-5 pt-[max(0.75rem,env(safe-area-inset-top))] pb-1 print:hidden">
        <a
          href={pathIn(language, '/')}
          aria-label={frame.home}
          className="inline-flex min-h-11 items-center font-bold font-heading text-2xl tracking-[-0.02em]"
        >
          {BRAND.wordmark}
          <span aria-hidden className="text-brand-ink">
            .
          </span>
        </a>
        {/* At the left, where nothing that arrives later moves it. */}
        {path !== undefined && hasHindi(path) ? (
          <OtherLanguage language={language === 'en' ? 'hi' : 'en'} path={path} />
        ) : null}
        {/* Its width does not wait for its words, so that a browser that paints before they arrive moves nothing. */}
        <a
          href="/"
          className={buttonVariants({ variant: 'outline', size: 'pill', className: 'ml-auto min-w-27' })}
        >
          {frame.startChat}
        </a>
      </header>
      <main id="main" className="flex flex-1 flex-col px-5 pt-2 pb-10">
        {children}
      </main>
      <SiteFooter language={language}>{footer}</SiteFooter>
    </div>
  );
}

function SkipLink({ text }: { text: string }) {
  return (
    <a
      data-skip
      href="#main"
      className="fixed top-0 left-1/2 z-[70] rounded-b-md bg-ink px-4 py-3 font-semibold text-paper [translate:-50%_-100%] focus:[translate:-50%_0] print:hidden"
    >
      {text}
    </a>
  );
}

/** The same page in another language, named in its own words. @param path of the English page */
function OtherLanguage({ language, path }: { language: PageLanguage; path: string }) {
  return (
    <a
      href={pathIn(language, path)}
      lang={language}
      hrefLang={language}
      rel="alternate"
      className="inline-flex min-h-11 items-center px-1 font-semibold text-[0.9375rem] underline underline-offset-4"
    >
      {LANGUAGE_NAME[language]}
    </a>
  );
}
