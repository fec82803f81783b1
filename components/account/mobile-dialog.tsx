'use client';

import { useState } from 'react';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { refreshAccount } from '@/lib/account/hooks';
import { shownNumber } from '@/lib/account/rules';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';
import { CodeForm } from './mobile-code-form';
import { NumberForm } from './mobile-number-form';

/** Two steps: the number, then the code sent to it. Opening it again starts with the number. */
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
  const [codeRequest, setCodeRequest] = useState<{ mobileNumber: string; resendAt: number }>();
  const finish = async () => {
    await refreshAccount();
    onDone();
    toast({ title: t('Mobile number verified') });
  };
  return (
    <>
      <DialogHeader>
        <DialogTitle>{t(codeRequest ? 'Enter the code' : 'Verify your mobile number')}</DialogTitle>
        <DialogDescription>
          {codeRequest
            ? t('We sent 6 digits to {number}. They work for 5 minutes.', {
                number: shownNumber(codeRequest.mobileNumber),
              })
            : t('We send a code by SMS to the number you enter.')}
        </DialogDescription>
      </DialogHeader>
      {codeRequest ? (
        <CodeForm
          mobileNumber={codeRequest.mobileNumber}
          resendAt={codeRequest.resendAt}
          onResent={(resendAt) => setCodeRequest({ ...codeRequest, resendAt })}
          onVerified={finish}
          onOtherNumber={() => setCodeRequest(undefined)}
        />
      ) : (
        <NumberForm onSent={(mobileNumber, resendAt) => setCodeRequest({ mobileNumber, resendAt })} />
      )}
    </>
  );
}
