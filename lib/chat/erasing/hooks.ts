import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import { changeHeld } from '@/lib/client/change-held';
import { tellTabs } from '@/lib/client/tabs';
import { changeMessages } from '../history/changing/rules';
import type { ChatMessage } from '../history/rules';
import { historyQuery } from '../hooks';
import type { eraseMessage } from './contract';
import { removedWords } from './rules';

/** Deletes a person's own words; the chat, and whatever quotes them, shows it at once. */
export function useEraseMessage(message: ChatMessage) {
  const client = useQueryClient();
  const { id, sessionId } = message;
  return useMutation({
    mutationFn: () =>
      call<typeof eraseMessage>('DELETE /api/chat/message/{messageId}', { params: { messageId: id } }),
    onSuccess: () => {
      const { quote: _quote, ...left } = message;
      const erased = { ...left, content: removedWords(message.sender), removed: true as const };
      changeHeld(client, historyQuery(sessionId), (held) =>
        changeMessages(held, (one) => {
          if (one.id === id) return erased;
          const { quote, ...rest } = one;
          return quote?.id === id ? rest : one;
        }),
      );
      tellTabs();
      // What was remembered of them is gone.
      void client.invalidateQueries({ queryKey: ['GET /api/memory'] });
    },
  });
}
