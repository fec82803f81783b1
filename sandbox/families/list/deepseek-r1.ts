import { alternates, type Family, openAiBusy, openAiError, plain, stockRefusal, THOUGHT } from '../family.ts';

/*
 * - order of messages: https://github.com/deepseek-ai/DeepSeek-R1/issues/21
 * - no tools, no schemas, sampling is ignored, thoughts in `reasoning_content`: https://api-docs.deepseek.com/guides/reasoning_model
 * - length of the talk: https://github.com/evalstate/fast-agent/issues/621
 * - tokens kept from before: https://api-docs.deepseek.com/guides/kv_cache
 */
export const deepSeekR1: Family = {
  name: 'deepseek-r1',
  model: 'deepseek-reasoner',
  path: '/v1',
  refuses(body, turns) {
    const code = 'invalid_request_error';
    if (!alternates(turns))
      return openAiError(
        400,
        'deepseek-reasoner does not support successive user or assistant messages (messages[1] and messages[2] in your input). You should interleave the user/assistant messages in the message sequence.',
        { code },
      );
    if (body.tools !== undefined)
      return openAiError(400, 'deepseek-reasoner does not support Function Calling', { code });
    return JSON.stringify(body.response_format ?? '').includes('json_schema')
      ? openAiError(400, 'This response_format type is unavailable now', { code })
      : null;
  },
  says: (words) => ({ ...plain(words), reasoning_content: `${THOUGHT} care.` }),
  declines: stockRefusal,
  busy: openAiBusy(),
  context: {
    tokens: 2_500,
    tooLong: (came, limit) =>
      openAiError(
        400,
        `This model's maximum context length is ${limit} tokens. However, you requested ${came} tokens (${came} in the messages, 0 in the completion). Please reduce the length of the messages or completion.`,
        { code: 'invalid_request_error' },
      ),
  },
  usage: { prompt_cache_hit_tokens: 512, prompt_cache_miss_tokens: 100 },
};
