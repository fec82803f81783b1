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
 * What a card's button does: it opens the chat, the recharge dialog when the balance is too small, or the dialog that
 * says how long the companion is busy. The caller renders `dialogs`.
 */
export function useListingChat(): {
  startChat: (psychologist: Psychologist, minutes: number) => void;
  dialogs: ReactNode;
} {
  const client = useQueryClient();
  useUser({ fresh: true });
  const { go } = useDelayedNavigation(NAVIGATION_DELAY_MS);
  const { Component: RechargeDialog, open, setOpen, show } = useLazyDialog(loadRechargeDialog);
  const [shortfall, setShortfall] = useState<{ name: string; balance: number }>();
  const { explain, dialog } = useUnavailableDialog();

  const startChat = useCallback(
    async ({ id, name }: Psychologist, minutes: number) => {
      if (minutes > 0) return explain(name, minutes);
      // Without a user the balance is unknown; the server checks it anyway.
      const user = await client.ensureQueryData(userQuery).catch(() => undefined);
      if (user && !user.sellsNothing && user.messageBalance < PSYCHOLOGIST_MIN_BALANCE) {
        setShortfall({ name, balance: user.messageBalance });
        show();
      } else {
        go(loadingPath('psychologist', { companionId: id }));
      }
    },
    [client, explain, go, show],
  );

  const dialogs = (
    <>
      {RechargeDialog && shortfall ? (
        <RechargeDialog open={open} onOpenChange={setOpen} {...shortfall} />
      ) : null}
      {dialog}
    </>
  );
  return { startChat, dialogs };
}
