import { useQueryClient } from '@tanstack/react-query';
import { useRecordConsent } from '@/lib/users/consent/hooks';
import { userQuery } from '@/lib/users/hooks';
import { closePixel } from '../pixel/browser';
import { keepTrackingChoice } from './browser';

/**
 * Lets a person allow advertising measurement or withdraw the permission. A refusal takes effect here at once, whatever
 * the network does; a permission takes effect once the server has recorded it.
 */
export function useTrackingChoice() {
  const client = useQueryClient();
  const consent = useRecordConsent();
  const remember = (granted: boolean) => {
    // A response already in flight still carries the previous choice.
    void client.cancelQueries(userQuery);
    keepTrackingChoice(granted ? 'granted' : 'refused');
    client.setQueryData(
      userQuery.queryKey,
      (known) => known && { ...known, tracking: granted ? ('granted' as const) : ('refused' as const) },
    );
  };
  const choose = (granted: boolean) => {
    if (!granted) {
      remember(false);
      closePixel();
    }
    consent.mutate({ purpose: 'tracking', granted }, { onSuccess: () => remember(granted) });
  };
  return { choose, saving: consent.isPending, failed: consent.isError };
}
