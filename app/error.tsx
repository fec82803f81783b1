'use client';

import { t } from '@/lib/kit/text';

/** What a person sees when a screen failed. The error itself is in the server's log, or in the browser's console. */
export default function ScreenError({ reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main id="main" className="flex flex-1 flex-col items-center justify-center gap-3 px-6 py-12 text-center">
      <img src="/companions/fallback.svg" alt="" width={112} height={112} />
      <h1 className="text-2xl">{t('Something went wrong')}</h1>
      <p className="mb-3 text-[0.9375rem] text-muted leading-6">
        {t('It is on our side, not yours. Your messages and your chats are safe.')}
      </p>
      {/* Plain classes: every page loads this one, and the looks of all buttons would come along a second time. */}
      <button
        type="button"
        onClick={reset}
        className="min-h-14 w-full rounded-lg bg-brand px-6 font-semibold text-base text-on-brand"
      >
        {t('Try again')}
      </button>
      {/* A full load: whatever failed in the page is gone with it. */}
      <a href="/" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {t('Go to the home page')}
      </a>
    </main>
  );
}
