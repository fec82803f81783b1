import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/kit/text';
import { BackButton, HEADER_LOOK } from './chat-header';

/** The outline of a chat that is still loading. */
export function ChatLoading({ onBack }: { onBack: () => void }) {
  return (
    <>
      <header className={HEADER_LOOK}>
        <BackButton onClick={onBack} />
        <Skeleton className="h-11 w-40" />
      </header>
      <BubblesLoading />
    </>
  );
}

export function BubblesLoading() {
  return (
    <div aria-busy="true" className="flex flex-1 flex-col gap-3 overflow-hidden px-3.5 py-6">
      <p role="status" className="sr-only">
        {t('Loading your chat')}
      </p>
      <Skeleton className="h-16 w-3/5 rounded-lg" />
      <Skeleton className="h-11 w-2/5 rounded-lg" />
      <Skeleton className="h-16 w-3/5 self-end rounded-lg" />
    </div>
  );
}

/** In place of messages that could not come. */
export function TryAgain({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div className="flex flex-col items-center pb-3 text-center text-muted text-sm">
      <p>{children}</p>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 rounded-md px-4 font-semibold text-brand-ink hover:bg-line/60"
      >
        {t('Try again')}
      </button>
    </div>
  );
}
