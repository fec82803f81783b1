'use client';

import { useRef, useState } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';
import { generateReferral, needsSignIn } from '@/lib/referrals/browser';
import {
  GENERATE_FAILED,
  GENERATE_FAILED_TITLE,
  REFER_TEXT,
  REFER_TITLE,
  referTerms,
  SIGN_IN_TEXT,
  SIGN_IN_TITLE,
} from '@/lib/referrals/copy';

const loadLinkDialog = () => import('./link-dialog').then((module) => module.LinkDialog);
const loadSignInDialog = () =>
  import('@/components/users/sign-in-dialog').then((module) => module.SignInDialog);

/** "Refer & Earn": what it is, and the way to the user's link. */
export function ReferCard() {
  const [code, setCode] = useState<string>();
  const [isPending, setPending] = useState(false);
  const link = useLazyDialog(loadLinkDialog);
  const signIn = useLazyDialog(loadSignInDialog);
  // Two taps may come before the first one is rendered.
  const taken = useRef(false);

  const share = async () => {
    if (taken.current) return;
    taken.current = true;
    setPending(true);
    try {
      const { referralCode } = await generateReferral();
      setCode(referralCode);
      link.show();
    } catch (error) {
      if (needsSignIn(error)) signIn.show();
      else
        toast({ title: t(GENERATE_FAILED_TITLE), description: t(GENERATE_FAILED), variant: 'destructive' });
    }
    taken.current = false;
    setPending(false);
  };

  return (
    <section
      aria-labelledby="refer"
      className="flex flex-wrap items-center gap-3 rounded-lg border-[1.5px] border-marigold-line bg-marigold-tint py-3 pr-3 pl-4"
    >
      <div className="min-w-0 flex-1 basis-40">
        <h2 id="refer" className="text-base leading-6">
          {t(REFER_TITLE)}
        </h2>
        <p className="text-marigold-ink text-sm leading-5">{t(REFER_TEXT)}</p>
        <p className="text-muted text-xs leading-4">{referTerms()}</p>
      </div>
      <Button
        variant="outline"
        size="pill"
        aria-haspopup="dialog"
        // Not disabled while it loads: that would drop the focus, and the dialog could not restore it.
        aria-busy={isPending || undefined}
        onClick={() => void share()}
      >
        {t('Share')}
      </Button>
      {link.Component && code ? (
        <link.Component open={link.open} onOpenChange={link.setOpen} code={code} />
      ) : null}
      {signIn.Component ? (
        <signIn.Component
          open={signIn.open}
          onOpenChange={signIn.setOpen}
          title={t(SIGN_IN_TITLE)}
          reason={t(SIGN_IN_TEXT)}
        />
      ) : null}
    </section>
  );
}
