import type { ChatMessage } from '../../history/rules';
import { createRevealing } from '../revealing/browser';
import type { Brought, ConversationPorts, ConversationState } from '../rules';

/** Shows in a chat what answers bring, and what they change. */
export function createShowing(
  ports: ConversationPorts,
  chat: { state(): ConversationState; update(change: Partial<ConversationState>): void },
) {
  const revealing = createRevealing(({ withheld, arrived }) =>
    chat.update({ withheld, ...(arrived && { arrived: new Set([...chat.state().arrived, arrived]) }) }),
  );

  /** Shows the bubbles of an answer one after another, or all of them at once. */
  function pace(answer: readonly ChatMessage[], urgent = false): void {
    const isNew = ({ id }: ChatMessage) => !ports.messages().some((known) => known.id === id);
    revealing.withhold(urgent ? [] : answer.filter(isNew));
    ports.add(answer);
    revealing.start();
  }

  return {
    isUnderWay: revealing.isUnderWay,

    pace,

    show(answer: Brought): void {
      // Help must not wait for the pace of a chat, nor what was written long ago.
      pace(answer.aiMessages, answer.crisis || answer.free || chat.state().waiting.length > 0);
      if (answer.free) ports.careBegan();
      if (answer.systemMessage) ports.add([answer.systemMessage]);
      ports.balanceChanged(answer.messagesLeft);
      if (answer.closed !== null) ports.closed(answer.closed, answer.held ?? null);
    },
  };
}
