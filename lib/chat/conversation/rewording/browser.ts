import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { ApiError, call } from '@/lib/client/api';
import { changeHeld } from '@/lib/client/change-held';
import { newId } from '@/lib/client/new-id';
import { tellTabs } from '@/lib/client/tabs';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import { t } from '@/lib/kit/text';
import { changeMessages } from '../../history/changing/rules';
import { historyQuery, sessionQuery } from '../../hooks';
import type { rewordReply } from '../../turns/rewording/contract';
import type { Conversation } from '../browser';
import { NOT_REWORDED, NOT_REWORDED_ABOUT, STAYS, STAYS_ABOUT } from './copy';
import { replaced } from './rules';

type UnderWay = { clientMessageId: string; stopping: boolean };

const underWay = new WeakMap<Conversation, UnderWay>();
/** Messages whose reply would be free, had the day not used up what is. */
const dear = new Set<string>();

/** The reply of a chat that is being said differently. */
export const rewordingIn = (conversation: Conversation): UnderWay | undefined => underWay.get(conversation);

/** Whether the server has said that a reply costs a message today, although it is the first time. */
export const isDear = (messageId: string): boolean => dear.has(messageId);

/** The focus does not go with a message that goes. */
function keepFocus(ids: readonly string[]): void {
  const message = document.activeElement?.closest<HTMLElement>('[data-message]');
  if (message && ids.includes(message.id))
    message.closest<HTMLElement>('section')?.focus({ preventScroll: true });
}

function sayWhyNot(error: unknown, messageId: string, stopping: boolean): void {
  if (stopping && error instanceof ApiError && error.status === 409) {
    toast({ title: t(STAYS), description: t(STAYS_ABOUT) });
    return;
  }
  if (error instanceof ApiError && error.status === 402) dear.add(messageId);
  const why = error instanceof ApiError && error.status < 500 ? error : undefined;
  const description = getUserMessage(why, t(NOT_REWORDED_ABOUT));
  toast({ title: t(NOT_REWORDED), description, variant: 'destructive' });
}

/**
 * Has the newest reply of a companion said differently: the old one stays until the new one is there.
 * @param cost messages that the person has read it costs
 */
export async function rewordMessage(
  client: QueryClient,
  conversation: Conversation,
  { sessionId, messageId, cost }: { sessionId: string; messageId: string; cost: 0 | 1 },
): Promise<void> {
  if (conversation.busy()) return;
  const one: UnderWay = { clientMessageId: newId(), stopping: false };
  const history = historyQuery(sessionId);
  underWay.set(conversation, one);
  conversation.occupy(true);
  try {
    const answer = await call<typeof rewordReply>('POST /api/chat/reword', {
      body: { sessionId, messageId, clientMessageId: one.clientMessageId, cost },
      // It reaches the server also when the page goes away right now.
      keepalive: true,
    });
    tellTabs();
    keepFocus(answer.replaced);
    notifyManager.batch(() => {
      changeHeld(client, history, (held) =>
        changeMessages(held, (message) =>
          answer.replaced.includes(message.id) ? replaced(message) : message,
        ),
      );
      conversation.show(answer);
      conversation.occupy(false);
    });
  } catch (error) {
    conversation.occupy(false);
    sayWhyNot(error, messageId, one.stopping);
    // Whether it came all the same, and what there is to pay with.
    for (const { queryKey } of [history, sessionQuery(sessionId)])
      void client.refetchQueries({ queryKey, exact: true });
  } finally {
    underWay.delete(conversation);
  }
}
