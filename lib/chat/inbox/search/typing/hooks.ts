import { useEffect, useState } from 'react';
import { SEARCH_DELAY_MS } from '../constants';

/** What was searched for last. Kept in memory alone: words of a chat belong in no address and no storage. */
let last = '';

/** What is typed into the search: at once, and as it is searched for, when nothing more has been typed for a moment. */
export function useSearchWords() {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  // Back from a chat that was found: not in the first picture, which the server has drawn without it.
  useEffect(() => {
    setTyped(last);
    setWords(last.trim());
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const type = (text: string) => {
    last = text;
    setTyped(text);
  };
  return { typed, type, words };
}
