import { useSyncExternalStore } from 'react';
import { readReturned, subscribeToReturned, writeReturned } from '../browser';

/** A picture that came back because its message did not go out, and taking it up. */
export function useReturned(sessionId: string) {
  const given = useSyncExternalStore(
    subscribeToReturned,
    () => readReturned(sessionId),
    () => undefined,
  );
  return { given, taken: () => writeReturned(sessionId, undefined) };
}
