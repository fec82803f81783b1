import { call } from '@/lib/client/api';
import { toast } from '@/lib/client/toast';
import type { stopReply } from '../../turns/stopping/contract';
import type { Conversation } from '../browser';
import { STOP_AGAIN_MS } from './constants';
import { STOPPED, STOPPED_ABOUT } from './copy';

/** Asks the server to stop what has gone out. @returns false when that could not be asked, too */
const isStopped = (sessionId: string, clientMessageId: string) =>
  call<typeof stopReply>('POST /api/chat/stop', { body: { sessionId, clientMessageId } }).then(
    ({ stopped }) => stopped,
    () => false,
  );

/**
 * Takes back the message on its way: one that waits was never sent, one that has gone out is stopped at the server, for as long as
 * its answer has not come. Ends when it was taken back or answered.
 */
export async function stopMessage(conversation: Conversation, sessionId: string): Promise<void> {
  const { own, returned } = conversation.state();
  if (!own) return;
  const sent = conversation.stop();
  // The same words sent again have the same id: those are not to be stopped.
  const isUnderWay = () => {
    const now = conversation.state();
    return now.own?.id === own.id && now.returned === returned;
  };
  while (sent && isUnderWay() && !(await isStopped(sessionId, sent.clientMessageId)))
    await new Promise((resolve) => setTimeout(resolve, STOP_AGAIN_MS));
  if (sent) conversation.stop(sent);
  if (conversation.state().returned > returned) toast({ title: STOPPED, description: STOPPED_ABOUT });
}
