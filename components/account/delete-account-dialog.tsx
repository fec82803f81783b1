'use client';

import { useState } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
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
import { ACCOUNT_NOT_DELETED, TRY_LATER } from '@/lib/account/copy';
import { useDeleteAccount } from '@/lib/account/deletion/hooks';
import { leaveDialogEntry } from '@/lib/client/dialog-entry';
import { ACCOUNT_DELETED_PATH } from '@/lib/client/paths';
import { getUserMessage } from '@/lib/client/user-message';
import { pieces, t } from '@/lib/kit/text';
import { BOOKS_KEPT_YEARS } from '@/lib/payments/personal-data/constants';
import { wantsSignIn } from '@/lib/users/devices/hooks';
import { useUser } from '@/lib/users/hooks';
import { SignInAgain } from './sign-in-again';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; supportEmail: string };

/** Says what goes and what stays before the account is deleted. */
export function DeleteAccountDialog({ open, onOpenChange, supportEmail }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DeletionForm supportEmail={supportEmail} onKeep={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

/** Mounted on each opening, so that the box starts unticked. */
function DeletionForm({ supportEmail, onKeep }: { supportEmail: string; onKeep: () => void }) {
  const { data: user } = useUser();
  const [ticked, setTicked] = useState(false);
  const deletion = useDeleteAccount();
  const confirm = () =>
    // A page load: nothing still in this browser's memory may bring the account back on screen.
    deletion.mutate(undefined, {
      onSuccess: () => leaveDialogEntry(() => window.location.replace(ACCOUNT_DELETED_PATH)),
    });
  const email = (
    <a key="email" href={`mailto:${supportEmail}`} className="font-semibold underline underline-offset-2">
      {supportEmail}
    </a>
  );
  const refusal = deletion.error && getUserMessage(deletion.error, t(TRY_LATER));
  return (
    <>
      <DialogHeader>
        <DialogTitle>{t('Delete your account?')}</DialogTitle>
        <DialogDescription>{t("This can't be taken back. Please read what happens.")}</DialogDescription>
      </DialogHeader>
      <h3 className="text-base leading-6">{t('What goes')}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-[0.9375rem] leading-6">
        <li>{t('Your profile and mobile number, and what you agreed to')}</li>
        <li>{t('All chats with every message, and what your companions remember')}</li>
        <li>{t('Your ratings, reviews and invitations, and issues you raised')}</li>
        <li>
          {user && user.messageBalance > 0
            ? pieces(
                'The {count} messages you have left, bought ones too. To ask for a refund first, write to {email}',
                { count: user.messageBalance, email },
              )
            : pieces('Messages you have left, bought ones too. To ask for a refund first, write to {email}', {
                email,
              })}
        </li>
      </ul>
      <h3 className="mt-3 text-base leading-6">{t('What stays')}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-[0.9375rem] leading-6">
        <li>
          {t(
            'Payments and the count of messages, without anything that names you, for {years} years: the law asks for books. A payment that arrives later is sent back',
            { years: BOOKS_KEPT_YEARS },
          )}
        </li>
      </ul>
      <Checkbox className="mt-3" checked={ticked} onChange={(event) => setTicked(event.target.checked)}>
        {t('I have read this. Delete my account and everything in it.')}
      </Checkbox>
      {wantsSignIn(deletion.error) ? (
        <SignInAgain wanted="delete" />
      ) : refusal ? (
        <Alert variant="destructive" className="mt-2">
          <AlertTitle>{t(ACCOUNT_NOT_DELETED)}</AlertTitle>
          <AlertDescription>{refusal}</AlertDescription>
        </Alert>
      ) : null}
      <DialogFooter>
        <Button
          size="lg"
          disabled={!ticked}
          loading={deletion.isPending || deletion.isSuccess}
          onClick={confirm}
        >
          {t('Delete my account')}
        </Button>
        <Button variant="ghost" onClick={onKeep}>
          {t('Keep my account')}
        </Button>
      </DialogFooter>
    </>
  );
}
