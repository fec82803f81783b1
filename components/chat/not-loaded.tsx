import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/kit/text';

/** In place of what could not be loaded, or below what may be old. */
export function NotLoaded({
  children,
  loading,
  onRetry,
}: {
  /** What, as a sentence. */
  children: ReactNode;
  loading: boolean;
  onRetry: () => void;
}) {
  return (
    <div role="alert" className="mt-3 flex flex-wrap items-center justify-between gap-2">
      <p className="text-[0.9375rem] text-muted leading-6">
        {children} {t('Please check your connection.')}
      </p>
      <Button variant="outline" size="sm" loading={loading} onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  );
}
