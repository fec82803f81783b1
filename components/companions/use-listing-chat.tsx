import { type ReactNode, useCallback } from 'react';
import { useDelayedNavigation } from '@/components/shared/use-delayed-navigation';
import { NAVIGATION_DELAY_MS } from '@/lib/chat/constants';
import { loadQueries } from '@/lib/client/late-queries';
import { loadingPath } from '@/lib/client/query-paths';
import { isShortOfMessages } from '@/lib/companions/consultation/rules';
import type { Psychologist } from '@/lib/companions/hooks';
import { userQuery, useUser } from '@/lib/users/hooks';
import { useRefusals } from './use-refusals';

/**
 * What a card's button does: it opens the chat, the recharge dialog when the balance is too small, or the dialog that
 * says how long the companion is busy. The caller renders `dialogs`.
 */
export function useListingChat(): {
  startChat: (psychologist: Psychologist, minutes: number) => void;
  dialogs: ReactNode;
} {
  useUser({ fresh: true });
  const { go } = useDelayedNavigation(NAVIGATION_DELAY_MS);
  const { askToRecharge, explainBusy, dialogs } = useRefusals();

  const startChat = useCallback(
    async ({ id, name, isInSession }: Psychologist, minutes: number) => {
      if (minutes > 0) return explainBusy({ name, minutes, isInSession });
      // Without a user the balance is unknown; the server checks it anyway.
      const user = await loadQueries()
        .then(({ client }) => client.ensureQueryData(userQuery))
        .catch(() => undefined);
      if (isShortOfMessages(user)) askToRecharge({ name, balance: user.messageBalance });
      else go(loadingPath('psychologist', { companionId: id }));
    },
    [explainBusy, go, askToRecharge],
  );

  return { startChat, dialogs };
}
