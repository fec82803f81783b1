import { type ReactNode, useCallback, useState } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';

const loadDialog = () => import('./unavailable-dialog').then((module) => module.UnavailableDialog);

/** Explains that a companion is busy, and for how long. The caller renders `dialog`. */
export function useUnavailableDialog(): {
  explain: (name: string, minutes: number) => void;
  dialog: ReactNode;
} {
  const { Component, open, setOpen, show } = useLazyDialog(loadDialog);
  const [busy, setBusy] = useState<{ name: string; minutes: number }>();
  const explain = useCallback(
    (name: string, minutes: number) => {
      setBusy({ name, minutes });
      show();
    },
    [show],
  );
  const dialog = Component && busy ? <Component open={open} onOpenChange={setOpen} {...busy} /> : null;
  return { explain, dialog };
}
