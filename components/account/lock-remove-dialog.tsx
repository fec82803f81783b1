'use client';

import { toast } from '@/lib/client/toast';
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
import { ConfirmDialog } from './confirm-dialog';

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
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      action={removal}
      onConfirm={confirm}
      onDone={onRemoved}
      title={t(LOCK_REMOVE_QUESTION, { device: device.name ?? t(UNKNOWN_DEVICE) })}
      yes={t(LOCK_REMOVE_YES)}
      no={t(LOCK_REMOVE_NO)}
      failed={t(LOCK_FAILED)}
      otherwise={t(LOCK_TRY_AGAIN)}
    >
      {t(device.isCurrent ? LOCK_REMOVE_HERE_ABOUT : LOCK_REMOVE_ABOUT)}
    </ConfirmDialog>
  );
}
