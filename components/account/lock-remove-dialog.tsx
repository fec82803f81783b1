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
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import { t } from '@/lib/kit/text';
import { UNKNOWN_DEVICE } from '@/lib/users/devices/copy';
import {
  LOCK_FAILED,
  LOCK_REMOVE_ABOUT,
  LOCK_REMOVE_HERE_ABOUT,
  LOCK_REMOVE_NO,
  LOCK_REMOVE_QUESTION,
  LOCK_REMOVE_YES,
  LOCK_REMOVED,
  LOCK_TRY_AGAIN,
} from '@/lib/users/lock/copy';
import { type LockDevice, useRemoveLockDevice } from '@/lib/users/lock/hooks';

/** Asks once before a device opens the chats no more. */
export function LockRemoveDialog({
  open,
  onOpenChange,
  device,
  onRemoved,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  device: LockDevice;
  /** Takes the focus, because the button that opened the dialog is gone. */
  onRemoved: () => void;
}) {
  const removal = useRemoveLockDevice();
  const confirm = () =>
    removal.mutate(device.id, {
      onSuccess: () => {
        onOpenChange(false);
        toast({ title: t(LOCK_REMOVED) });
      },
    });
  const refusal = removal.error && getUserMessage(removal.error, t(LOCK_TRY_AGAIN));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) removal.reset();
        onOpenChange(next);
      }}
    >
      <DialogContent
        onCloseAutoFocus={(event) => {
          if (!removal.isSuccess) return;
          event.preventDefault();
          onRemoved();
        }}
      >
        <DialogHeader>
          <DialogTitle>{t(LOCK_REMOVE_QUESTION, { device: device.name ?? t(UNKNOWN_DEVICE) })}</DialogTitle>
          <DialogDescription>
            {t(device.isCurrent ? LOCK_REMOVE_HERE_ABOUT : LOCK_REMOVE_ABOUT)}
          </DialogDescription>
        </DialogHeader>
        {refusal ? (
          <Alert variant="destructive">
            <AlertTitle>{t(LOCK_FAILED)}</AlertTitle>
            <AlertDescription>{refusal}</AlertDescription>
          </Alert>
        ) : null}
        <DialogFooter>
          <Button size="lg" loading={removal.isPending} onClick={confirm}>
            {t(LOCK_REMOVE_YES)}
          </Button>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t(LOCK_REMOVE_NO)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
