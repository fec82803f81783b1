'use client';

import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/light/icon';
import { t } from '@/lib/kit/text';

function loadDialog() {
  return import('./issue-dialog').then((module) => module.IssueDialog);
}

export function RaiseIssueButton() {
  const { Component: IssueDialog, open, setOpen, show } = useLazyDialog(loadDialog);
  return (
    <>
      <Button variant="outline" size="pill" aria-haspopup="dialog" title={t('Raise an issue')} onClick={show}>
        <Icon name="flag" className="size-4" />
        {/* On a phone the bar has room for the flag alone. */}
        <span className="sr-only min-[430px]:not-sr-only">{t('Raise an issue')}</span>
      </Button>
      {IssueDialog ? <IssueDialog open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}
