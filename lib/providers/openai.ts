import OpenAI from 'openai';
import type { ChatModel } from '@/lib/ai/ports';

/** ms for one try, and for all tries together. */
const TRY_TIMEOUT_MS = 20_000;
const TOTAL_TIMEOUT_MS = 30_000;
const MAX_RETRIES = 1;
/** Tokens of one reply; a person on a phone writes less. */
const MAX_REPLY_TOKENS = 500;
const TEMPERATURE = 0.9;

/** Talks to any server that speaks OpenAI's chat completions. */
export function openAiChatModel(config: {
  apiKey: string;
  baseURL: string | undefined;
  model: string;
}): ChatModel {
  const client = new OpenAI({
    apiKey: config.apiKey,
    baseURL: config.baseURL,
    timeout: TRY_TIMEOUT_MS,
    maxRetries: MAX_RETRIES,
    logLevel: 'off',
  });
  return {
    async complete(messages) {
      const completion = await client.chat.completions.create(
        {
          model: config.model,
          messages: [...messages],
          max_tokens: MAX_REPLY_TOKENS,
          temperature: TEMPERATURE,
        },
        { signal: AbortSignal.timeout(TOTAL_TIMEOUT_MS) },
      );
      return {
        text: completion.choices?.[0]?.message?.content ?? '',
        model: completion.model,
        promptTokens: completion.usage?.prompt_tokens ?? 0,
        completionTokens: completion.usage?.completion_tokens ?? 0,
      };
    },
  };
}
