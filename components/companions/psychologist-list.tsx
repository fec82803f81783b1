'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/components/shared/empty-state';
import { Portrait } from '@/components/shared/portrait';
import { useDelayedNavigation } from '@/components/shared/use-delayed-navigation';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { NAVIGATION_DELAY_MS, PSYCHOLOGIST_MIN_BALANCE } from '@/lib/chat/constants';
import { loadingPath } from '@/lib/client/paths';
import { LISTING_SKELETONS } from '@/lib/companions/constants';
import { type Psychologist, usePsychologists } from '@/lib/companions/hooks';
import { userQuery, useUser } from '@/lib/users/hooks';
import { PsychologistCard } from './psychologist-card';

function loadRechargeDialog() {
  return import('./recharge-required-dialog').then((module) => module.RechargeRequiredDialog);
}

const SKELETONS = Array.from({ length: LISTING_SKELETONS }, (_, place) => `skeleton-${place}`);
const GRID = 'grid grid-cols-2 gap-3';

export function PsychologistList() {
  const { data: list, isError, isFetching, refetch } = usePsychologists();
  const { wantChat, short, recharge } = useChatNow();

  if (isError) {
    return (
      <EmptyState
        picture={<Portrait src={null} size={96} />}
        title="The list could not be loaded"
        action={
          <Button variant="teal" loading={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        Please check your connection.
      </EmptyState>
    );
  }
  if (!list) {
    return (
      <div className={GRID} aria-busy="true">
        <p className="sr-only">Loading psychologists</p>
        {SKELETONS.map((id) => (
          <SkeletonCard key={id} />
        ))}
      </div>
    );
  }
  if (list.length === 0) {
    return (
      <EmptyState picture={<Portrait src={null} size={96} />} title="No Psychologists Available">
        Please look in again a little later.
      </EmptyState>
    );
  }
  const { Component: RechargeDialog } = recharge;
  return (
    <>
      <ul className={GRID}>
        {list.map((psychologist) => (
          <PsychologistCard key={psychologist.id} psychologist={psychologist} onChat={wantChat} />
        ))}
      </ul>
      {RechargeDialog && short ? (
        <RechargeDialog
          open={recharge.open}
          onOpenChange={recharge.setOpen}
          name={short.name}
          balance={short.balance}
        />
      ) : null}
    </>
  );
}

/** "Chat Now": to the chat when the balance suffices, else the recharge dialog. */
function useChatNow() {
  const client = useQueryClient();
  useUser({ fresh: true });
  const { go } = useDelayedNavigation(NAVIGATION_DELAY_MS);
  const recharge = useLazyDialog(loadRechargeDialog);
  const [short, setShort] = useState<{ name: string; balance: number }>();

  const wantChat = async ({ id, name }: Psychologist) => {
    // Without a user the balance is unknown here; the server checks it again anyway.
    const user = await client.ensureQueryData(userQuery).catch(() => undefined);
    if (user && user.messageBalance < PSYCHOLOGIST_MIN_BALANCE) {
      setShort({ name, balance: user.messageBalance });
      recharge.show();
    } else {
      go(loadingPath('psychologist', { companionId: id }));
    }
  };
  return { wantChat, short, recharge };
}

function SkeletonCard() {
  return (
    <div data-skeleton className="overflow-hidden rounded-lg border-[1.5px] border-line bg-card">
      <Skeleton className="h-28 rounded-none" />
      <div className="space-y-2 p-3">
        <Skeleton className="h-4 w-3/4 rounded-sm" />
        <Skeleton className="h-3 w-full rounded-sm" />
        <Skeleton className="h-3 w-1/2 rounded-sm" />
        <Skeleton className="h-11" />
      </div>
    </div>
  );
}
