'use client';

import { RaiseIssueButton } from '@/components/issues/raise-issue-button';
import { TopBar } from '@/components/shared/top-bar';
import { Button, buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Helpline } from '@/content/helplines';
import { ADULTS_ONLY_WHY, ADULTS_ONLY_WHY_HI, adultsOnlyTitle } from '@/lib/account/age-hold/copy';
import { type AgeHold, useAgeHold } from '@/lib/account/age-hold/hooks';
import { REFUND_STATE } from '@/lib/account/refunds/copy';
import { ACCOUNT_PATH } from '@/lib/client/paths';
import { formatDate, formatRupees } from '@/lib/kit/format';
import { languageNow, pieces, t, tn } from '@/lib/kit/text';
import { HelplinesSection } from './helplines-section';
import { Hint, Section } from './section';

/** Says kindly why a minor can neither chat nor pay, who helps, and what happens to money and data. */
export function AdultsOnlyScreen({
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
  const { data, isError, isFetching, refetch } = useAgeHold();
  return (
    <>
      <TopBar back={{ href: '/', label: t('Back to home') }} title={adultsOnlyTitle()} />
      <main
        id="main"
        className="flex flex-1 flex-col gap-4 px-4 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]"
      >
        <div className="flex flex-col gap-2 text-[0.9375rem] leading-6">
          <p>{t(ADULTS_ONLY_WHY)}</p>
          {languageNow() === 'hi' ? null : <p lang="hi">{ADULTS_ONLY_WHY_HI}</p>}
        </div>
        <HelplinesSection
          hint={t('If something is troubling you, or somebody hurts you, these people are there for you.')}
          call={call}
          write={write}
        />
        {data?.hold ? (
          <Held hold={data.hold} supportEmail={supportEmail} />
        ) : data ? (
          <Section id="open" title={t('Nothing is closed for you')}>
            <Hint>{t('In this browser nobody is held as a minor. You can chat as before.')}</Hint>
          </Section>
        ) : isError ? (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-[0.9375rem] text-muted leading-6">
              {t('The rest of this page could not be loaded.')}
            </p>
            <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
              {t('Try again')}
            </Button>
          </div>
        ) : (
          <div aria-busy="true" className="space-y-3">
            <p className="sr-only">{t('Loading what happens next')}</p>
            <Skeleton className="h-28 rounded-lg" />
            <Skeleton className="h-28 rounded-lg" />
          </div>
        )}
      </main>
    </>
  );
}

function Held({ hold, supportEmail }: { hold: AgeHold; supportEmail: string }) {
  const { reference, erasedAt, isErased, refunds } = hold;
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent(`My age, ${reference}`)}`;
  return (
    <>
      <Section id="mistake" title={t('You are 18 or older?')}>
        <Hint>
          {pieces(
            'Then we have misunderstood you, and we are sorry. Write to {email} or raise an issue, and name this reference. A person looks at it and opens everything again.',
            {
              email: (
                <a key="email" href={mail} className="font-semibold text-ink underline underline-offset-2">
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
      <Section id="money" title={t('What you paid')}>
        {refunds.length === 0 ? (
          <Hint>{t('You have no bought messages left here, so there is nothing to pay back.')}</Hint>
        ) : (
          <>
            <Hint>
              {t(
                'Messages that you bought and have not used are paid back to where the money came from. You need not do anything.',
              )}
            </Hint>
            <ul className="mt-2 divide-y-[1.5px] divide-line">
              {refunds.map(({ shownId, messages, amount, state }) => (
                <li key={shownId} className="py-2.5">
                  <div className="flex items-baseline justify-between gap-3">
                    <span className="text-[0.9375rem] leading-6">
                      {tn(messages, '{count} message', '{count} messages')}
                    </span>
                    <span className="shrink-0 font-semibold leading-6">{formatRupees(amount)}</span>
                  </div>
                  <p className="text-muted text-sm leading-5 [overflow-wrap:anywhere]">
                    <span className="font-semibold">{t(REFUND_STATE[state])}</span> ·{' '}
                    {t('Order {id}', { id: shownId })}
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </Section>
      <Section id="data" title={t('Your data')}>
        <Hint>
          {isErased
            ? t('Your chats and everything else about you were erased on {day}.', {
                day: formatDate(erasedAt),
              })
            : t(
                'On {day} we erase your chats, what companions remember and everything else about you. Until then you can download it, or delete it yourself.',
                { day: formatDate(erasedAt) },
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
