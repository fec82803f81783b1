import { useQuery } from '@tanstack/react-query';
import { Fragment, use, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import type { Conversation } from '@/lib/chat/conversation/browser';
import type { ConversationState } from '@/lib/chat/conversation/rules';
import { joinWaiting } from '@/lib/chat/conversation/waiting/browser';
import { CALL, SEND_NOW, TAKE_BACK, UNKEPT } from '@/lib/chat/conversation/waiting/copy';
import { sessionQuery } from '@/lib/chat/hooks';
import { mayBeDanger } from '@/lib/chat/pacing/rules';
import { t } from '@/lib/kit/text';
import { Bubble } from './bubble';
import { Helplines } from './crisis-card';

/** What waits for the network, below everything else: why it does not go out, what can be done about it, and help that needs no network. */
export function WaitingMessages({
  sessionId,
  companion,
  state: { waiting, stuck, unkept },
  conversation,
}: {
  sessionId: string;
  companion: string;
  state: ConversationState;
  conversation: Conversation;
}) {
  const { data: session } = useQuery({ ...sessionQuery(sessionId), enabled: false });
  const hasMessages = session !== undefined && (session.messagesLeft > 0 || session.sellsNothing);
  const lines = use(Helplines).slice(0, 2);

  useEffect(() => joinWaiting(conversation), [conversation]);
  useEffect(() => {
    if (hasMessages) conversation.waiting()?.send();
  }, [conversation, hasMessages]);

  const whyOf = (id: string) => (id === `temp-${stuck?.clientMessageId}` ? stuck?.why : undefined);
  return (
    <>
      {waiting.map((message) => (
        <Fragment key={message.id}>
          <Bubble message={message} last companion={companion} sending="Waiting" />
          {/* What is going goes out from another tab. */}
          {message.going ? null : (
            <div className="-mt-2 flex flex-wrap items-center justify-end pb-2 text-muted text-sm">
              <p role="status" className="text-right [overflow-wrap:anywhere]">
                {whyOf(message.id)}
              </p>
              {whyOf(message.id) ? (
                <Button variant="ghost" size="sm" onClick={() => conversation.waiting()?.send()}>
                  {t(SEND_NOW)}
                </Button>
              ) : null}
              <Button variant="ghost" size="sm" onClick={() => conversation.waiting()?.takeBack(message.id)}>
                {t(TAKE_BACK)}
              </Button>
            </div>
          )}
        </Fragment>
      ))}
      {waiting.length === 0 ? null : (
        <div role="status" className="text-right text-muted text-sm leading-6 [overflow-wrap:anywhere]">
          {unkept ? <p className="pb-2">{t(UNKEPT)}</p> : null}
          {waiting.some(({ content }) => mayBeDanger(content)) ? (
            <p className="pb-2">
              {t(CALL)}
              {lines.map(({ href, address }) => (
                <a
                  key={href}
                  href={href}
                  className="ml-2 inline-block py-2 font-bold text-brand-ink underline"
                >
                  {address}
                </a>
              ))}
            </p>
          ) : null}
        </div>
      )}
    </>
  );
}
