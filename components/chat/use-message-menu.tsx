import { useCallback, useState } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import type { Conversation } from '@/lib/chat/conversation/browser';
import type { ChatMessage } from '@/lib/chat/history/rules';

const loadMenu = () => import('./message-menu').then((module) => module.MessageMenu);

/** What can be done to a message: `openMenu` opens its menu, which the list shows, with the voice that goes on after it. */
export function useMessageMenu(companion: string, conversation: Conversation) {
  const { Component, open, setOpen, show } = useLazyDialog(loadMenu);
  const [message, setMessage] = useState<ChatMessage>();
  const openMenu = useCallback(
    (next: ChatMessage) => {
      setMessage(next);
      show();
    },
    [show],
  );
  const menu =
    Component && message ? (
      <Component
        open={open}
        onOpenChange={setOpen}
        message={message}
        companion={companion}
        conversation={conversation}
      />
    ) : null;
  return { openMenu, menu };
}
