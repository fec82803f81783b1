import { type ComponentType, useCallback, useState } from 'react';
import { loadQueries } from '@/lib/client/late-queries';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';

/**
 * Loads a dialog's code when it is first opened, so that no first load pays for it.
 * @param load must be stable between renders (a module-level function)
 * @returns the component (undefined until it has loaded) and its open state
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [dialog, setDialog] = useState<{ Component: ComponentType<Props> }>();
  const [open, setOpen] = useState(false);

  const show = useCallback(() => {
    Promise.all([load(), loadQueries()]).then(
      ([Component]) => {
        setDialog({ Component });
        setOpen(true);
      },
      () =>
        toast({
          title: t('Could not open this'),
          description: t('Please check your connection and try again.'),
          variant: 'destructive',
        }),
    );
  }, [load]);

  return { Component: dialog?.Component, open, setOpen, show };
}
