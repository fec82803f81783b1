import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { LISTING_PATH, RECHARGE_PATH } from '@/lib/client/paths';
import { whyBusy } from '@/lib/companions/load/rules';
import { formatRemaining } from '@/lib/companions/rules';
import type { Refusal } from './use-loading';

/** Why a psychologist chat cannot start now, and what to do instead. */
export function LoadingRefusal({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  if (refusal.kind === 'recharge') {
    const { balance, shortfall, text } = refusal;
    return (
      <Frame
        title="Recharge Required"
        actions={
          <>
            <Link href={RECHARGE_PATH} replace prefetch={false} className={buttonVariants({ size: 'lg' })}>
              Recharge Now
            </Link>
            <Link
              href={LISTING_PATH}
              replace
              prefetch={false}
              className={buttonVariants({ variant: 'ghost' })}
            >
              Back to Listing
            </Link>
          </>
        }
      >
        {text}. Your balance is {balance}. You need {shortfall} more{' '}
        {shortfall === 1 ? 'message' : 'messages'}.
      </Frame>
    );
  }
  const { name, minutes, isInSession } = refusal;
  return (
    <Frame
      title={`${name} is Currently Unavailable`}
      actions={
        <>
          <Link
            href={LISTING_PATH}
            replace
            prefetch={false}
            className={buttonVariants({ variant: 'teal', size: 'lg' })}
          >
            Choose someone else
          </Link>
          <button
            type="button"
            onClick={onRetry}
            className={buttonVariants({ variant: 'outline', size: 'lg' })}
          >
            Try again
          </button>
          <Link href="/" replace prefetch={false} className={buttonVariants({ variant: 'ghost' })}>
            Try Free Chat Instead
          </Link>
        </>
      }
    >
      {whyBusy(name, isInSession)} and will be free in about {formatRemaining(minutes)}.
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
