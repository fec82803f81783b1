'use client';

import { useState } from 'react';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { useRefreshAccount } from '@/lib/account/hooks';
import { shownNumber } from '@/lib/account/rules';
import { toast } from '@/lib/client/toast';
import { CodeForm } from './mobile-code-dialog';
import { NumberForm } from './mobile-number-dialog';

/** Two steps: the number, then the code that was sent to it. Each opening begins with the number. */
export function MobileDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <Steps onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function Steps({ onDone }: { onDone: () => void }) {
  const [sent, setSent] = useState<{ mobileNumber: string; resendAt: number }>();
  const refresh = useRefreshAccount();
  const verified = async () => {
    await refresh();
    onDone();
    toast({ title: 'Mobile number verified' });
  };
  return (
    <>
      <DialogHeader>
        <DialogTitle>{sent ? 'Enter the code' : 'Verify your mobile number'}</DialogTitle>
        <DialogDescription>
          {sent
            ? `We sent 6 digits to ${shownNumber(sent.mobileNumber)}. They work for 5 minutes.`
            : 'We send a code by SMS to the number you enter.'}
        </DialogDescription>
      </DialogHeader>
      {sent ? (
        <CodeForm
          mobileNumber={sent.mobileNumber}
          resendAt={sent.resendAt}
          onResent={(resendAt) => setSent({ ...sent, resendAt })}
          onVerified={verified}
          onOtherNumber={() => setSent(undefined)}
        />
      ) : (
        <NumberForm onSent={(mobileNumber, resendAt) => setSent({ mobileNumber, resendAt })} />
      )}
    </>
  );
}
