import { useEffect } from 'react';
import { Input } from '@/components/ui/input';
import { SEARCH_MAX_CHARS } from '@/lib/chat/inbox/search/constants';
import { placeOf } from '@/lib/chat/keys/browser';
import { SEARCH_HASH } from '@/lib/chat/keys/constants';
import { SEARCH_MESSAGES } from '@/lib/chat/keys/copy';
import { meaningOf } from '@/lib/chat/keys/rules';
import { useTypedEarly } from '@/lib/client/typed-early';
import { t } from '@/lib/kit/text';

/** The field that searches all of a person's messages while they type. / leads to it, here and from a chat. */
export function SearchBox({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const box = useTypedEarly<HTMLInputElement>(typed, onType);
  useEffect(() => {
    if (location.hash === SEARCH_HASH) box.current?.focus();
    const listen = (event: KeyboardEvent) => {
      if (meaningOf(event, () => placeOf(event.target, null)) !== 'search') return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [box]);
  return (
    <search className="pb-2">
      <Input
        ref={box}
        type="search"
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_MAX_CHARS}
        aria-label={t(SEARCH_MESSAGES)}
        aria-keyshortcuts="/"
        placeholder={t(SEARCH_MESSAGES)}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </search>
  );
}
