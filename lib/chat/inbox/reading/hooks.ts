import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { OPENING_MS, SEEN_FOR_MS } from './constants';

/**
 * Notes that a chat has been read up to a message, when that has been on the screen for a moment.
 * @param seenId the newest message, while the person is at it and nothing more is on its way
 */
export function useReading(sessionId: string, seenId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!seenId) return;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      // What cannot be noted stays unread, and is noted with the next message or visit.
      if (!navigator.onLine) return;
      import('./browser').then(
        ({ noteWhenSeen }) => {
          stop = noteWhenSeen(client, sessionId, seenId);
        },
        () => undefined,
      );
    }, SEEN_FOR_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [client, sessionId, seenId]);
}

/** Where reading stopped when the chat was opened: the first message that was unread then. It stays while the chat is open. */
export function useReadingPlace(unreadFrom: string | null): string | null {
  const [place, setPlace] = useState(unreadFrom);
  const [openedAt] = useState(Date.now);
  // What was held of the chat is shown first; what is new of it comes right after.
  if (place === null && unreadFrom !== null && Date.now() - openedAt < OPENING_MS) setPlace(unreadFrom);
  return place;
}
