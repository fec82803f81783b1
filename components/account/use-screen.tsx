'use client';

import { SoftLink } from '@/components/shared/soft-link';
import { buttonVariants } from '@/components/ui/button-look';
import { Skeleton } from '@/components/ui/skeleton';
import { besideLimit, HOW_IT_IS_COUNTED, openOrdersCount } from '@/lib/account/use/copy';
import { type Use, useUse } from '@/lib/account/use/hooks';
import { LIMITS_PATH } from '@/lib/client/paths';
import { formatRupees } from '@/lib/kit/format';
import { t } from '@/lib/kit/text';
import { useUser } from '@/lib/users/hooks';
import { type OwnLimits, useLimits } from '@/lib/users/limits/hooks';
import { Group } from './group';
import { NextStep } from './next-step';
import { Hint, NotLoaded, Section } from './section';
import { WeeksTable } from './weeks-table';

/** What a person sent and spent in the last weeks, and today beside what they allow themselves. */
export function UseScreen() {
  const user = useUser();
  const use = useUse();
  const limits = useLimits();
  const failed = [user, use, limits].filter((query) => query.isError);
  return (
    <Group title={t('Your use')}>
      {use.data && limits.data ? (
        <>
          <Today today={use.data.today} limits={limits.data.limits} />
          <Section id="weeks" title={t('The last 8 weeks')}>
            <Hint>{t(HOW_IT_IS_COUNTED)}</Hint>
            {use.data.weeks.every(({ messages, rupees }) => messages + rupees === 0) ? (
              <Hint>
                <NextStep href="/" label={t('Start a chat')}>
                  {t('You have sent and spent nothing in these weeks.')}
                </NextStep>
              </Hint>
            ) : null}
            <WeeksTable weeks={use.data.weeks} />
          </Section>
        </>
      ) : failed.length > 0 ? (
        <Section id="use" title={t('What you sent and spent')}>
          <NotLoaded
            loading={failed.some((query) => query.isFetching)}
            onRetry={() => failed.map((query) => query.refetch())}
          >
            {t('Your use could not be loaded.')}
          </NotLoaded>
        </Section>
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4">
          <p className="sr-only">{t('Loading your use')}</p>
          <Skeleton className="h-56" />
          <Skeleton className="h-[36rem]" />
        </div>
      )}
    </Group>
  );
}

function Today({ today, limits }: { today: Use['today']; limits: OwnLimits['limits'] }) {
  const lines = [
    ['Messages today', besideLimit(today.messages, limits.messagesPerDay)],
    ['Spent today', besideLimit(today.rupees, limits.rupeesPerDay, formatRupees)],
    ['Spent this month', besideLimit(today.rupeesThisMonth, limits.rupeesPerMonth, formatRupees)],
  ] as const;
  const counted = limits.rupeesPerDay !== null || limits.rupeesPerMonth !== null;
  return (
    <Section id="today" title={t('Today, beside your limits')}>
      <dl className="mt-2 text-[0.9375rem] leading-6">
        {lines.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 py-1">
            <dt>{t(name)}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {counted && today.rupeesOpen > 0 ? <Hint>{openOrdersCount(today.rupeesOpen)}</Hint> : null}
      <SoftLink
        href={LIMITS_PATH}
        className={buttonVariants({ variant: 'outline', size: 'card', className: 'mt-3' })}
      >
        {t('Set your limits')}
      </SoftLink>
    </Section>
  );
}
