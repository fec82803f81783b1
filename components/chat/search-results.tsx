import { type ComponentType, useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/kit/text';
import { NotLoaded } from './not-loaded';

const load = () => import('./found-messages').then((module) => module.FoundMessages);

/** What a search has found. Its code comes with the first search. */
export function SearchResults({ words }: { words: string }) {
  const [Found, setFound] = useState<ComponentType<{ words: string }>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    load().then(
      (loaded) => setFound(() => loaded),
      () => setFailed(true),
    );
  }, [failed]);
  if (Found) return <Found words={words} />;
  if (failed) {
    return (
      <NotLoaded loading={false} onRetry={() => setFailed(false)}>
        {t('The search did not work.')}
      </NotLoaded>
    );
  }
  return (
    <div aria-busy="true">
      <p className="sr-only">{t('Searching')}</p>
      <Skeleton className="my-2.5 h-14" />
      <Skeleton className="my-2.5 h-14" />
    </div>
  );
}
