import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepsChats } from '../browser';

/** Has the chat that is shown kept for times without a network, where its person wants that; its code comes for nobody else. */
export function useKept(sessionId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!keepsChats()) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    import('./browser').then(
      ({ keepShown }) => {
        if (!isLeft) stop = keepShown(client, sessionId);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [client, sessionId]);
}
