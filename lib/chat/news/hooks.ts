import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LOADED_AFTER_MS } from './constants';

/**
 * Shows in a chat what is written, bought or spent in another tab or on another device. Its code is no part of the first load:
 * until it comes, the chat is as new as its page.
 * @param isBusy a message is on its way here: news would spoil its order. Stable between renders
 */
export function useNews(sessionId: string, isBusy: () => boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      import('./browser').then(
        ({ watchNews }) => {
          // Left meanwhile.
          if (stop === undefined) stop = watchNews(client, sessionId, isBusy);
        },
        // Offline: the chat is brought up to date when it comes to the front again.
        () => undefined,
      );
    }, LOADED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      if (stop) stop();
      else stop = () => undefined;
    };
  }, [client, sessionId, isBusy]);
}
