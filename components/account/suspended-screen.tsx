'use client';

import { RaiseIssueButton } from '@/components/issues/raise-issue-button';
import { TopBar } from '@/components/shared/top-bar';
import { Button, buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Helpline } from '@/content/helplines';
import { DEVICE_SUSPENDED_TITLE, SUSPENDED_TITLE } from '@/lib/account/suspension/copy';
import { type Suspension, useSuspension } from '@/lib/account/suspension/hooks';
import { ACCOUNT_PATH } from '@/lib/client/paths';
import { formatDate } from '@/lib/kit/format';
import { pieces, t } from '@/lib/kit/text';
import { HelplinesSection } from './helplines-section';
import { Hint, Section } from './section';

const LINK = 'font-semibold text-ink underline underline-offset-2 [overflow-wrap:anywhere]';

/** Says why a person is suspended and until when, how to object, what happens to money and data, and who helps meanwhile. */
export function SuspendedScreen({
  supportEmail,
  call,
  write,
}: {
  supportEmail: string;
  /** Lines to call. */
  call: readonly Helpline[];
  /** Lines for somebody who cannot speak. */
  write: readonly Helpline[];
}) {
  const { data, isError, isFetching, refetch } = useSuspension();
  const title = data?.suspension?.scope === 'device' ? DEVICE_SUSPENDED_TITLE : SUSPENDED_TITLE;
  return (
    <>
      <TopBar
        back={{ href: '/', label: t('Back to home') }}
        title={t(data?.suspension === null ? 'Not suspended' : title)}
      />
      <main
        id="main"
        className="flex flex-1 flex-col gap-4 px-4 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]"
      >
        {data?.suspension ? (
          <Suspended suspension={data.suspension} supportEmail={supportEmail} />
        ) : data ? (
          <Section id="open" title={t('Nothing is closed for you')}>
            <Hint>{t('In this browser nobody is suspended. You can chat as before.')}</Hint>
          </Section>
        ) : isError ? (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-[0.9375rem] text-muted leading-6">{t('What happened could not be loaded.')}</p>
            <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
              {t('Try again')}
            </Button>
          </div>
        ) : (
          <div aria-busy="true" className="space-y-3">
            <p className="sr-only">{t('Loading why')}</p>
            <Skeleton className="h-28 rounded-lg" />
            <Skeleton className="h-28 rounded-lg" />
          </div>
        )}
        <HelplinesSection
          hint={t(
            'Whatever happened here: if you are in danger or cannot go on, these people are there for you. Write it in a chat, too, and you get these numbers there.',
          )}
          call={call}
          write={write}
          quiet
        />
      </main>
    </>
  );
}

function Suspended({ suspension, supportEmail }: { suspension: Suspension; supportEmail: string }) {
  const { reference, scope, reason, startedAt, endsAt } = suspension;
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent(`My suspension, ${reference}`)}`;
  return (
    <>
      <Section id="why" title={t('Why')}>
        <p className="text-[0.9375rem] leading-6 [overflow-wrap:anywhere]">{reason}</p>
        <p className="mt-2 text-[0.9375rem] text-muted leading-6">
          {endsAt === null
            ? t('Since {from}, until it is lifted.', { from: formatDate(startedAt) })
            : t('Since {from}, until {until}.', {
                from: formatDate(startedAt),
                until: formatDate(endsAt),
              })}{' '}
          {t(
            scope === 'device'
              ? 'Chats and payments are closed on this device, whoever uses it.'
              : 'Chats and payments are closed for you, in this browser and in your account.',
          )}
        </p>
      </Section>
      <Section id="object" title={t('You think this is wrong?')}>
        <Hint>
          {pieces(
            'Raise an issue, or write to {email}, and name this reference. A person looks at it again, and you read the answer in your account.',
            {
              email: (
                <a key="email" href={mail} className={LINK}>
                  {supportEmail}
                </a>
              ),
            },
          )}
        </Hint>
        <p className="my-3 text-center font-bold font-heading text-xl tracking-wide">{reference}</p>
        <div className="flex justify-center">
          <RaiseIssueButton />
        </div>
      </Section>
      <Section id="money" title={t('Your money and your data')}>
        <Hint>
          {t(
            'Messages that you bought are not lost: they stay until the suspension ends, or you ask for a refund in your account. There you can also read your chats, download everything, or delete it.',
          )}
        </Hint>
        <a
          href={ACCOUNT_PATH}
          className={buttonVariants({ variant: 'outline', size: 'card', className: 'mt-3' })}
        >
          {t('To your account')}
        </a>
      </Section>
    </>
  );
}
