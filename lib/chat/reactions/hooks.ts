import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import { changeHeld } from '@/lib/client/change-held';
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
  const show = (reaction: string | undefined) =>
    changeHeld(client, historyQuery(sessionId), (held) =>
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
    onMutate: (reaction) => show(reaction ?? undefined),
    onSuccess: (_, reaction) => {
      // A look at the chat may have shown meanwhile what was before.
      show(reaction ?? undefined);
      tellTabs();
    },
    onError: (error) => {
      show(before);
      toast({
        title: t(NOT_REACTED),
        description: getUserMessage(error, t(TRY_AGAIN)),
        variant: 'destructive',
      });
    },
  });
}
