import {
  type Call,
  type Family,
  firstOf,
  openAiBusy,
  openAiError,
  plain,
  stockRefusal,
  THOUGHT,
} from '../family.ts';

/*
 * - unknown parameters: https://github.com/zed-industries/zed/issues/36215
 * - a call that the model wrote wrongly comes as an error with what it wrote: https://github.com/huggingface/smolagents/issues/1119
 * - length of the talk, without numbers: https://github.com/thepersonalaicompany/amurex-backend/issues/51
 * - thoughts in tags by default (`reasoning_format` raw): https://console.groq.com/docs/reasoning
 */
export const groq: Family = {
  name: 'groq',
  model: 'qwen/qwen3-32b',
  path: '/openai/v1',
  refuses(body) {
    const unknown = firstOf(body, ['prompt_cache_key', 'chat_template_kwargs']);
    return unknown === undefined ? null : openAiError(400, `property '${unknown}' is unsupported`);
  },
  says: (words) => plain(`<think>\n${THOUGHT} something kind.\n</think>\n\n${words}`),
  calls: ({ name, args }: Call) => ({
    failed: openAiError(
      400,
      "Failed to call a function. Please adjust your prompt. See 'failed_generation' for more details.",
      { code: 'tool_use_failed' },
    ),
    failed_generation: `${name}${JSON.stringify(args)}</function>`,
  }),
  declines: stockRefusal,
  busy: openAiBusy(),
  context: {
    tokens: 2_500,
    tooLong: () =>
      openAiError(400, 'Please reduce the length of the messages or completion.', {
        param: 'messages',
        code: 'context_length_exceeded',
      }),
  },
};
