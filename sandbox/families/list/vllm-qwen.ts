import { alternates, type Call, type Family, hasLateSystem, plain, THOUGHT } from '../family.ts';

const error = (status: number, message: string, type = 'BadRequestError') => ({
  status,
  body: { error: { message, type, param: null, code: status } },
});

/*
 * - order of messages: https://github.com/vllm-project/vllm/issues/41114
 * - thoughts whose opening tag is in the template, so that only the closing one comes: https://github.com/QwenLM/Qwen3-VL/issues/1504
 * - a call as text where no parser is set: https://docs.vllm.ai/en/latest/features/tool_calling.html
 * - who it is: the model's own habit, as in https://github.com/QwenLM/Qwen3/issues/1297
 * - length of the talk: https://github.com/vllm-project/vllm/pull/33425
 */
export const vllmQwen: Family = {
  name: 'vllm-qwen',
  model: 'Qwen/Qwen3.5-27B',
  path: '/v1',
  refuses: (_, turns) =>
    hasLateSystem(turns)
      ? error(400, 'System message must be at the beginning.')
      : alternates(turns)
        ? null
        : error(400, 'Conversation roles must alternate user/assistant/user/assistant/...'),
  says: (words) => plain(`${THOUGHT} tea.\n</think>\n\n${words}`),
  calls: ({ name, args }: Call) =>
    plain(
      `${THOUGHT} a tool.\n</think>\n\n<tool_call>\n${JSON.stringify({ name, arguments: args })}\n</tool_call>`,
    ),
  declines: {
    message: plain('I am Qwen, created by Alibaba Cloud. I cannot help with that.'),
    finish: 'stop',
  },
  busy: { ...error(429, 'Too many requests', 'RateLimitError'), headers: { 'retry-after': '1' } },
  context: {
    tokens: 2_500,
    tooLong: (came, limit) =>
      error(
        400,
        `This model's maximum context length is ${limit} tokens. However, your request has ${came} input tokens. Please reduce the length of the input messages. (parameter=input_tokens, value=${came})`,
      ),
  },
};
