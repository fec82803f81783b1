'use client';

import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Portrait } from '@/components/shared/portrait';
import { SoftLink } from '@/components/shared/soft-link';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Button } from '@/components/ui/button';
import { type OwnChat, useChats } from '@/lib/account/hooks';
import { INCOGNITO } from '@/lib/chat/incognito/copy';
import { chatPath } from '@/lib/client/paths';
import { CHAT_TYPE_LABEL } from '@/lib/companions/chat-types/constants';
import { formatMoment } from '@/lib/kit/format';
import { t } from '@/lib/kit/text';
import { Section, ShownList } from './section';

function loadDialog() {
  return import('./delete-chat-dialog').then((module) => module.DeleteChatDialog);
}

/** All chats, to continue or to delete. */
export function ChatsSection({ newcomer, empty }: { newcomer: boolean; empty: ReactNode }) {
  const chats = useChats();
  const [chosen, setChosen] = useState<OwnChat>();
  const { Component: DeleteChatDialog, open, setOpen, show } = useLazyDialog(loadDialog);
  const heading = useRef<HTMLDivElement>(null);
  const now = Date.now();
  return (
    <Section id="chats" title={t('My chats')}>
      <div ref={heading} tabIndex={-1} className="outline-none">
        <ShownList list={chats} name="chats" empty={empty} expected={newcomer ? 0 : undefined}>
          {(chat) => (
            <li key={chat.id} className="@container flex items-center gap-2 py-2">
              <SoftLink
                href={chatPath(chat.id)}
                className="flex min-w-0 flex-1 items-center gap-3 rounded-md hover:bg-line/40"
              >
                <span className="@max-[14rem]:hidden shrink-0 overflow-hidden rounded-md bg-truelove-tint">
                  <Portrait src={chat.imagePath} size={48} />
                </span>
                <span className="min-w-0">
                  <span className="line-clamp-3 font-semibold text-[0.9375rem] leading-6">
                    {chat.companionName}
                    <span className="font-normal text-muted">
                      {' '}
                      · {t(CHAT_TYPE_LABEL[chat.chatType])}
                      {chat.incognito ? ` · ${t(INCOGNITO)}` : ''}
                    </span>
                  </span>{' '}
                  <span suppressHydrationWarning className="block text-muted text-sm leading-5">
                    {chat.empty ? t('Nothing said yet') : formatMoment(chat.lastAt, now)}
                  </span>
                </span>
              </SoftLink>
              <Button
                variant="ghost"
                size="icon"
                aria-haspopup="dialog"
                aria-label={t('Delete the chat with {name}', { name: chat.companionName })}
                onClick={() => {
                  setChosen(chat);
                  show();
                }}
              >
                <Trash2 aria-hidden className="size-5" />
              </Button>
            </li>
          )}
        </ShownList>
      </div>
      {DeleteChatDialog && chosen ? (
        <DeleteChatDialog
          open={open}
          onOpenChange={setOpen}
          chat={chosen}
          onDeleted={() => heading.current?.focus()}
        />
      ) : null}
    </Section>
  );
}
