import { randomUUID } from 'node:crypto';
import type { ChatModel, ModelMessage } from '@/lib/ai/ports';
import { adoptSessions, findOwnSession } from '@/lib/chat/service';
import type { Db, Scope } from '@/lib/kit/scope';
import type { PaymentProvider } from '@/lib/payments/ports';
import type { Ports } from '@/lib/server/ports';
import { cashfreeBook } from './cashfree-double';

export type TestScope = Scope & Ports & { identified: string[] };

/** A model that answers what it is told to, and remembers what it was asked. */
export function scriptedModel(
  answer: (messages: readonly ModelMessage[]) => Promise<string> | string = () => 'Haan, batao.',
) {
  const asked: (readonly ModelMessage[])[] = [];
  const chatModel: ChatModel = {
    async complete(messages) {
      asked.push(messages);
      return { text: await answer(messages), model: 'scripted', promptTokens: 0, completionTokens: 0 };
    },
  };
  return { chatModel, asked };
}

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The first argument of a service, for one browser. */
export function scopeOf(
  db: Db,
  over: {
    actor?: Partial<Scope['actor']>;
    chatModel?: ChatModel;
    payments?: PaymentProvider;
    now?: () => Date;
  } = {},
): TestScope {
  const identified: string[] = [];
  return {
    db,
    log: SILENT,
    now: over.now ?? (() => new Date()),
    random: Math.random,
    actor: {
      visitorId: randomUUID(),
      userId: null,
      ipAddress: '203.0.113.7',
      origin: 'http://localhost:3000',
      ...over.actor,
    },
    identify: (userId) => {
      identified.push(userId);
    },
    identified,
    chatModel: over.chatModel ?? scriptedModel().chatModel,
    payments: over.payments ?? cashfreeBook().provider,
    adoptSessions,
    findSession: findOwnSession,
    appUrl: 'http://localhost:3000',
    webhookUrl: undefined,
  };
}
