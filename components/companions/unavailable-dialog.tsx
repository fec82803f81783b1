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
import { whyBusy } from '@/lib/companions/load/rules';
import { formatRemaining } from '@/lib/companions/rules';

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
  const remaining = formatRemaining(minutes);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{name} is Currently Unavailable</DialogTitle>
          <DialogDescription>
            {whyBusy(name, isInSession)} and will be free in about {remaining}.
          </DialogDescription>
        </DialogHeader>
        <p className="font-semibold text-[0.9375rem] leading-6">What you can do</p>
        <ul className="mt-1 list-disc space-y-1 pl-5 text-[0.9375rem] leading-6 marker:text-teal-ink">
          <li>Wait about {remaining} and try again</li>
          <li>Choose another psychologist who is available now</li>
          <li>Try a free chat with another companion</li>
        </ul>
        <DialogFooter>
          <Button variant="teal" size="lg" onClick={() => onOpenChange(false)}>
            Got it, I'll choose someone else
          </Button>
          <SoftLink href="/" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
            Try Free Chat Instead
          </SoftLink>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
