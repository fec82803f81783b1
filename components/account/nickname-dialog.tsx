'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NAME_NOT_SAVED, NAME_REMOVED, NAME_SAVED } from '@/lib/account/nickname/copy';
import { useSetNickname } from '@/lib/account/nickname/hooks';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import { t } from '@/lib/kit/text';

/** Chooses what companions call this person. */
export function NicknameDialog({
  open,
  onOpenChange,
  name,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The present one. */
  name: string | null;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Choose a name')}</DialogTitle>
          <DialogDescription>
            {t('Companions call you by it from the next message on, in every chat. Nobody else sees it.')}
          </DialogDescription>
        </DialogHeader>
        <NicknameForm name={name} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function NicknameForm({ name, onDone }: { name: string | null; onDone: () => void }) {
  const id = useId();
  const set = useSetNickname();
  const [problem, setProblem] = useState<string>();
  const save = (nickname: string | null) =>
    set.mutate(nickname, {
      onSuccess: () => {
        onDone();
        toast({ title: nickname === null ? t(NAME_REMOVED) : t(NAME_SAVED) });
      },
      onError: (error) => setProblem(getUserMessage(error, t(NAME_NOT_SAVED))),
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(undefined);
    save(String(new FormData(event.currentTarget).get('nickname') ?? ''));
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div>
        <Label htmlFor={id}>{t('Name')}</Label>
        <Input
          id={id}
          name="nickname"
          autoFocus
          dir="auto"
          autoComplete="nickname"
          defaultValue={name ?? ''}
          className="mt-1"
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        {problem ? (
          <p id={`${id}-problem`} role="alert" className="mt-1 text-danger-ink text-sm leading-5">
            {problem}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={set.isPending}>
          {t('Save')}
        </Button>
        {name === null ? null : (
          <Button variant="ghost" disabled={set.isPending} onClick={() => save(null)}>
            {t('Remove the name')}
          </Button>
        )}
      </div>
    </form>
  );
}
