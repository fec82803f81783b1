import { useEffect, useState } from 'react';
import { SoftLink } from '@/components/shared/soft-link';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/light/icon';
import { paywallPath } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import { takePaymentStatus } from '@/lib/payments/browser';
import { BANNER_FAILED, BANNER_SUCCESS } from '@/lib/payments/result/copy';
import { ChatIcon } from './chat-icon';

/**
 * The result of the last payment, shown once on entering the chat. A success can be dismissed, a failure links to the packs.
 * Load it when there is a result.
 */
export function PaymentBanner({ sessionId }: { sessionId: string }) {
  const [status, setStatus] = useState<'success' | 'failed' | null>(null);
  useEffect(() => {
    const taken = takePaymentStatus();
    if (taken) setStatus(taken);
  }, []);

  const failed = status === 'failed';
  const look = failed
    ? 'border-danger-line bg-danger-tint text-danger-ink'
    : 'border-line bg-psychologist-tint text-psychologist-ink';
  if (!status) return null;
  return (
    <div className={`flex items-center gap-2.5 border-b-[1.5px] py-1 pr-1.5 pl-4 ${look}`}>
      <ChatIcon name={failed ? 'warning' : 'done'} className="size-5" />
      <p className="min-w-0 flex-1 py-2 font-medium text-sm leading-5">
        {t(failed ? BANNER_FAILED : BANNER_SUCCESS)}
      </p>
      {failed ? (
        <SoftLink href={paywallPath(sessionId)} className={buttonVariants({ size: 'sm' })}>
          {t('Try Again')}
        </SoftLink>
      ) : (
        <button
          type="button"
          aria-label={t('Dismiss')}
          onClick={() => setStatus(null)}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-card/60"
        >
          <Icon name="close" className="size-5" />
        </button>
      )}
    </div>
  );
}
