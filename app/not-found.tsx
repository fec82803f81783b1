import type { Metadata } from 'next';
import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/kit/text';

/** On request, in the language of who asks. */
export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({ title: t('Page not found'), robots: { index: false } });

export default function NotFound() {
  return (
    <main id="main" className="flex flex-1 items-center justify-center bg-lost p-5">
      <div className="w-full rounded-xl border-[1.5px] border-line bg-card px-6 py-10 text-center shadow-lift">
        <h1 className="text-[1.625rem] leading-8">{t('404 Page Not Found')}</h1>
        <p className="mt-2 mb-7 text-[0.9375rem] text-muted leading-6">
          {t('Did you forget to add the page to the router?')}
        </p>
        {/* A full load: every page loads this one, and what a soft link needs would come along. */}
        <a href="/" className={buttonVariants({ size: 'lg' })}>
          {t('Go to the home page')}
        </a>
      </div>
    </main>
  );
}
