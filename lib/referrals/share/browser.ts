import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';
import { COPIED, COPIED_TITLE, COPY_FAILED, shareText } from '../copy';

/** The link of a code. Product description, "Referral": the site's origin with ?ref={code}. */
export const referralLink = (code: string) => `${window.location.origin}/?ref=${code}`;

/** Opens WhatsApp with the text; the person chooses whom to send it to. */
export const whatsAppAddress = (link: string) => `https://wa.me/?text=${encodeURIComponent(shareText(link))}`;

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: t(COPIED_TITLE), description: t(COPIED) });
  } catch {
    toast({ title: t(COPY_FAILED), variant: 'destructive' });
  }
}

/** Whether this device has a native share sheet. */
export const canShare = () => typeof navigator.share === 'function';

/** Opens the device's share sheet. Closing it without sharing is no failure, so there is nothing to say. */
export async function shareLink(link: string): Promise<void> {
  await navigator.share({ text: shareText(link) }).catch(() => undefined);
}
