'use client';

import { RaiseIssueButton } from '@/components/issues/raise-issue-button';
import { TopBar } from '@/components/shared/top-bar';
import { Button, buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Helpline } from '@/content/helplines';
import { ADULTS_ONLY_TITLE, ADULTS_ONLY_WHY, ADULTS_ONLY_WHY_HI } from '@/lib/account/age-hold/copy';
import { type AgeHold, useAgeHold } from '@/lib/account/age-hold/hooks';
import { REFUND_STATE } from '@/lib/account/refunds/copy';
import { ACCOUNT_PATH } from '@/lib/client/paths';
import { formatDate, formatRupees } from '@/lib/kit/format';
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
      <TopBar back={{ href: '/', label: 'Back to home' }} title={ADULTS_ONLY_TITLE} />
      <main
        id="main"
        className="flex flex-1 flex-col gap-4 px-4 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]"
      >
        <div className="flex flex-col gap-2 text-[0.9375rem] leading-6">
          <p>{ADULTS_ONLY_WHY}</p>
          <p lang="hi">{ADULTS_ONLY_WHY_HI}</p>
        </div>
        <HelplinesSection
          hint="If something is troubling you, or somebody hurts you, these people are there for you."
          call={call}
          write={write}
        />
        {data?.hold ? (
          <Held hold={data.hold} supportEmail={supportEmail} />
        ) : data ? (
          <Section id="open" title="Nothing is closed for you">
            <Hint>In this browser nobody is held as a minor. You can chat as before.</Hint>
          </Section>
        ) : isError ? (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-[0.9375rem] text-muted leading-6">
              The rest of this page could not be loaded.
            </p>
            <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        ) : (
          <div aria-busy="true" className="space-y-3">
            <p className="sr-only">Loading what happens next</p>
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
      <Section id="mistake" title="You are 18 or older?">
        <Hint>
          Then we have misunderstood you, and we are sorry. Write to{' '}
          <a href={mail} className="font-semibold text-ink underline underline-offset-2">
            {supportEmail}
          </a>{' '}
          or raise an issue, and name this reference. A person looks at it and opens everything again.
        </Hint>
        <p className="my-3 text-center font-bold font-heading text-xl tracking-wide">{reference}</p>
        <div className="flex justify-center">
          <RaiseIssueButton />
        </div>
      </Section>
      <Section id="money" title="What you paid">
        {refunds.length === 0 ? (
          <Hint>You have no bought messages left here, so there is nothing to pay back.</Hint>
        ) : (
          <>
            <Hint>
              Messages that you bought and have not used are paid back to where the money came from. You need
              not do anything.
            </Hint>
            <ul className="mt-2 divide-y-[1.5px] divide-line">
              {refunds.map(({ shownId, messages, amount, state }) => (
                <li key={shownId} className="py-2.5">
                  <div className="flex items-baseline justify-between gap-3">
                    <span className="text-[0.9375rem] leading-6">{messages} messages</span>
                    <span className="shrink-0 font-semibold leading-6">{formatRupees(amount)}</span>
                  </div>
                  <p className="text-muted text-sm leading-5 [overflow-wrap:anywhere]">
                    <span className="font-semibold">{REFUND_STATE[state]}</span> · Order {shownId}
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </Section>
      <Section id="data" title="Your data">
        <Hint>
          {isErased
            ? `Your chats and everything else about you were erased on ${formatDate(erasedAt)}.`
            : `On ${formatDate(erasedAt)} we erase your chats, what companions remember and everything else about you. Until then you can download it, or delete it yourself.`}
        </Hint>
        <a
          href={ACCOUNT_PATH}
          className={buttonVariants({ variant: 'outline', size: 'card', className: 'mt-3' })}
        >
          To your account
        </a>
      </Section>
    </>
  );
}
