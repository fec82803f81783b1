import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { allMessages, type History } from '@/lib/chat/history/rules';
import { sessionQuery } from '@/lib/chat/hooks';
import { isCalm } from '@/lib/chat/installing/rules';
import { t } from '@/lib/kit/text';
import { mayAsk, noteRefusal, pushLeave } from '@/lib/users/push/browser';
import { HINT, HINT_ABOUT, HINT_NO, HINT_YES } from '@/lib/users/push/copy';
import { findPublicKey, useTurnOnPush } from '@/lib/users/push/hooks';

/**
 * Above the messages, when somebody comes back to a reply that came while they looked elsewhere: that they can be told of the next one.
 * @param children what stands there otherwise
 */
export function PushHint({
  sessionId,
  history,
  busy,
  children,
}: {
  sessionId: string;
  history: History;
  /** A message is on its way, or its answer. */
  busy: boolean;
  children: ReactNode;
}) {
  const client = useQueryClient();
  const newest = useRef<string>(undefined);
  const [isMissed, setMissed] = useState(false);
  const [publicKey, setPublicKey] = useState<string>();
  const [isOver, setOver] = useState(false);
  const session = client.getQueryData(sessionQuery(sessionId).queryKey);
  const messages = allMessages(history);
  const last = messages.at(-1);

  useEffect(() => {
    const isNew = newest.current !== undefined && newest.current !== last?.id;
    newest.current = last?.id;
    if (isNew && last?.sender === 'ai' && document.hidden) setMissed(true);
  }, [last]);

  const isMoment = isMissed && !busy && session !== undefined && isCalm({ ...session, messages });
  useEffect(() => {
    if (!isMoment) return;
    const look = async () => {
      if (document.hidden || pushLeave() !== 'default' || !mayAsk(Date.now())) return;
      document.removeEventListener('visibilitychange', look);
      // It is no loss where it cannot be found out.
      setPublicKey((await findPublicKey(client).catch(() => undefined)) ?? undefined);
    };
    document.addEventListener('visibilitychange', look);
    void look();
    return () => document.removeEventListener('visibilitychange', look);
  }, [client, isMoment]);

  const end = () => {
    setOver(true);
    noteRefusal(Date.now());
  };
  const on = useTurnOnPush(end);
  if (isOver) return null;
  if (publicKey === undefined || !isMoment) return children;
  return (
    <section
      aria-label={t(HINT)}
      className="flex animate-fade-in flex-wrap items-center justify-end gap-x-2 border-line border-b-[1.5px] bg-card px-4 py-2.5"
    >
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold text-[0.9375rem] leading-5">{t(HINT)}</p>
        <p className="text-muted text-sm leading-5">{t(HINT_ABOUT)}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-x-2">
        <Button variant="ghost" size="sm" onClick={end}>
          {t(HINT_NO)}
        </Button>
        <Button size="sm" loading={on.isPending} onClick={() => on.mutate(publicKey)}>
          {t(HINT_YES)}
        </Button>
      </div>
    </section>
  );
}
