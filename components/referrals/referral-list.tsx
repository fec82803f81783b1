'use client';

import { UserRound } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDay } from '@/lib/kit/india-time';
import { t } from '@/lib/kit/text';
import { REFERRAL_REWARD_MESSAGES, type ReferralStatus } from '@/lib/referrals/constants';
import { type Referrals, useReferrals } from '@/lib/referrals/hooks';

const STATUS = {
  pending: { text: 'Opened your link', variant: 'paper' },
  signed_up: { text: 'Signed up', variant: 'marigold' },
  completed: { text: 'Started a chat', variant: 'marigold' },
  rewarded: { text: '+{count} messages', variant: 'teal' },
} as const satisfies Record<ReferralStatus, unknown>;

/** The friends who came by the user's link and what that earned. Friends are not named. */
export function ReferralList() {
  const { data, isError, isFetching, refetch } = useReferrals();
  if (!data && isError) {
    return (
      <Card className="flex items-center justify-between gap-3 py-3!">
        <p className="text-[0.9375rem] leading-6">{t('Your friends could not be loaded.')}</p>
        <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      </Card>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true" className="flex flex-col gap-2.5">
        <p className="sr-only">{t('Loading your friends')}</p>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <Totals referrals={data} />
      {data.friends.length === 0 ? (
        <p className="text-[0.9375rem] text-muted leading-6">
          {t('Nobody has come by your link yet. Share it, and you see here how far your friends are.')}
        </p>
      ) : (
        <ul aria-label={t('Friends')} className="flex flex-col gap-2">
          {data.friends.map((friend) => (
            <Friend key={friend.id} friend={friend} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Totals({ referrals: { earnedMessages, waiting } }: { referrals: Referrals }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2.5">
      {[
        { name: t('Messages earned'), value: earnedMessages },
        { name: t('Friends on the way'), value: waiting },
      ].map(({ name, value }) => (
        <div
          key={name}
          className="flex flex-col-reverse rounded-lg border-[1.5px] border-line bg-card px-4 py-3"
        >
          <dt className="text-muted text-sm leading-5">{name}</dt>
          <dd className="font-bold font-heading text-2xl leading-8">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Friend({ friend: { initial, status, date } }: { friend: Referrals['friends'][number] }) {
  const { text, variant } = STATUS[status];
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-lg border-[1.5px] border-line bg-card px-3 py-2">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-friendly-tint font-bold text-friendly-ink"
      >
        {initial ?? <UserRound className="size-4.5" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-[0.9375rem] leading-5">
          {initial ? t('Friend {initial}.', { initial }) : t('A friend')}
        </span>
        <span suppressHydrationWarning className="block text-muted text-sm leading-5">
          {formatDay(date, Date.now())}
        </span>
      </span>
      <Badge variant={variant} className={variant === 'paper' ? 'border border-line' : ''}>
        {t(text, { count: REFERRAL_REWARD_MESSAGES })}
      </Badge>
    </li>
  );
}
