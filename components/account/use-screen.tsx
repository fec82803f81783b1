'use client';

import { SoftLink } from '@/components/shared/soft-link';
import { buttonVariants } from '@/components/ui/button-look';
import { besideLimit, HOW_IT_IS_COUNTED, openOrdersCount } from '@/lib/account/use/copy';
import { type Use, useUse } from '@/lib/account/use/hooks';
import { LIMITS_PATH } from '@/lib/client/paths';
import { formatRupees } from '@/lib/kit/format';
import { t } from '@/lib/kit/text';
import { type OwnLimits, useLimits } from '@/lib/users/limits/hooks';
import { Group } from './group';
import { Loaded } from './loaded';
import { NextStep } from './next-step';
import { Hint, Section } from './section';
import { WeeksTable } from './weeks-table';

/** What a person sent and spent in the last weeks, and today beside what they allow themselves. */
export function UseScreen() {
  const use = useUse();
  const limits = useLimits();
  return (
    <Group title={t('Your use')}>
      <Loaded
        asked={[use, limits]}
        id="use"
        title={t('What you sent and spent')}
        failed={t('Your use could not be loaded.')}
        waiting={t('Loading your use')}
        heights={['h-56', 'h-[36rem]']}
      >
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
        ) : null}
      </Loaded>
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
