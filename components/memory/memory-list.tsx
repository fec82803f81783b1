'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/kit/text';
import { CHAT_STAYS, MEMORIES_FAILED } from '@/lib/memory/copy';
import { type Memory, type MemoryOf, useMemories } from '@/lib/memory/hooks';
import { MemoryGroup } from './memory-group';
import { MemorySwitch } from './memory-switch';

/** Splits the list, which the server has sorted, by companion and chat type. */
function groupByCompanion(memories: readonly Memory[]): Memory[][] {
  const groups: Memory[][] = [];
  for (const memory of memories) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first?.companionId === memory.companionId && first.chatType === memory.chatType)
      group.push(memory);
    else groups.push([memory]);
  }
  return groups;
}

/**
 * What companions remember of this user, with all the controls. A dialog or a section only adds a heading.
 * @param of one companion in one chat type; empty for all companions
 * @param newcomer nothing can be remembered yet
 * @param next what to do while nothing is remembered
 */
export function MemoryList({
  of,
  newcomer = false,
  next,
}: {
  of: MemoryOf;
  newcomer?: boolean;
  next?: ReactNode;
}) {
  const { data, isError, isFetching, refetch } = useMemories(of, newcomer);
  if (isError && !data) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 py-4">
        <p className="text-[0.9375rem] leading-6">{t(MEMORIES_FAILED)}</p>
        <Button variant="outline" size="sm" loading={isFetching} onClick={() => refetch()}>
          {t('Try again')}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true" className="flex flex-col gap-2.5 py-1">
        <p className="sr-only">{t('Loading what is remembered')}</p>
        <Skeleton className="h-16 rounded-md" />
        <Skeleton className="h-16 rounded-md" />
      </div>
    );
  }
  const groups = groupByCompanion(data.memories);
  return (
    <div className="flex flex-col gap-4">
      {data.memories.length === 0 ? (
        <p className="rounded-md bg-paper px-4 py-3 text-[0.9375rem] text-muted leading-6">
          {t(
            data.enabled
              ? 'Nothing yet. What you tell in a chat is noted here a few minutes later.'
              : 'Nothing is remembered.',
          )}{' '}
          {data.enabled ? next : null}
        </p>
      ) : (
        groups.map((memories) => (
          <MemoryGroup key={memories[0]?.id} memories={memories} named={of.companionId === undefined} />
        ))
      )}
      <MemorySwitch enabled={data.enabled} hasMemories={data.memories.length > 0} />
      <p className="text-muted text-sm leading-5">{t(CHAT_STAYS)}</p>
    </div>
  );
}
