'use client';

import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';
import { TRY_AGAIN } from '@/lib/users/limits/copy';
import {
  END_PAUSE,
  END_PAUSE_ABOUT,
  END_PAUSE_QUESTION,
  PAUSE_ENDED,
  PAUSE_FAILED,
  STAY_PAUSED,
} from '@/lib/users/pause/copy';
import { useEndPause } from '@/lib/users/pause/hooks';
import { ConfirmDialog } from './confirm-dialog';

/** Asks once before a pause ends. */
export function PauseEndDialog({
  open,
  onOpenChange,
  onEnded,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the focus, because the button that opened the dialog is gone. */
  onEnded: () => void;
}) {
  const end = useEndPause();
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        onOpenChange(false);
        toast({ title: t(PAUSE_ENDED) });
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      action={end}
      onConfirm={confirm}
      onDone={onEnded}
      title={t(END_PAUSE_QUESTION)}
      yes={t(END_PAUSE)}
      no={t(STAY_PAUSED)}
      failed={t(PAUSE_FAILED)}
      otherwise={t(TRY_AGAIN)}
    >
      {t(END_PAUSE_ABOUT)}
    </ConfirmDialog>
  );
}
