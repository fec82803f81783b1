import { Input } from '@/components/ui/input';
import { SEARCH_MAX_CHARS } from '@/lib/chat/inbox/search/constants';

/** The field that searches all of a person's messages while they type. */
export function SearchBox({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  return (
    <search className="pb-2">
      <Input
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
