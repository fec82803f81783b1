'use client';

import dynamic from 'next/dynamic';
import Link from 'next/link';
import { NeedsScripts } from '@/components/shared/needs-scripts';
import { buttonVariants } from '@/components/ui/button';
import { INCOGNITO_BEGINS } from '@/lib/chat/incognito/about/copy';
import { CONNECTION_FAILED } from '@/lib/chat/loading/copy';
import { CHAT_TYPE_LABEL } from '@/lib/companions/chat-types/constants';
import { t } from '@/lib/kit/text';
import { ChatIcon } from './chat-icon';
import { LoadingRefusal } from './loading-refusal';
import { LoadingRing } from './loading-ring';
import { LOADING_THEME } from './loading-theme';
import { type LoadingTarget, useLoading } from './use-loading';

const ConsentDialog = dynamic(() =>
  import('@/components/users/consent-dialog').then((module) => module.ConsentDialog),
);

/**
 * The session creation screen.
 * @param target null when the address names neither a chat type nor a companion
 */
export function LoadingScreen({
  target,
  referralCode,
  incognito,
}: {
  target: LoadingTarget | null;
  referralCode: string | null;
  incognito: boolean;
}) {
  const { percent, text, failure, asking, retry, confirm, goHome } = useLoading(
    target,
    referralCode,
    incognito,
  );
  const theme = LOADING_THEME[target?.chatType ?? 'default'];
  return (
    <main
      id="main"
      className={`flex min-h-dvh flex-1 flex-col items-center justify-center gap-6 px-6 py-10 text-center ${theme.background}`}
    >
      <NeedsScripts />
      {/* A failure has its own, in words. */}
      {failure ? null : (
        <Link
          href="/"
          replace
          prefetch={false}
          aria-label={t('Back to home')}
          className="absolute top-[max(8px,env(safe-area-inset-top))] left-2 grid size-[44px] place-items-center rounded-full hover:bg-card/60"
        >
          <ChatIcon name="back" className="size-6" />
        </Link>
      )}
      <LoadingRing
        portrait={target?.portrait ?? null}
        percent={percent}
        theme={theme}
        failed={failure !== undefined}
      />
      {failure?.refusal ? (
        <LoadingRefusal refusal={failure.refusal} onRetry={retry} />
      ) : failure ? (
        <Failure reason={failure.reason} onRetry={target ? retry : undefined} />
      ) : (
        <div>
          <h1 aria-live="polite" className="text-[1.625rem] leading-8">
            {t(text)}
          </h1>
          <p
            role="progressbar"
            aria-label={t('Preparing your chat')}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="mt-2 text-[0.9375rem] text-muted"
          >
            {target ? `${t(CHAT_TYPE_LABEL[target.chatType])} · ` : null}
            {percent}%
          </p>
          {incognito ? <p className="mt-4 max-w-80 text-sm leading-5">{t(INCOGNITO_BEGINS)}</p> : null}
        </div>
      )}
      {asking ? <ConsentDialog open onConfirmed={confirm} onCancelled={goHome} /> : null}
    </main>
  );
}

function Failure({ reason, onRetry }: { reason: string | undefined; onRetry: (() => void) | undefined }) {
  return (
    <div className="flex w-full max-w-80 flex-col items-center">
      <div role="alert">
        <h1 className="text-[1.625rem] leading-8">{t(CONNECTION_FAILED)}</h1>
        {reason ? <p className="mt-2 text-[0.9375rem] text-muted leading-6">{reason}</p> : null}
      </div>
      <div className="mt-6 flex w-full flex-col gap-2.5">
        {onRetry ? (
          <button type="button" onClick={onRetry} className={buttonVariants({ size: 'lg' })}>
            {t('Try again')}
          </button>
        ) : null}
        <Link
          href="/"
          replace
          prefetch={false}
          className={buttonVariants(onRetry ? { variant: 'ghost' } : { size: 'lg' })}
        >
          {t('Back to home')}
        </Link>
      </div>
    </div>
  );
}
