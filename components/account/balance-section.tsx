'use client';

import type { ReactNode } from 'react';
import { SoftLink } from '@/components/shared/soft-link';
import { buttonVariants } from '@/components/ui/button';
import { lineText, signed } from '@/lib/account/history/rules';
import { useHistory } from '@/lib/account/hooks';
import { RECHARGE_PATH } from '@/lib/client/paths';
import { formatMoment } from '@/lib/kit/format';
import { t, tn } from '@/lib/kit/text';
import { useUser } from '@/lib/users/hooks';
import { Section, ShownList } from './section';

/** The balance, and every change of it in words. */
export function BalanceSection({ newcomer, empty }: { newcomer: boolean; empty: ReactNode }) {
  const { data: user } = useUser();
  const history = useHistory();
  const now = Date.now();
  return (
    <Section id="balance" title={t('Messages')}>
      <div className="mt-2 flex min-h-[76px] flex-wrap items-center justify-between gap-3 rounded-md bg-marigold-tint px-4 py-3 text-marigold-ink">
        <p aria-busy={!user}>
          <span className="block font-bold font-heading text-2xl text-ink leading-7">
            {user ? user.messageBalance : '–'}
          </span>{' '}
          <span className="block text-sm leading-5">
            {tn(user?.messageBalance ?? 0, 'message left', 'messages left')}
          </span>
        </p>
        <SoftLink href={RECHARGE_PATH} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          {t('Recharge')}
        </SoftLink>
      </div>
      <h3 className="mt-4 text-base leading-6">{t('History')}</h3>
      {/* The starter messages. */}
      <ShownList list={history} name="history" empty={empty} expected={newcomer ? 1 : undefined}>
        {(line) => (
          <li key={line.id} className="flex flex-wrap items-start justify-between gap-x-3 py-2.5">
            <span className="min-w-0 flex-[1_1_8rem]">
              <span className="block text-[0.9375rem] leading-6 [overflow-wrap:anywhere]">
                {lineText(line)}
              </span>{' '}
              <span suppressHydrationWarning className="block text-muted text-sm leading-5">
                {formatMoment(line.at, now)}
              </span>
            </span>
            <span className="ml-auto text-right">
              <span
                className={`block font-semibold leading-6 ${line.delta > 0 ? 'text-teal-ink' : 'text-ink'}`}
              >
                {signed(line.delta)}
              </span>{' '}
              <span className="block text-muted text-sm leading-5">
                {t('{count} left', { count: line.balanceAfter })}
              </span>
            </span>
          </li>
        )}
      </ShownList>
    </Section>
  );
}
