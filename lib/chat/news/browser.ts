import type { QueryClient } from '@tanstack/react-query';
import { call, isMissing } from '@/lib/client/api';
import { hearTabs } from '@/lib/client/hear-tabs';
import { userQuery } from '@/lib/users/hooks';
import { allMessages } from '../history/rules';
import { historyQuery, sessionQuery } from '../hooks';
import { TICK_MS } from './constants';
import type { lookForNews } from './contract';
import { isTimeToLook, lookFrom } from './rules';

type NewsPorts = {
  /** Asks the server and brings the chat up to date; never throws. @returns whether there was anything new */
  look(): Promise<boolean>;
  /** A message is on its way here: news would spoil its order. */
  isBusy(): boolean;
  /** Whether another device of the person may write in this chat, or it may go by itself. */
  hasDevices(): boolean;
};

/**
 * Keeps a chat as it is in the other tabs and on the other devices of the person. Tabs of one browser tell each other: nobody
 * asks without a reason. Only for other devices is the server asked again and again. A hidden tab asks nothing.
 * @returns stops it
 */
function watch({ look, isBusy, hasDevices }: NewsPorts): () => void {
  let told = false;
  let looking = false;
  let [lookedAt, calmSince] = [Date.now(), Date.now()];

  async function tick(): Promise<void> {
    if (looking || document.hidden || !navigator.onLine || isBusy()) return;
    const now = Date.now();
    if (!told && !(hasDevices() && isTimeToLook(now - lookedAt, now - calmSince))) return;
    [looking, told] = [true, false];
    const isNew = await look();
    [looking, lookedAt] = [false, Date.now()];
    // Sent meanwhile: what was found was left for later.
    told ||= isBusy();
    if (isNew) calmSince = lookedAt;
  }
  const wake = () => {
    calmSince = Date.now();
  };
  const deafen = hearTabs(() => {
    told = true;
    void tick();
  });
  const timer = setInterval(tick, TICK_MS);
  const events = ['visibilitychange', 'pointerdown', 'keydown'] as const;
  for (const event of events) document.addEventListener(event, wake);
  return () => {
    clearInterval(timer);
    deafen();
    for (const event of events) document.removeEventListener(event, wake);
  };
}

/**
 * Shows in a chat what is written, bought or spent in another tab or on another device.
 * @returns stops it
 */
export function watchNews(client: QueryClient, sessionId: string, isBusy: () => boolean): () => void {
  const [session, history] = [sessionQuery(sessionId).queryKey, historyQuery(sessionId).queryKey];
  /** What the last look found: asking again for the same would not bring more. */
  let found = '';
  /** @returns what there is that is not here; '' = nothing */
  const findNew = async () => {
    const { after, messages, marks } = lookFrom(allMessages(client.getQueryData(history)));
    const news = await call<typeof lookForNews>('GET /api/chat/news/{sessionId}', {
      params: { sessionId },
      query: { after },
    });
    const balance = client.getQueryData(session)?.messagesLeft;
    const isSame = news.messages === messages && news.marks === marks && news.messagesLeft === balance;
    return isSame ? '' : JSON.stringify([after, news]);
  };
  return watch({
    isBusy,
    // A guest is known by the cookie of one browser.
    hasDevices: () =>
      client.getQueryData(userQuery.queryKey)?.isGoogleAuthenticated === true ||
      // An incognito chat goes by itself.
      Boolean(client.getQueryData(session)?.goesAt),
    look: async () => {
      // Deleted, or somebody else's: the screen says so.
      if (isMissing(client.getQueryState(session)?.error)) return false;
      // A look that fails is followed by the next one; a chat that is gone is asked for again, and says so.
      const now = await findNew().catch((error: unknown) => (isMissing(error) ? 'gone' : ''));
      if (now === '' || now === found || isBusy()) return false;
      await Promise.all(
        [session, history].map((queryKey) => client.refetchQueries({ queryKey, exact: true })),
      );
      if (client.getQueryState(history)?.status === 'success') found = now;
      return true;
    },
  });
}
