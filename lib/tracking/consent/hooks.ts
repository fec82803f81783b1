import { useState } from 'react';
import { changeHeld } from '@/lib/client/change-held';
import { loadQueries } from '@/lib/client/late-queries';
import { sendConsent } from '@/lib/users/consent/hooks';
import { userQuery } from '@/lib/users/hooks';
import { closePixel } from '../pixel/browser';
import { keepTrackingChoice } from './browser';

/** Shows the choice wherever the user is shown. */
async function showChoice(tracking: 'granted' | 'refused'): Promise<void> {
  const { client } = await loadQueries();
  changeHeld(client, userQuery, (held) => ({ ...held, tracking }));
}

/**
 * Lets a person allow advertising measurement or withdraw the permission. A refusal takes effect here at once, whatever
 * the network does; a permission takes effect once the server has recorded it.
 */
export function useTrackingChoice() {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const remember = async (granted: boolean) => {
    const choice = granted ? 'granted' : 'refused';
    keepTrackingChoice(choice);
    await showChoice(choice);
  };
  const record = async (granted: boolean) => {
    setState('saving');
    try {
      // The server first: the page may be left at the same moment.
      const sent = sendConsent({ purpose: 'tracking', granted });
      await Promise.all([sent, granted ? undefined : remember(false)]);
      await remember(granted);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const choose = (granted: boolean) => {
    if (!granted) closePixel();
    void record(granted);
  };
  return { choose, saving: state === 'saving', failed: state === 'failed' };
}
