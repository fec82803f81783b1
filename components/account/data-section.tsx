'use client';

import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Button } from '@/components/ui/button';
import { EXPORT_FAILED, TRY_LATER } from '@/lib/account/copy';
import { useAccount } from '@/lib/account/hooks';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import { formatDate } from '@/lib/kit/format';
import { t } from '@/lib/kit/text';
import { takeWanted } from '@/lib/users/devices/browser';
import { wantsSignIn } from '@/lib/users/devices/hooks';
import { Hint, Section } from './section';
import { SignInAgain } from './sign-in-again';

function loadDialog() {
  return import('./delete-account-dialog').then((module) => module.DeleteAccountDialog);
}

/** The export of the user's data and the deletion of the account. */
export function DataSection({ supportEmail }: { supportEmail: string }) {
  const { data: account } = useAccount();
  const [busy, setBusy] = useState(false);
  const [signInFirst, setSignInFirst] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { Component: DeleteAccountDialog, open, setOpen, show } = useLazyDialog(loadDialog);
  useEffect(() => {
    if (takeWanted('delete')) show();
    if (takeWanted('export')) button.current?.focus();
  }, [show]);
  const download = () => {
    setBusy(true);
    // Its code comes when it is wanted.
    import('@/lib/account/browser')
      .then(({ downloadMyData }) => downloadMyData())
      .catch((error: unknown) => {
        if (wantsSignIn(error)) return setSignInFirst(true);
        toast({
          title: t(EXPORT_FAILED),
          description: getUserMessage(error, t(TRY_LATER)),
          variant: 'destructive',
        });
      })
      .finally(() => setBusy(false));
  };
  return (
    <Section id="data" title={t('Your data')}>
      <Hint>
        {t(
          'Everything stored about you in one file: a page to read and the same for machines. It holds your chats, so keep it safe.',
        )}
      </Hint>
      {account?.exportStartedAt ? (
        <p role="status" className="mt-2 text-[0.9375rem] leading-6">
          {t('You asked us for your data on {day}. Download it here.', {
            day: formatDate(account.exportStartedAt),
          })}
        </p>
      ) : null}
      <Button ref={button} variant="outline" size="card" className="mt-3" loading={busy} onClick={download}>
        <Download aria-hidden className="size-4" />
        {t('Download my data')}
      </Button>
      {signInFirst ? <SignInAgain wanted="export" /> : null}
      <Button variant="ghost" size="card" className="mt-2" aria-haspopup="dialog" onClick={show}>
        {t('Delete my account')}
      </Button>
      {DeleteAccountDialog ? (
        <DeleteAccountDialog open={open} onOpenChange={setOpen} supportEmail={supportEmail} />
      ) : null}
    </Section>
  );
}
