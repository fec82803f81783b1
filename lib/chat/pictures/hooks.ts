import { useEffect, useRef, useState } from 'react';
import type { ReturnedPicture } from './browser';
import { pictureAddress, type SentPicture } from './rules';
import { type Chosen, SHRINKING, takePicture } from './taking/browser';

/** What is to be sent: a file, or what came back because its message did not go out. */
export type Picked = Blob | ReturnedPicture;

/**
 * A picture that a person chose to send in a chat, and what has become of it.
 * @param picked none: whatever is under way ends, and what was last shown stays
 */
export function useChosenPicture(sessionId: string, picked: Picked | undefined) {
  const [known, setKnown] = useState<{ picked: Picked; chosen: Chosen }>();
  const [tries, setTries] = useState(0);
  /** Ready to be sent, once. */
  const ready = useRef<SentPicture>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same once more.
  useEffect(() => {
    if (!picked) return;
    const control = new AbortController();
    const tell = (chosen: Chosen) => {
      if (control.signal.aborted) return;
      ready.current = chosen.picture;
      setKnown({ picked, chosen });
    };
    if (picked instanceof Blob) void takePicture(sessionId, picked, control.signal, tell);
    else tell({ state: 'ready', picture: picked.picture, address: pictureAddress(picked.picture.id) });
    return () => {
      ready.current = undefined;
      control.abort();
    };
  }, [sessionId, picked, tries]);

  const isOf = known && (!picked || known.picked === picked);
  return {
    chosen: isOf ? known.chosen : SHRINKING,
    /** Once more, after a failure that may pass. */
    again: () => setTries((before) => before + 1),
    /** Hands it to `send` unless that took it before: a second tap finds none. @returns whether it was taken */
    sendOnce: (send: (picture: SentPicture) => boolean): boolean => {
      const picture = ready.current;
      if (!picture || !send(picture)) return false;
      ready.current = undefined;
      return true;
    },
  };
}
