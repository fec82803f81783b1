import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Conversation } from '../../conversation/browser';
import { readChosen } from '../browser';

/** Has replies vibrate or sound in the chat that is shown, where its person wants that; its code comes for nobody else. */
export function useReplySignals(sessionId: string, conversation: Conversation): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isComing = false;
    let isLeft = false;
    const begin = () => {
      if (isComing || readChosen().length === 0) return;
      isComing = true;
      import('./browser').then(
        ({ watchReplies }) => {
          if (!isLeft) stop = watchReplies(client, conversation, sessionId);
        },
        () => {
          isComing = false;
        },
      );
    };
    begin();
    // Chosen in another tab.
    window.addEventListener('storage', begin);
    return () => {
      isLeft = true;
      window.removeEventListener('storage', begin);
      stop?.();
    };
  }, [client, conversation, sessionId]);
}
