import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';

type Opened = { open: boolean; onOpenChange: (open: boolean) => void };

const loadRecharge = () =>
  import('./recharge-required-dialog').then((module) => module.RechargeRequiredDialog);
const loadUnavailable = () => import('./unavailable-dialog').then((module) => module.UnavailableDialog);

/** A dialog about one companion, loaded when it is first opened. */
function useDialogAbout<Props extends Opened>(load: () => Promise<ComponentType<Props>>) {
  const { Component, open, setOpen, show } = useLazyDialog(load);
  const [about, setAbout] = useState<Omit<Props, keyof Opened>>();
  const showAbout = useCallback(
    (next: Omit<Props, keyof Opened>) => {
      setAbout(next);
      show();
    },
    [show],
  );
  // TypeScript does not see that the two parts make the whole.
  const props = { open, onOpenChange: setOpen, ...about } as Props;
  const dialog: ReactNode = Component && about ? <Component {...props} /> : null;
  return { show: showAbout, dialog };
}

/** Why a psychologist chat cannot begin now: too small a balance, or a busy companion. The caller renders `dialogs`. */
export function useRefusals() {
  const recharge = useDialogAbout(loadRecharge);
  const unavailable = useDialogAbout(loadUnavailable);
  const dialogs = (
    <>
      {recharge.dialog}
      {unavailable.dialog}
    </>
  );
  return { askToRecharge: recharge.show, explainBusy: unavailable.show, dialogs };
}
