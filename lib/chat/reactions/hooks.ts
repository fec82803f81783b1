import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import { tellTabs } from '@/lib/client/tabs';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import { t } from '@/lib/kit/text';
import { changeMessages } from '../history/changing/rules';
import type { ChatMessage } from '../history/rules';
import { historyQuery } from '../hooks';
import type { Reaction } from './constants';
import type { reactToMessage } from './contract';
import { NOT_REACTED, TRY_AGAIN } from './copy';

/** Puts a reaction on a message, or takes it away. The chat shows it at once, and takes it back when it could not be kept. */
export function useReactToMessage({ id, sessionId, reaction: before }: ChatMessage) {
  const client = useQueryClient();
  const { queryKey } = historyQuery(sessionId);
  const asked = { queryKey, exact: true, fetchStatus: 'fetching' } as const;
  const show = (reaction: string | undefined) =>
    client.setQueryData(
      queryKey,
      (held) =>
        held &&
        changeMessages(held, (one) => {
          if (one.id !== id) return one;
          const { reaction: _reaction, ...rest } = one;
          return reaction === undefined ? rest : { ...rest, reaction };
        }),
    );
  return useMutation({
    mutationFn: (reaction: Reaction | null) =>
      call<typeof reactToMessage>('PATCH /api/chat/message/{messageId}', {
        params: { messageId: id },
        body: { reaction },
      }),
    onMutate: (reaction) => {
      // A look at the chat that is on its way brings what was before. It is asked for again when this is done.
      const isAsked = client.isFetching(asked) > 0;
      void client.cancelQueries(asked);
      show(reaction ?? undefined);
      return isAsked;
    },
    onSuccess: tellTabs,
    onError: (error) => {
      show(before);
      toast({
        title: t(NOT_REACTED),
        description: getUserMessage(error, t(TRY_AGAIN)),
        variant: 'destructive',
      });
    },
    onSettled: (_, __, ___, isAsked) => {
      if (isAsked || client.isFetching(asked)) void client.invalidateQueries({ queryKey, exact: true });
    },
  });
}
