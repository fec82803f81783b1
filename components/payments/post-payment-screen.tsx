'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { SoftLink } from '@/components/shared/soft-link';
import { Button, buttonVariants } from '@/components/ui/button';
import { chatPath, paywallPath } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import { clearPaymentAttempt, storePaymentStatus } from '@/lib/payments/browser';
import { FAILED_ADVICE, FAILED_TEXT, FAILED_TITLE, SUCCESS_TITLE } from '@/lib/payments/result/copy';
import { usePaymentResult } from '@/lib/payments/result/hooks';
import { readReturn } from '@/lib/payments/result/rules';
import { ChargeNote } from './charge-note';
import { CheckingResult, PendingResult } from './pending-result';
import { ResultNote, ResultPanel } from './result-panel';

const HOME_LINK = buttonVariants({ variant: 'ghost', size: 'lg' });

/** The result of a chat's payment: first as the address says, then as the server says. */
export function PostPaymentScreen({
  sessionId,
  query,
  supportEmail,
}: {
  sessionId: string;
  /** The query of the address. */
  query: string;
  supportEmail: string;
}) {
  const router = useRouter();
  const result = usePaymentResult(readReturn(new URLSearchParams(query)));
  const { picture, paid, messages, nothingCharged } = result;

  // The user is back from the checkout, so leaving the paywall no longer counts as giving up.
  useEffect(clearPaymentAttempt, []);

  const goHome = (
    <SoftLink href="/" className={HOME_LINK}>
      {t('Go Home')}
    </SoftLink>
  );

  if (picture === 'checking') return <CheckingResult />;
  if (picture === 'pending') {
    return (
      <PendingResult
        result={result}
        actions={
          <>
            <Button variant="outline" size="lg" onClick={() => router.push(chatPath(sessionId))}>
              {t('Back to the chat')}
            </Button>
            {goHome}
          </>
        }
      />
    );
  }
  if (picture === 'success') {
    return (
      <ResultPanel
        kind="success"
        title={t(SUCCESS_TITLE)}
        actions={
          <Button
            size="lg"
            onClick={() => {
              storePaymentStatus('success');
              router.push(chatPath(sessionId));
            }}
          >
            {t('Continue Chatting')}
          </Button>
        }
      >
        {paid && messages !== null ? (
          <ResultNote tone="teal">
            {t('{count} messages added to your balance', { count: messages })}
          </ResultNote>
        ) : (
          <p>{t('Your messages are on their way.')}</p>
        )}
      </ResultPanel>
    );
  }
  return (
    <ResultPanel
      kind="failed"
      title={t(FAILED_TITLE)}
      actions={
        <>
          <Button
            size="lg"
            onClick={() => {
              storePaymentStatus('failed');
              router.push(paywallPath(sessionId));
            }}
          >
            {t('Try Again')}
          </Button>
          {goHome}
        </>
      }
    >
      <p className="text-ink">{t(FAILED_TEXT)}</p>
      <p>{t(FAILED_ADVICE)}</p>
      <ChargeNote nothingCharged={nothingCharged} />
      <SupportLink email={supportEmail} />
    </ResultPanel>
  );
}

function SupportLink({ email }: { email: string }) {
  return (
    <a
      href={`mailto:${email}`}
      className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
    >
      {email}
    </a>
  );
}
