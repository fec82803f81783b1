import './content.css';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { BRAND } from '@/content/brand';
import { SiteFooter } from './site-footer';

/**
 * The frame of every written page. The build removes the scripts from every page marked with
 * `data-without-scripts` (build/content-build.mjs), so nothing in here may need React in the browser.
 */
export function ContentFrame({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  return (
    <div data-without-scripts className="flex flex-1 flex-col">
      {/* The build writes it into the page; it is small, and the page works without it. */}
      <script src="/reader.js" defer />
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-2 px-5 pt-[max(0.75rem,env(safe-area-inset-top))] pb-1 print:hidden">
        <a
          href="/"
          aria-label={`${BRAND.name}, home page`}
          className="inline-flex min-h-11 items-center font-bold font-heading text-2xl tracking-[-0.02em]"
        >
          {BRAND.wordmark}
          <span aria-hidden className="text-brand-ink">
            .
          </span>
        </a>
        {/* Its width does not wait for its words, so that a browser that paints before they arrive moves nothing. */}
        <a href="/" className={buttonVariants({ variant: 'outline', size: 'pill', className: 'min-w-27' })}>
          Start chat
        </a>
      </header>
      <main id="main" className="flex flex-1 flex-col px-5 pt-2 pb-10">
        {children}
      </main>
      <SiteFooter>{footer}</SiteFooter>
    </div>
  );
}
