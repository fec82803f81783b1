import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { LISTING_PATH, RECHARGE_PATH } from '@/lib/client/paths';
import { formatRemaining } from '@/lib/companions/rules';
import { t, tn } from '@/lib/kit/text';
import type { Refusal } from './use-loading';

/** Why a psychologist chat cannot start now, and what to do instead. */
export function LoadingRefusal({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  if (refusal.kind === 'recharge') {
    const { balance, shortfall, text } = refusal;
    return (
      <Frame
        title={t('Recharge Required')}
        actions={
          <>
            <Link href={RECHARGE_PATH} replace prefetch={false} className={buttonVariants({ size: 'lg' })}>
              {t('Recharge Now')}
            </Link>
            <Link
              href={LISTING_PATH}
              replace
              prefetch={false}
              className={buttonVariants({ variant: 'ghost' })}
            >
              {t('Back to Listing')}
            </Link>
          </>
        }
      >
        {t('{text}. Your balance is {balance}.', { text, balance })}{' '}
        {tn(shortfall, 'You need {count} more message.', 'You need {count} more messages.')}
      </Frame>
    );
  }
  const { name, minutes, isInSession } = refusal;
  return (
    <Frame
      title={t('{name} is Currently Unavailable', { name })}
      actions={
        <>
          <Link
            href={LISTING_PATH}
            replace
            prefetch={false}
            className={buttonVariants({ variant: 'teal', size: 'lg' })}
          >
            {t('Choose someone else')}
          </Link>
          <button
            type="button"
            onClick={onRetry}
            className={buttonVariants({ variant: 'outline', size: 'lg' })}
          >
            {t('Try again')}
          </button>
          <Link href="/" replace prefetch={false} className={buttonVariants({ variant: 'ghost' })}>
            {t('Try Free Chat Instead')}
          </Link>
        </>
      }
    >
      {t(
        isInSession
          ? '{name} is in a session with another user and will be free in about {time}.'
          : '{name} is away for now and will be free in about {time}.',
        { name, time: formatRemaining(minutes) },
      )}
    </Frame>
  );
}

function Frame({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <div className="flex w-full max-w-80 flex-col items-center">
      <div role="alert">
        <h1 className="text-[1.625rem] leading-8">{title}</h1>
        <p className="mt-2 text-[0.9375rem] text-muted leading-6">{children}</p>
      </div>
      <div className="mt-6 flex w-full flex-col gap-2.5">{actions}</div>
    </div>
  );
}
