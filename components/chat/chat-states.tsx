import type { ReactNode } from 'react';
import { EmptyState } from '@/components/shared/empty-state';
import { Portrait } from '@/components/shared/portrait';
import { buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { BackButton, HEADER_LOOK } from './chat-header';

/** The outline of a chat that is still loading. */
export function ChatLoading({ onBack }: { onBack: () => void }) {
  return (
    <>
      <header className={HEADER_LOOK}>
        <BackButton onClick={onBack} />
        <Skeleton className="-ml-1 size-11" />
        <div className="flex-1 space-y-2 pl-1">
          <Skeleton className="h-4 w-28 rounded-sm" />
          <Skeleton className="h-3 w-20 rounded-sm" />
        </div>
        <Skeleton className="h-11 w-20" />
      </header>
      <BubblesLoading />
    </>
  );
}

export function BubblesLoading() {
  return (
    <div aria-busy="true" className="flex flex-1 flex-col gap-3 overflow-hidden px-3.5 py-6">
      <p role="status" className="sr-only">
        Loading your chat
      </p>
      <Skeleton className="h-16 w-3/5 rounded-lg" />
      <Skeleton className="h-11 w-2/5 rounded-lg" />
      <Skeleton className="h-16 w-3/5 self-end rounded-lg" />
      <Skeleton className="h-20 w-2/3 rounded-lg" />
      <Skeleton className="h-11 w-2/5 self-end rounded-lg" />
    </div>
  );
}

export function ChatFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Centred>
      <EmptyState
        picture={<Portrait src={null} size={112} eager className="rounded-full bg-line/60" />}
        heading="h1"
        title="This chat could not be loaded"
        action={
          <div className="flex flex-col gap-2">
            <button type="button" disabled={retrying} onClick={onRetry} className={buttonVariants()}>
              Try again
            </button>
            <a href="/" className={buttonVariants({ variant: 'ghost' })}>
              Back to home
            </a>
          </div>
        }
      >
        <p>Nothing is lost. Please check your connection and try again.</p>
      </EmptyState>
    </Centred>
  );
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="flex flex-1 flex-col items-center justify-center">{children}</div>;
}
