'use client';

import { SoftLink } from '@/components/shared/soft-link';
import { Button, buttonVariants } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { formatRemaining } from '@/lib/companions/rules';
import { t } from '@/lib/kit/text';

/**
 * Shown when a busy companion is chosen. Load it when it is opened.
 * @param minutes until it is free again
 * @param isInSession because people are talking with it
 */
export function UnavailableDialog({
  open,
  onOpenChange,
  name,
  minutes,
  isInSession,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
  minutes: number;
  isInSession: boolean;
}) {
  const time = formatRemaining(minutes);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('{name} is Currently Unavailable', { name })}</DialogTitle>
          <DialogDescription>
            {t(
              isInSession
                ? '{name} is in a session with another user and will be free in about {time}.'
                : '{name} is away for now and will be free in about {time}.',
              { name, time },
            )}
          </DialogDescription>
        </DialogHeader>
        <p className="font-semibold text-[0.9375rem] leading-6">{t('What you can do')}</p>
        <ul className="mt-1 list-disc space-y-1 pl-5 text-[0.9375rem] leading-6 marker:text-teal-ink">
          <li>{t('Wait about {time} and try again', { time })}</li>
          <li>{t('Choose another psychologist who is available now')}</li>
          <li>{t('Try a free chat with another companion')}</li>
        </ul>
        <DialogFooter>
          <Button variant="teal" size="lg" onClick={() => onOpenChange(false)}>
            {t("Got it, I'll choose someone else")}
          </Button>
          <SoftLink href="/" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
            {t('Try Free Chat Instead')}
          </SoftLink>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
