import { type ComponentType, useCallback, useState } from 'react';
import { toast } from '@/lib/client/toast';

/**
 * Loads a dialog's code when it is first opened and keeps it afterwards, so that no first load pays for it.
 * @param load must keep its identity between renders (a function of the module).
 * @returns the component (undefined until it has loaded) and what opens it.
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [dialog, setDialog] = useState<{ Component: ComponentType<Props> }>();
  const [open, setOpen] = useState(false);

  const show = useCallback(() => {
    load().then(
      (Component) => {
        setDialog({ Component });
        setOpen(true);
      },
      () =>
        toast({
          title: 'Could not open this',
          description: 'Please check your connection and try again.',
          variant: 'destructive',
        }),
    );
  }, [load]);

  return { Component: dialog?.Component, open, setOpen, show };
}
