import { type ReactNode, useCallback, useState } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';

const loadDialog = () => import('./recharge-required-dialog').then((module) => module.RechargeRequiredDialog);

/** Says that a balance is too small for a psychologist chat. The caller renders `rechargeDialog`. */
export function useRechargeDialog(): {
  askToRecharge: (name: string, balance: number) => void;
  rechargeDialog: ReactNode;
} {
  const { Component, open, setOpen, show } = useLazyDialog(loadDialog);
  const [shortfall, setShortfall] = useState<{ name: string; balance: number }>();
  const askToRecharge = useCallback(
    (name: string, balance: number) => {
      setShortfall({ name, balance });
      show();
    },
    [show],
  );
  const rechargeDialog =
    Component && shortfall ? <Component open={open} onOpenChange={setOpen} {...shortfall} /> : null;
  return { askToRecharge, rechargeDialog };
}
