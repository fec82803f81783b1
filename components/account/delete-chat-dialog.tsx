'use client';

import { CHAT_DELETED, CHAT_NOT_DELETED, TRY_LATER } from '@/lib/account/copy';
import { useDeleteChat } from '@/lib/account/hooks';
import { keepsChats } from '@/lib/chat/offline/browser';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';
import { ConfirmDialog } from './confirm-dialog';

/** What this browser keeps of it goes, too; should that code not come, it goes with the next look at the server. */
async function dropKept(sessionId: string): Promise<void> {
  if (!keepsChats()) return;
  const keeping = await import('@/lib/chat/offline/keeping/browser');
  await keeping.dropChat(sessionId);
}

/** Asks before a chat is deleted, and says what stays. */
export function DeleteChatDialog({
  open,
  onOpenChange,
  chat,
  onDeleted,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chat: { id: string; companionName: string };
  /** Takes the focus, because the button that opened the dialog is gone. */
  onDeleted: () => void;
}) {
  const deletion = useDeleteChat();
  const confirm = () =>
    deletion.mutate(chat.id, {
      onSuccess: () => {
        onOpenChange(false);
        toast({ title: t(CHAT_DELETED) });
        dropKept(chat.id).catch(() => undefined);
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      action={deletion}
      onConfirm={confirm}
      onDone={onDeleted}
      title={t('Delete the chat with {name}?', { name: chat.companionName })}
      yes={t('Delete this chat')}
      no={t('Keep it')}
      failed={t(CHAT_NOT_DELETED)}
      otherwise={t(TRY_LATER)}
    >
      {t(
        'All messages of this chat and your rating of it are removed for good. Your balance, its history and your payments stay as they are.',
      )}
    </ConfirmDialog>
  );
}
