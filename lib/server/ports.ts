import type { ChatModel } from '@/lib/ai/ports';
import { adoptSessions, findOwnSession } from '@/lib/chat/service';
import type { FindSession, PaymentProvider } from '@/lib/payments/ports';
import { cashfreeProvider } from '@/lib/providers/cashfree';
import { openAiChatModel } from '@/lib/providers/openai';
import type { AdoptSessions } from '@/lib/users/ports';
import { env } from './env';
import { onceAProcess } from './once-a-process';

/** What services need from outside, by the names their first argument has it under. */
export type Ports = {
  chatModel: ChatModel;
  payments: PaymentProvider;
  adoptSessions: AdoptSessions;
  findSession: FindSession;
  appUrl: string;
  webhookUrl: string | undefined;
};

export const ports = () =>
  onceAProcess('ports', (): Ports => {
    const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = env();
    const {
      APP_URL,
      CASHFREE_CLIENT_ID,
      CASHFREE_CLIENT_SECRET,
      CASHFREE_BASE_URL,
      CASHFREE_SDK_URL,
      PRODUCTION_HOSTS,
    } = env();
    return {
      chatModel: openAiChatModel({ apiKey: OPENAI_API_KEY, baseURL: OPENAI_BASE_URL, model: OPENAI_MODEL }),
      payments: cashfreeProvider({
        clientId: CASHFREE_CLIENT_ID,
        clientSecret: CASHFREE_CLIENT_SECRET,
        baseUrl: CASHFREE_BASE_URL,
        sdkUrl: CASHFREE_SDK_URL,
        production: PRODUCTION_HOSTS.includes(new URL(APP_URL).hostname),
      }),
      adoptSessions,
      findSession: (scope, sessionId) => findOwnSession(scope, sessionId),
      appUrl: APP_URL,
      // Cashfree itself takes only https; a stand-in takes what it is given.
      webhookUrl:
        APP_URL.startsWith('https:') || CASHFREE_BASE_URL
          ? new URL('/api/payment/webhook', APP_URL).toString()
          : undefined,
    };
  });
