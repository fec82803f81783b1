'use client';

import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/kit/text';
import { useUser } from '@/lib/users/hooks';
import { Hint, Section } from './section';

const loadDialog = () => import('./nickname-dialog').then((module) => module.NicknameDialog);

/** What companions call this person, and the way to choose it. */
export function NicknameSection() {
  const { data: user } = useUser();
  const { Component: NicknameDialog, open, setOpen, show } = useLazyDialog(loadDialog);
  const name = user?.nickname;
  return (
    <Section id="nickname" title={t('What companions call you')}>
      {name ? (
        <p dir="auto" className="mt-2 font-semibold text-base leading-6 [overflow-wrap:anywhere]">
          {name}
        </p>
      ) : (
        <Hint>{t('You have not chosen a name.')}</Hint>
      )}
      <Button
        variant="outline"
        size="card"
        className="mt-3"
        aria-haspopup="dialog"
        disabled={!user}
        onClick={show}
      >
        {t(name ? 'Change the name' : 'Choose a name')}
      </Button>
      {NicknameDialog ? <NicknameDialog open={open} onOpenChange={setOpen} name={name ?? null} /> : null}
    </Section>
  );
}
