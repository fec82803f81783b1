'use client';

import type { ReactNode } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { signInPath } from '@/lib/client/paths';
import { pieces, t } from '@/lib/kit/text';
import { CONTINUE_WITH_GOOGLE } from '@/lib/users/sign-in/copy';

/** Asks the user to sign in for the next step and returns to this page. Load it with `useLazyDialog`. */
export function SignInDialog({
  open,
  onOpenChange,
  title,
  reason,
  onContinue,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Such as "Sign in to Chat". */
  title: string;
  /** Why signing in is needed here, in a sentence. */
  reason: string;
  /** The person goes to sign in now. */
  onContinue?: () => void;
  children?: ReactNode;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{reason}</DialogDescription>
        </DialogHeader>
        {children}
        <DialogFooter>
          <a
            href={signInPath(`${window.location.pathname}${window.location.search}`)}
            onClick={onContinue}
            className={buttonVariants({ size: 'lg' })}
          >
            {t(CONTINUE_WITH_GOOGLE)}
          </a>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t('Not now')}
          </Button>
          <p className="text-center text-[0.8125rem] text-muted leading-5">
            {pieces('By signing in you agree to the {terms} and the {privacy}.', {
              terms: (
                <a key="terms" href="/terms" className="underline">
                  {t('terms')}
                </a>
              ),
              privacy: (
                <a key="privacy" href="/privacy" className="underline">
                  {t('privacy policy')}
                </a>
              ),
            })}
          </p>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
