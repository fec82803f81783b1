import { Input } from '@/components/ui/input';
import { SEARCH_MAX_CHARS } from '@/lib/chat/inbox/search/constants';
import { useTypedEarly } from '@/lib/client/typed-early';

/** The field that searches all of a person's messages while they type. */
export function SearchBox({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const box = useTypedEarly<HTMLInputElement>(typed, onType);
  return (
    <search className="pb-2">
      <Input
        ref={box}
        type="search"
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_MAX_CHARS}
        aria-label="Search your messages"
        placeholder="Search your messages"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </search>
  );
}
