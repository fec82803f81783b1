import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';
import { findBox, writeInto } from '../writing/browser';
import { type Listening, listen, writeLanguage } from './browser';
import type { DictationLanguage } from './constants';
import { failureOf, withWords } from './rules';

/**
 * Writes into the box what is said, behind what stands there. It ends by itself at a pause, and when somebody types, sends, or
 * leaves; it never sends.
 * @param isBusy nothing can be written now
 */
export function useDictation(isBusy: boolean) {
  const [language, setLanguage] = useState<DictationLanguage>();
  const now = useRef<Listening>(undefined);

  const drop = useCallback(() => now.current?.drop(), []);
  const stop = useCallback(() => now.current?.stop(), []);
  const begin = useCallback((next: DictationLanguage) => {
    now.current?.drop();
    const box = findBox();
    if (!box) return;
    const before = box.value;
    let isOurs = false;
    const onInput = () => {
      if (!isOurs) now.current?.drop();
    };
    const heard = (words: string) => {
      isOurs = true;
      writeInto(box, withWords(before, words));
      isOurs = false;
    };
    const ended = (error: string | undefined) => {
      box.removeEventListener('input', onInput);
      now.current = undefined;
      setLanguage(undefined);
      const failure = failureOf(error);
      if (failure)
        toast({ title: t(failure.title), description: t(failure.description), variant: 'destructive' });
    };
    box.addEventListener('input', onInput);
    writeLanguage(next);
    setLanguage(next);
    now.current = listen(next, heard, ended);
  }, []);

  useEffect(() => {
    if (isBusy) drop();
  }, [isBusy, drop]);
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') drop();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', drop);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', drop);
      drop();
    };
  }, [drop]);
  return { language, begin, stop };
}
