import { useDelayedNavigation } from '@/components/shared/use-delayed-navigation';
import { NAVIGATION_DELAY_MS } from '@/lib/chat/constants';
import { loadingPath } from '@/lib/client/paths';
import type { ChatType } from '@/lib/kit/chat-types';

/** Starting a chat from a home screen. A referral code of the address travels along. */
export function useStartChat() {
  const { go, busy } = useDelayedNavigation(NAVIGATION_DELAY_MS);
  const start = (chatType: ChatType) =>
    go(loadingPath(chatType, { referralCode: new URLSearchParams(window.location.search).get('ref') }));
  return { start, go, busy };
}
