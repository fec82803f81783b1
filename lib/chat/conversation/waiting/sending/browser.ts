import { ApiError } from '@/lib/client/api';
import { getUserMessage } from '@/lib/client/user-message';
import type { Response } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import type { PendingSend } from '../../../browser';
import type { sendMessage } from '../../../contract';
import { SEND_FAILED_TOAST } from '../../../copy';
import { mayBeDanger } from '../../../pacing/rules';
import { CONFLICT_RETRIES, CONFLICT_RETRY_MS } from '../../constants';
import { type Stuck, welcomeMayCome } from '../../rules';
import { SEND_AGAIN_MS } from '../constants';
import { CHAT_CLOSED, WAITS_FOR_CREDIT, WAITS_FOR_NETWORK } from '../copy';

type Answer = Response<typeof sendMessage>;

/** What sending what waits needs from its conversation. */
export type SendingPorts = {
  /** What waits, as storage has it now, oldest first. */
  list(): readonly PendingSend[];
  /** There is a network, and nothing else is on its way here. */
  mayGo(): boolean;
  /** It is the message on its way. */
  begin(pending: PendingSend): void;
  /** It is so still: nobody has taken it back. */
  isCurrent(pending: PendingSend): boolean;
  send(pending: PendingSend): Promise<Answer>;
  settle(answer: Answer, pending: PendingSend): void;
  /** It waits again. */
  holdBack(pending: PendingSend): void;
  stuckChanged(stuck: Stuck | undefined): void;
  /** Nothing more can be sent in this chat, and why. */
  closed(why: string): void;
  /** Runs `work` when no other tab sends what waits in this chat. */
  inTurn(work: () => Promise<void>): Promise<void>;
};

/** Why a refused message does not go out, and whether it may after a while. */
function whyRefused(error: unknown): Omit<Stuck, 'clientMessageId'> {
  const refusal = error instanceof ApiError ? error : undefined;
  const mayPass = welcomeMayCome(refusal?.status);
  if (!refusal) return { why: t(WAITS_FOR_NETWORK), mayPass };
  return { why: getUserMessage(refusal, t(SEND_FAILED_TOAST)), mayPass };
}

/** Sends what waits in a chat, one after another, each when the one before has its answer. */
export function createSending(ports: SendingPorts) {
  let tries = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  /** @returns why it does not go out, or why nothing behind it does */
  async function sendOne(pending: PendingSend): Promise<Omit<Stuck, 'clientMessageId'> | undefined> {
    ports.begin(pending);
    for (let conflicts = 0; ; conflicts += 1) {
      try {
        const answer = await ports.send(pending);
        ports.settle(answer, pending);
        tries = 0;
        if (answer.closed !== null) return { why: t(CHAT_CLOSED), mayPass: false };
        return answer.rechargeRequired ? { why: t(WAITS_FOR_CREDIT), mayPass: false } : undefined;
      } catch (error) {
        if (!ports.isCurrent(pending)) return undefined;
        const isBusy = error instanceof ApiError && error.status === 409;
        if (!isBusy || conflicts >= CONFLICT_RETRIES) {
          ports.holdBack(pending);
          if (error instanceof ApiError && typeof error.body.closed === 'string') {
            ports.closed(error.body.closed);
            return { why: t(CHAT_CLOSED), mayPass: false };
          }
          return whyRefused(error);
        }
      }
      await new Promise((resolve) => setTimeout(resolve, CONFLICT_RETRY_MS));
      if (!ports.isCurrent(pending)) return undefined;
    }
  }

  /** @returns why the first of those that are left does not go out */
  async function sendAll(): Promise<Stuck | undefined> {
    const tried = new Set<string>();
    let stuck: Omit<Stuck, 'clientMessageId'> | undefined;
    while (ports.mayGo()) {
      const next = ports
        .list()
        // What may be about danger is held up by nothing.
        .find((one) => !tried.has(one.clientMessageId) && (!stuck || mayBeDanger(one.content)));
      if (!next) break;
      tried.add(next.clientMessageId);
      const why = await sendOne({ ...next, going: true });
      stuck ??= why;
    }
    const [first] = ports.list();
    return stuck && first && { ...stuck, clientMessageId: first.clientMessageId };
  }

  async function go(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    clearTimeout(again);
    let stuck: Stuck | undefined;
    try {
      await ports.inTurn(async () => {
        stuck = await sendAll();
      });
    } finally {
      isRunning = false;
    }
    ports.stuckChanged(stuck);
    const pause = SEND_AGAIN_MS[tries];
    tries += 1;
    if (stuck?.mayPass && pause !== undefined) again = setTimeout(() => void go(), pause);
  }

  return {
    go,

    /** The network is back, or somebody asks: the pauses begin anew. */
    goAgain(): void {
      tries = 0;
      void go();
    },
  };
}
