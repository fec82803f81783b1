import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useDelayedNavigation } from '@/components/shared/use-delayed-navigation';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { NAVIGATION_DELAY_MS, PSYCHOLOGIST_MIN_BALANCE } from '@/lib/chat/constants';
import { loadingPath } from '@/lib/client/paths';
import type { Psychologist } from '@/lib/companions/hooks';
import { userQuery, useUser } from '@/lib/users/hooks';
import { useUnavailableDialog } from './use-unavailable-dialog';

function loadRechargeDialog() {
  return import('./recharge-required-dialog').then((module) => module.RechargeRequiredDialog);
}

/**
 * The button of a card: to the chat when the balance suffices, else to the recharge dialog; a busy companion to the
 * dialog that says for how long. `dialogs` have to be drawn.
 */
export function useListingChat(): {
  want: (psychologist: Psychologist, minutes: number) => void;
  dialogs: ReactNode;
} {
  const client = useQueryClient();
  useUser({ fresh: true });
  const { go } = useDelayedNavigation(NAVIGATION_DELAY_MS);
  const { Component: RechargeDialog, open, setOpen, show } = useLazyDialog(loadRechargeDialog);
  const [short, setShort] = useState<{ name: string; balance: number }>();
  const { explain, dialog } = useUnavailableDialog();

  const want = useCallback(
    async ({ id, name }: Psychologist, minutes: number) => {
      if (minutes > 0) return explain(name, minutes);
      // Without a user the balance is unknown here; the server checks it again anyway.
      const user = await client.ensureQueryData(userQuery).catch(() => undefined);
      if (user && user.messageBalance < PSYCHOLOGIST_MIN_BALANCE) {
        setShort({ name, balance: user.messageBalance });
        show();
      } else {
        go(loadingPath('psychologist', { companionId: id }));
      }
    },
    [client, explain, go, show],
  );

  const dialogs = (
    <>
      {RechargeDialog && short ? <RechargeDialog open={open} onOpenChange={setOpen} {...short} /> : null}
      {dialog}
    </>
  );
  return { want, dialogs };
}
