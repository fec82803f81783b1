import type { ReactNode } from 'react';
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
import { getUserMessage } from '@/lib/client/user-message';

/** What is asked about, as a mutation hook gives it. */
type Action = { isPending: boolean; isSuccess: boolean; error: Error | null; reset: () => void };

/** Asks once before something is done for good, and says why it was not done. */
export function ConfirmDialog({
  open,
  onOpenChange,
  action,
  onConfirm,
  onDone,
  title,
  children,
  yes,
  no,
  failed,
  otherwise,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  action: Action;
  onConfirm: () => void;
  /** Takes the focus, because the button that opened the dialog is gone. */
  onDone: () => void;
  title: string;
  /** What happens, and what stays. */
  children: ReactNode;
  yes: string;
  no: string;
  /** The heading of a refusal. */
  failed: string;
  /** Its words, where the server has none for people. */
  otherwise: string;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) action.reset();
        onOpenChange(next);
      }}
    >
      <DialogContent
        onCloseAutoFocus={(event) => {
          if (!action.isSuccess) return;
          event.preventDefault();
          onDone();
        }}
      >
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{children}</DialogDescription>
        </DialogHeader>
        {action.error ? (
          <Alert variant="destructive">
            <AlertTitle>{failed}</AlertTitle>
            <AlertDescription>{getUserMessage(action.error, otherwise)}</AlertDescription>
          </Alert>
        ) : null}
        <DialogFooter>
          <Button size="lg" loading={action.isPending} onClick={onConfirm}>
            {yes}
          </Button>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {no}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
