'use client';

import type { ReactNode } from 'react';
import { Portrait } from '@/components/shared/portrait';
import { SoftLink } from '@/components/shared/soft-link';
import { Button } from '@/components/ui/button';
import { chatPath } from '@/lib/client/paths';
import { t, tn, translate } from '@/lib/kit/text';
import { USER_LOAD_FAILED, USER_LOAD_FAILED_DETAIL } from '@/lib/users/copy';
import { useStarterProblem, useUser } from '@/lib/users/hooks';
import { STARTER_LATE } from '@/lib/users/starter/copy';
import { BALANCE_CARD, Lines } from './balance-parts';

/**
 * The card with its data. What needs none is passed in rendered by the server, and so costs no JavaScript. A browser that is
 * only just being registered sees the same, and its balance as soon as it has one.
 * @param newcomer shown beside the balance to users without a chat
 * @param coming the same, while their starter balance is being earned
 * @param unlucky the same, to those who got none
 * @param chats the way to all chats, for who has one
 */
export function LiveBalance({
  newcomer,
  coming,
  unlucky,
  chats,
}: Record<'newcomer' | 'coming' | 'unlucky' | 'chats', ReactNode>) {
  const { data: user, isError, isFetching, refetch } = useUser({ fresh: true });
  const problem = useStarterProblem();
  const isLate = problem !== null && user?.starterChallenge && !user.lastChatSession;
  if ((!user && isError) || isLate) {
    return (
      <div className={BALANCE_CARD} role={isLate ? 'status' : undefined}>
        {isLate ? (
          <Lines title={t(STARTER_LATE)} text={translate(problem)} />
        ) : (
          <Lines title={t(USER_LOAD_FAILED)} text={t(USER_LOAD_FAILED_DETAIL)} />
        )}
        <Button variant="outline" size="sm" loading={isFetching} onClick={() => refetch()}>
          {t('Try again')}
        </Button>
      </div>
    );
  }
  const last = user?.lastChatSession;
  const balance = (
    <span className="ml-auto text-right">
      <span className="block font-bold font-heading text-xl leading-6">
        {user ? user.messageBalance : '–'}
      </span>
      <span className="block text-muted text-xs leading-4">
        {tn(user?.messageBalance ?? 0, 'message left', 'messages left')}
      </span>
    </span>
  );
  if (!last) {
    return (
      <div className={BALANCE_CARD} aria-busy={user ? undefined : 'true'}>
        {user?.messageBalance === 0 && user.totalMessagesSent === 0
          ? user.starterChallenge
            ? coming
            : unlucky
          : newcomer}
        {balance}
      </div>
    );
  }
  return (
    <div>
      <SoftLink
        href={chatPath(last.id)}
        className={`${BALANCE_CARD} transition-colors duration-150 hover:border-field`}
      >
        <span className="overflow-hidden rounded-md bg-truelove-tint">
          <Portrait src={last.companionImagePath} size={48} eager />
        </span>
        <Lines title={last.companionName} text={t('Continue your last chat')} />
        {balance}
      </SoftLink>
      {chats}
    </div>
  );
}
