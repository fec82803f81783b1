'use client';

import { Copy, MessageCircle, Share2 } from 'lucide-react';
import { Button, buttonVariants } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { t } from '@/lib/kit/text';
import { REFER_SENTENCE, REFER_TITLE, referTerms } from '@/lib/referrals/copy';
import { canShare, copyLink, referralLink, shareLink, whatsAppAddress } from '@/lib/referrals/share/browser';

/** The user's link and the ways to share it. */
export function LinkDialog({
  open,
  onOpenChange,
  code,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  code: string;
}) {
  const link = referralLink(code);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t(REFER_TITLE)}</DialogTitle>
          <DialogDescription>
            {t(REFER_SENTENCE)} {referTerms()}
          </DialogDescription>
        </DialogHeader>
        <Label htmlFor="referral-link">{t('Your link')}</Label>
        <Input
          id="referral-link"
          readOnly
          value={link}
          className="mt-1.5"
          onFocus={(event) => event.target.select()}
        />
        <div className="mt-4 flex flex-col gap-2.5">
          <Button size="lg" onClick={() => void copyLink(link)}>
            <Copy aria-hidden className="size-5" />
            {t('Copy link')}
          </Button>
          <a
            href={whatsAppAddress(link)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ variant: 'outline', size: 'lg' })}
          >
            <MessageCircle aria-hidden className="size-5 text-teal-ink" />
            {t('Share on WhatsApp')}
          </a>
          {canShare() ? (
            <Button variant="ghost" size="lg" onClick={() => void shareLink(link)}>
              <Share2 aria-hidden className="size-5" />
              {t('More ways to share')}
            </Button>
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}
