import { ApiError, call } from '@/lib/client/api';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';
import type { stopReply } from '../../turns/stopping/contract';
import type { Conversation } from '../browser';
import { rewordingIn } from '../rewording/browser';
import { STOP_AGAIN_MS } from './constants';
import { NOT_STOPPED, NOT_STOPPED_ABOUT, STOPPED, STOPPED_ABOUT } from './copy';

const TOO_MANY = 429;

/**
 * Asks the server to stop what has gone out, again and again while it is under way: what has not come there yet is not known.
 * @returns false when the day's stops are used up, which the person is told once
 */
async function askToStop(
  sessionId: string,
  clientMessageId: string,
  isUnderWay: () => boolean,
): Promise<boolean> {
  while (isUnderWay()) {
    const asked = await call<typeof stopReply>('POST /api/chat/stop', {
      body: { sessionId, clientMessageId },
    }).catch((error: unknown) => ({
      stopped: false,
      isRefused: error instanceof ApiError && error.status === TOO_MANY,
    }));
    if (asked.stopped) break;
    if ('isRefused' in asked && asked.isRefused) {
      if (isUnderWay()) toast({ title: t(NOT_STOPPED), description: t(NOT_STOPPED_ABOUT) });
      return false;
    }
    await new Promise((resolve) => setTimeout(resolve, STOP_AGAIN_MS));
  }
  return true;
}

/**
 * Takes back the message on its way: one that waits was never sent, one that has gone out is stopped at the server, for as long as
 * its answer has not come. Ends when it was taken back or answered, or cannot be stopped today. A reply that is being said
 * differently is stopped the same way.
 */
export async function stopMessage(conversation: Conversation, sessionId: string): Promise<void> {
  const rewording = rewordingIn(conversation);
  if (rewording) {
    rewording.stopping = true;
    const isUnderWay = () => rewordingIn(conversation) === rewording;
    rewording.stopping = await askToStop(sessionId, rewording.clientMessageId, isUnderWay);
    return;
  }
  const { own, returned } = conversation.state();
  if (!own) return;
  const sent = conversation.stop();
  // The same words sent again have the same id: those are not to be stopped.
  const isUnderWay = () => {
    const now = conversation.state();
    return now.own?.id === own.id && now.returned === returned;
  };
  if (sent) {
    if (await askToStop(sessionId, sent.clientMessageId, isUnderWay)) conversation.stop(sent);
    else conversation.goOn(sent);
  }
  if (conversation.state().returned > returned) toast({ title: t(STOPPED), description: t(STOPPED_ABOUT) });
}
