import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError, call } from '@/lib/client/api';
import { t } from '@/lib/kit/text';
import { readReturned, subscribeToReturned, writeReturned } from './browser';
import type { uploadPicture } from './contract';
import { CHECK_FAILED, FILE_TOO_LARGE, HEIC_REFUSED, NOT_READABLE } from './copy';
import { pictureAddress, type SentPicture } from './rules';
import { shrink } from './shrinking/browser';

/** A picture on its way into a chat. `checking`: it is made smaller, sent to the server and judged there. */
export type Chosen = {
  /** Where it is shown from; none while it is being read. */
  address: string | undefined;
  state: 'checking' | 'ready' | 'refused';
  /** Once it is ready. */
  picture: SentPicture | undefined;
  /** Why it was refused, in words for its person. */
  why: string | undefined;
  /** A network that failed may come back, and whoever judges as well. */
  mayPass: boolean;
};

const WHY = { heic: HEIC_REFUSED, unreadable: NOT_READABLE, too_large: FILE_TOO_LARGE } as const;
const CHECKING: Chosen = {
  ...{ address: undefined, state: 'checking', picture: undefined, why: undefined, mayPass: false },
};
/** Answers after which the same picture may be taken. */
const mayPassAfter = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 429 || error.status >= 500;

/** The picture that a person chose to send in a chat, and what has become of it; null while there is none. */
export function useChosenPicture(sessionId: string) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const file = useRef<Blob>(undefined);
  const running = useRef<AbortController>(undefined);
  const address = useRef<string>(undefined);

  const clear = useCallback(() => {
    running.current?.abort();
    if (address.current) URL.revokeObjectURL(address.current);
    address.current = undefined;
  }, []);
  useEffect(() => clear, [clear]);

  const choose = async (picked: Blob) => {
    clear();
    const control = new AbortController();
    running.current = control;
    file.current = picked;
    setChosen(CHECKING);
    const small = await shrink(picked);
    if (control.signal.aborted) return;
    if (typeof small === 'string') return setChosen({ ...CHECKING, state: 'refused', why: t(WHY[small]) });
    address.current = URL.createObjectURL(small);
    const shown = { ...CHECKING, address: address.current };
    setChosen(shown);
    try {
      const picture = await call<typeof uploadPicture>('POST /api/chat/picture', {
        query: { sessionId },
        file: small,
        signal: control.signal,
      });
      if (!control.signal.aborted) setChosen({ ...shown, state: 'ready', picture });
    } catch (error) {
      if (control.signal.aborted) return;
      const why = (error instanceof ApiError ? error.userMessage : undefined) ?? t(CHECK_FAILED);
      setChosen({ ...shown, state: 'refused', why, mayPass: mayPassAfter(error) });
    }
  };

  return {
    chosen,
    choose,
    /** Once more, after a failure that may pass. */
    again: () => file.current && void choose(file.current),
    /** One that is taken in already, and did not go out with its message. */
    take: (picture: SentPicture) => {
      clear();
      setChosen({ ...CHECKING, state: 'ready', picture, address: pictureAddress(picture.id) });
    },
    drop: () => {
      clear();
      setChosen(null);
    },
  };
}

/** A picture that came back because its message did not go out, and taking it up. */
export function useReturned(sessionId: string) {
  const given = useSyncExternalStore(
    subscribeToReturned,
    () => readReturned(sessionId),
    () => undefined,
  );
  return { given, taken: () => writeReturned(sessionId, undefined) };
}
