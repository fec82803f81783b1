import type { ChatModel } from '@/lib/ai/ports';
import { adoptSessions } from '@/lib/chat/service';
import { openAiChatModel } from '@/lib/providers/openai';
import type { AdoptSessions } from '@/lib/users/ports';
import { env } from './env';
import { onceAProcess } from './once-a-process';

/** What services need from outside, by the names their first argument has it under. */
export type Ports = { chatModel: ChatModel; adoptSessions: AdoptSessions };

export const ports = () =>
  onceAProcess('ports', (): Ports => {
    const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = env();
    return {
      chatModel: openAiChatModel({ apiKey: OPENAI_API_KEY, baseURL: OPENAI_BASE_URL, model: OPENAI_MODEL }),
      adoptSessions,
    };
  });
