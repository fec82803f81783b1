import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import type { Shown } from '@/lib/account/hooks';
import { t, tn } from '@/lib/kit/text';

/** One part of the account, under its heading. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <Card>
        <h2 id={`${id}-title`} className="text-lg leading-6">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}

/** The words under a heading. */
export function Hint({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-[0.9375rem] text-muted leading-6">{children}</p>;
}

/** In place of what a part shows, or below what of it is there: that it could not be loaded. */
export function NotLoaded({
  loading,
  onRetry,
  children,
}: {
  loading: boolean;
  onRetry: () => unknown;
  children: ReactNode;
}) {
  return (
    <div role="alert" className="mt-3 flex flex-wrap items-center justify-between gap-2">
      <p className="text-[0.9375rem] text-muted leading-6">{children}</p>
      <Button variant="outline" size="sm" loading={loading} onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  );
}

const WAITING = ['first', 'second', 'third'];

/** A list in each of its states: loading, failed, empty, or items with "Show more". */
export function ShownList<T>({
  list,
  name,
  empty,
  expected = WAITING.length,
  children,
}: {
  list: Shown<T>;
  /** What the list holds. */
  name: 'history' | 'chats' | 'payments';
  /** In place of an empty list: that it is, and what to do next. */
  empty: ReactNode;
  /** How many items are about to come. */
  expected?: number;
  children: (item: T) => ReactNode;
}) {
  const { items, failed, loading, hasMore, showMore, retry } = list;
  const shown = name === 'chats' ? tn(2, 'chat', 'chats') : t(name);
  if (!items && !failed) {
    if (expected === 0) return <Hint>{empty}</Hint>;
    return (
      <div aria-busy="true" className="mt-2">
        <p className="sr-only">{t('Loading {name}', { name: shown })}</p>
        {WAITING.slice(0, expected).map((place) => (
          // As high as an item of two lines.
          <div key={place} className="py-2.5">
            <Skeleton className="h-11" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <>
      {items?.length === 0 ? (
        // One item was about to come, and did not: what stands below stays where it is.
        <div className={expected === 1 ? 'mt-2 flow-root min-h-16' : undefined}>
          <Hint>{empty}</Hint>
        </div>
      ) : null}
      {items && items.length > 0 ? (
        <ul className="mt-2 divide-y-[1.5px] divide-line">{items.map(children)}</ul>
      ) : null}
      {failed ? (
        <NotLoaded loading={loading} onRetry={retry}>
          {t('The {name} could not be loaded.', { name: shown })}
        </NotLoaded>
      ) : hasMore ? (
        <Button variant="outline" size="card" className="mt-3" loading={loading} onClick={showMore}>
          {t('Show more')}
          <span className="sr-only"> {shown}</span>
        </Button>
      ) : null}
    </>
  );
}
