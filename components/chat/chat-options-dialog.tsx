'use client';

import { Archive, ArchiveRestore, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import {
  ARCHIVED,
  NOT_CHANGED,
  PINNED,
  RENAMED,
  TRY_AGAIN_LATER,
  UNARCHIVED,
  UNPINNED,
} from '@/lib/chat/inbox/copy';
import { type Arrangement, type InboxChat, useArrangeChat } from '@/lib/chat/inbox/hooks';
import { titleOf } from '@/lib/chat/inbox/rules';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import { CHAT_TYPE_LABEL } from '@/lib/companions/chat-types/constants';
import { t } from '@/lib/kit/text';
import { ChatNameForm } from './chat-name-form';

type Done = typeof ARCHIVED | typeof PINNED | typeof RENAMED | typeof UNARCHIVED | typeof UNPINNED;

const ENTRY = 'w-full justify-start! px-2!';

/** What can be done to a chat in the list: pin, rename, archive, delete. */
export function ChatOptionsDialog({
  open,
  onOpenChange,
  chat,
  archived,
  onMoved,
  onDelete,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chat: InboxChat;
  /** It is in the archive. */
  archived: boolean;
  /** Takes the focus, because the chat has left the list. */
  onMoved: () => void;
  onDelete: () => void;
}) {
  const [naming, setNaming] = useState(false);
  const arrange = useArrangeChat();
  const moved = useRef(false);
  const change = (arrangement: Arrangement, done: Done) =>
    arrange.mutate(
      { sessionId: chat.id, ...arrangement },
      {
        onSuccess: () => {
          moved.current = arrangement.archived !== undefined;
          onOpenChange(false);
          toast({ title: t(done) });
        },
      },
    );
  const busy = (name: keyof Arrangement) => arrange.isPending && arrange.variables?.[name] !== undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) arrange.reset();
        onOpenChange(next);
      }}
    >
      <DialogContent
        onCloseAutoFocus={(event) => {
          setNaming(false);
          if (!moved.current) return;
          moved.current = false;
          event.preventDefault();
          onMoved();
        }}
      >
        <DialogHeader>
          <DialogTitle className="line-clamp-2 [overflow-wrap:anywhere]">{titleOf(chat)}</DialogTitle>
          <DialogDescription>
            {t('Your chat with {companion}', { companion: chat.companionName })} ·{' '}
            {t(CHAT_TYPE_LABEL[chat.chatType])}
          </DialogDescription>
        </DialogHeader>
        {arrange.error ? (
          <Alert variant="destructive" className="mb-3">
            <AlertTitle>{t(NOT_CHANGED)}</AlertTitle>
            <AlertDescription>{getUserMessage(arrange.error, t(TRY_AGAIN_LATER))}</AlertDescription>
          </Alert>
        ) : null}
        {naming ? (
          <ChatNameForm
            name={chat.ownName}
            placeholder={chat.companionName}
            saving={arrange.isPending}
            onSave={(ownName) => change({ ownName }, RENAMED)}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <div className="flex flex-col gap-1">
            {archived ? null : (
              <Button
                variant="ghost"
                className={ENTRY}
                loading={busy('pinned')}
                onClick={() => change({ pinned: !chat.pinned }, chat.pinned ? UNPINNED : PINNED)}
              >
                {chat.pinned ? (
                  <PinOff aria-hidden className="size-5" />
                ) : (
                  <Pin aria-hidden className="size-5" />
                )}
                {t(chat.pinned ? 'Unpin' : 'Pin to the top')}
              </Button>
            )}
            <Button variant="ghost" className={ENTRY} onClick={() => setNaming(true)}>
              <Pencil aria-hidden className="size-5" />
              {t('Rename')}
            </Button>
            <Button
              variant="ghost"
              className={ENTRY}
              loading={busy('archived')}
              onClick={() => change({ archived: !archived }, archived ? UNARCHIVED : ARCHIVED)}
            >
              {archived ? (
                <ArchiveRestore aria-hidden className="size-5" />
              ) : (
                <Archive aria-hidden className="size-5" />
              )}
              {t(archived ? 'Back to my chats' : 'Archive')}
            </Button>
            <Button variant="ghost" className={`${ENTRY} text-danger-ink!`} onClick={onDelete}>
              <Trash2 aria-hidden className="size-5" />
              {t('Delete')}
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
