'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { type InboxChat, useInbox } from '@/lib/chat/inbox/hooks';
import { useSearchWords } from '@/lib/chat/inbox/search/typing/hooks';
import { InboxList } from './inbox-list';
import { SearchBox } from './search-box';
import { SearchResults } from './search-results';

const loadOptions = () => import('./chat-options-dialog').then((module) => module.ChatOptionsDialog);
const loadDeletion = () =>
  import('@/components/account/delete-chat-dialog').then((module) => module.DeleteChatDialog);

/** The list of chats, the search of all their messages, and what can be done to a chat. */
export function LiveChatsScreen({
  archived,
  newcomer,
  empty,
}: {
  archived: boolean;
  newcomer: boolean;
  /** In place of a list without chats. */
  empty: ReactNode;
}) {
  const list = useInbox(archived);
  const { typed, type, words } = useSearchWords();
  const [chosen, setChosen] = useState<InboxChat>();
  const options = useLazyDialog(loadOptions);
  const deletion = useLazyDialog(loadDeletion);
  const top = useRef<HTMLDivElement>(null);
  const focusTop = () => top.current?.focus();
  const { chats = newcomer ? [] : undefined } = list;
  const isSearched = !archived && chats !== undefined && (chats.length > 0 || list.archived > 0);
  return (
    <div ref={top} tabIndex={-1} className="flex flex-1 flex-col outline-none">
      {isSearched ? <SearchBox typed={typed} onType={type} /> : null}
      {isSearched && words !== '' ? (
        <SearchResults words={words} />
      ) : (
        <InboxList
          list={list}
          chats={chats}
          archived={archived}
          empty={empty}
          onOptions={(chat) => {
            setChosen(chat);
            options.show();
          }}
        />
      )}
      {options.Component && chosen ? (
        <options.Component
          key={chosen.id}
          open={options.open}
          onOpenChange={options.setOpen}
          chat={chosen}
          archived={archived}
          onMoved={focusTop}
          onDelete={() => {
            options.setOpen(false);
            deletion.show();
          }}
        />
      ) : null}
      {deletion.Component && chosen ? (
        <deletion.Component
          open={deletion.open}
          onOpenChange={deletion.setOpen}
          chat={chosen}
          onDeleted={focusTop}
        />
      ) : null}
    </div>
  );
}
