'use client';

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
import { t } from '@/lib/kit/text';
import {
  END_PAUSE,
  END_PAUSE_ABOUT,
  END_PAUSE_QUESTION,
  PAUSE_ENDED,
  STAY_PAUSED,
} from '@/lib/users/pause/copy';
import { useEndPause } from '@/lib/users/pause/hooks';

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
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) end.reset();
        onOpenChange(next);
      }}
    >
      <DialogContent
        onCloseAutoFocus={(event) => {
          if (!end.isSuccess) return;
          event.preventDefault();
          onEnded();
        }}
      >
        <DialogHeader>
          <DialogTitle>{t(END_PAUSE_QUESTION)}</DialogTitle>
          <DialogDescription>{t(END_PAUSE_ABOUT)}</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button loading={end.isPending} onClick={confirm}>
            {t(END_PAUSE)}
          </Button>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t(STAY_PAUSED)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
