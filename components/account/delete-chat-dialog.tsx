'use client';

import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { CHAT_DELETED, CHAT_NOT_DELETED, TRY_LATER } from '@/lib/account/copy';
import { useDeleteChat } from '@/lib/account/hooks';
import { keepsChats } from '@/lib/chat/offline/browser';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import { t } from '@/lib/kit/text';

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
  const refusal = deletion.error && getUserMessage(deletion.error, t(TRY_LATER));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) deletion.reset();
        onOpenChange(next);
      }}
    >
      <DialogContent
        onCloseAutoFocus={(event) => {
          if (!deletion.isSuccess) return;
          event.preventDefault();
          onDeleted();
        }}
      >
        <DialogHeader>
          <DialogTitle>{t('Delete the chat with {name}?', { name: chat.companionName })}</DialogTitle>
          <DialogDescription>
            {t(
              'All messages of this chat and your rating of it are removed for good. Your balance, its history and your payments stay as they are.',
            )}
          </DialogDescription>
        </DialogHeader>
        {refusal ? (
          <Alert variant="destructive">
            <AlertTitle>{t(CHAT_NOT_DELETED)}</AlertTitle>
            <AlertDescription>{refusal}</AlertDescription>
          </Alert>
        ) : null}
        <DialogFooter>
          <Button size="lg" loading={deletion.isPending} onClick={confirm}>
            {t('Delete this chat')}
          </Button>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t('Keep it')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
