import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { allMessages, type History } from '@/lib/chat/history/rules';
import { sessionQuery } from '@/lib/chat/hooks';
import { install, installWay, noteVisit, refuseInstall } from '@/lib/chat/installing/browser';
import {
  INSTALL_ABOUT,
  INSTALL_IN_SAFARI,
  INSTALL_NO,
  INSTALL_YES,
  installTitle,
} from '@/lib/chat/installing/copy';
import { isGoodMoment } from '@/lib/chat/installing/rules';
import { t } from '@/lib/kit/text';
import { userQuery } from '@/lib/users/hooks';

/** Above the messages, at a good moment: that the product can stand on the home screen. */
export function InstallHint({
  sessionId,
  history,
  today,
  busy,
}: {
  sessionId: string;
  history: History;
  /** The day in India, as YYYY-MM-DD. */
  today: string;
  /** A message is on its way, or its answer. */
  busy: boolean;
}) {
  const client = useQueryClient();
  const [way, setWay] = useState<ReturnType<typeof installWay>>();
  const [isGone, setGone] = useState(false);
  const session = client.getQueryData(sessionQuery(sessionId).queryKey);

  useEffect(() => {
    const visits = noteVisit(today);
    if (busy || !session) return;
    const isMember = client.getQueryData(userQuery.queryKey)?.isGoogleAuthenticated === true;
    const found = installWay();
    // What Safari puts there knows nothing of the guest.
    if (!found || (found === 'safari' && !isMember)) return;
    const chat = { ...session, messages: allMessages(history) };
    if (isGoodMoment(visits, chat, { now: Date.now(), today })) setWay(found);
  }, [client, session, history, today, busy]);

  if (!way || isGone || !session || session.sellsNothing || session.closed !== null) return null;
  const end = () => {
    setGone(true);
    refuseInstall(Date.now());
  };
  return (
    <section
      aria-label={installTitle()}
      className="flex animate-fade-in flex-wrap items-center justify-end gap-x-2 border-line border-b-[1.5px] bg-card px-4 py-2.5"
    >
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold text-[0.9375rem] leading-5">{installTitle()}</p>
        <p className="text-muted text-sm leading-5">
          {t(way === 'safari' ? INSTALL_IN_SAFARI : INSTALL_ABOUT)}
        </p>
      </div>
      <Button variant="ghost" size="sm" onClick={end}>
        {t(INSTALL_NO)}
      </Button>
      {way === 'safari' ? null : (
        <Button
          size="sm"
          onClick={() => {
            end();
            void install();
          }}
        >
          {t(INSTALL_YES)}
        </Button>
      )}
    </section>
  );
}
