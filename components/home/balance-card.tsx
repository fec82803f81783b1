'use client';

import type { ReactNode } from 'react';
import { Portrait } from '@/components/shared/portrait';
import { SoftLink } from '@/components/shared/soft-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { chatPath } from '@/lib/client/paths';
import { USER_LOAD_FAILED, USER_LOAD_FAILED_DETAIL } from '@/lib/users/copy';
import { type User, useUser } from '@/lib/users/hooks';
import { describeBrowser } from '@/lib/users/rules';

const CARD =
  'flex min-h-[76px] items-center gap-3 rounded-lg border-[1.5px] border-line bg-card py-2.5 pr-4 pl-3 text-ink';

/**
 * The last chat and the messages left; without a last chat a greeting, or the browser's name and device type.
 * @param newcomer what somebody without a chat sees
 */
export function BalanceCard({ newcomer }: { newcomer: 'greeting' | 'browser' }) {
  const { data: user, isError, isFetching, refetch } = useUser({ fresh: true });

  if (user?.lastChatSession) {
    const { id, companionName, companionImagePath } = user.lastChatSession;
    return (
      <SoftLink href={chatPath(id)} className={`${CARD} transition-colors duration-150 hover:border-field`}>
        <span className="overflow-hidden rounded-md bg-truelove-tint">
          <Portrait src={companionImagePath} size={48} eager />
        </span>
        <Lines title={companionName} text="Continue your last chat" />
        <Balance messages={user.messageBalance} />
      </SoftLink>
    );
  }
  if (user) {
    return (
      <div className={CARD}>
        <Newcomer kind={newcomer} user={user} />
        <Balance messages={user.messageBalance} />
      </div>
    );
  }
  if (isError) {
    return (
      <div className={CARD}>
        <Lines title={USER_LOAD_FAILED} text={USER_LOAD_FAILED_DETAIL} />
        <Button variant="outline" size="sm" loading={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className={CARD} aria-busy="true">
      <span className="sr-only">Loading your messages</span>
      <Skeleton className="size-12" />
      <div className="flex-1 space-y-2">
        <Skeleton className="h-4 w-28 rounded-sm" />
        <Skeleton className="h-3 w-40 rounded-sm" />
      </div>
      <Skeleton className="h-9 w-16 rounded-sm" />
    </div>
  );
}

function Newcomer({ kind, user }: { kind: 'greeting' | 'browser'; user: User }) {
  if (kind === 'greeting') {
    return (
      <>
        <span className="overflow-hidden rounded-md bg-friendly-tint">
          <Portrait src="/companions/kabir.svg" size={48} eager />
        </span>
        <Lines title="Nice to have you here" text="Pick a chat to begin" />
      </>
    );
  }
  return (
    <>
      <span className="grid size-12 place-items-center rounded-md bg-psychologist-tint text-psychologist-ink">
        <Icon name={user.deviceType === 'desktop' ? 'laptop' : 'phone'} className="size-6" />
      </span>
      <Lines title={describeBrowser(user.browserName, user.deviceType)} text="No chat from here yet" />
    </>
  );
}

function Lines({ title, text }: { title: string; text: ReactNode }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="line-clamp-2 font-bold text-[15px] leading-5">{title}</span>
      <span className="block text-muted text-sm leading-5">{text}</span>
    </span>
  );
}

function Balance({ messages }: { messages: number }) {
  return (
    <span className="shrink-0 text-right">
      <span className="block font-bold font-heading text-xl leading-6">{messages}</span>
      <span className="block text-muted text-xs leading-4">
        {messages === 1 ? 'message left' : 'messages left'}
      </span>
    </span>
  );
}
