'use client';

import { useState } from 'react';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { ApiError } from '@/lib/client/api';
import { t } from '@/lib/kit/text';
import { useRecordConsent } from '@/lib/users/consent/hooks';
import { CONSENT_FAILED } from '@/lib/users/copy';

export type ConsentDialogProps = {
  open: boolean;
  /** The user has confirmed and the server has stored it (or knows no user of this browser to store it for). */
  onConfirmed: () => void;
  onCancelled: () => void;
};

/**
 * Asked once, before the first chat. Load it with next/dynamic or `useLazyDialog`.
 */
export function ConsentDialog({ open, onConfirmed, onCancelled }: ConsentDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onCancelled())}>
      <DialogContent>
        <ConsentForm onConfirmed={onConfirmed} onCancelled={onCancelled} />
      </DialogContent>
    </Dialog>
  );
}

/** Mounted on each opening, so that the box starts unticked. */
function ConsentForm({ onConfirmed, onCancelled }: Omit<ConsentDialogProps, 'open'>) {
  const [ticked, setTicked] = useState(false);
  const consent = useRecordConsent();

  const confirm = () =>
    consent.mutate(
      { purpose: 'adult', granted: true },
      {
        onSuccess: onConfirmed,
        onError: (error) => {
          if (error instanceof ApiError && error.status === 401) onConfirmed();
        },
      },
    );
  const failed = consent.isError && !(consent.error instanceof ApiError && consent.error.status === 401);

  return (
    <>
      <DialogHeader>
        <DialogTitle>{t('Before your first chat')}</DialogTitle>
        <DialogDescription>
          {t(
            'Everyone you talk to here is an AI companion: a character, not a person. This place is for adults.',
          )}
        </DialogDescription>
      </DialogHeader>
      <Checkbox checked={ticked} onChange={(event) => setTicked(event.target.checked)}>
        {t('I am 18 or older, and I know that companions are AI.')}
      </Checkbox>
      {failed ? (
        <Alert variant="destructive" className="mt-2">
          <AlertDescription>{t(CONSENT_FAILED)}</AlertDescription>
        </Alert>
      ) : null}
      <DialogFooter>
        <Button size="lg" disabled={!ticked} loading={consent.isPending} onClick={confirm}>
          {t('Confirm and continue')}
        </Button>
        <Button variant="ghost" onClick={onCancelled}>
          {t('Not now')}
        </Button>
      </DialogFooter>
    </>
  );
}
