import { alternates, type Call, type Family, hasLateSystem, openAiBusy, plain, THOUGHT } from '../family.ts';

const KNOWN = new Set(
  'model messages max_tokens temperature top_p stream stop random_seed response_format tools tool_choice presence_penalty frequency_penalty n parallel_tool_calls safe_prompt prompt_mode'.split(
    ' ',
  ),
);

const error = (status: number, message: unknown, code: string | number, type = 'invalid_request_error') => ({
  status,
  body: { object: 'error', message, type, param: null, code },
});

/*
 * - what it does not know is refused, with 422 and a list: https://github.com/mistralai/platform-docs-public/issues/7
 * - order of messages: https://github.com/charmbracelet/crush/issues/279
 * - thoughts as a part of a list: https://github.com/vercel/ai/pull/8072
 * - a call as text: https://github.com/vllm-project/vllm/issues/15549
 */
export const mistral: Family = {
  name: 'mistral',
  model: 'magistral-small-2509',
  path: '/v1',
  refuses(body, turns) {
    const unknown = Object.keys(body).filter((name) => !KNOWN.has(name));
    if (unknown.length > 0) {
      const detail = unknown.map((name) => ({
        type: 'extra_forbidden',
        loc: ['body', name],
        msg: 'Extra inputs are not permitted',
        input: body[name],
      }));
      return error(422, { detail }, 3001);
    }
    if (hasLateSystem(turns) || !alternates(turns))
      return error(
        400,
        "Unexpected role 'system' after role 'user'",
        '3230',
        'invalid_request_message_order',
      );
    return null;
  },
  says: (words) => ({
    role: 'assistant',
    content: [
      { type: 'thinking', thinking: [{ type: 'text', text: `${THOUGHT} warmth.` }] },
      { type: 'text', text: words },
    ],
  }),
  calls: ({ name, args }: Call) => plain(`[TOOL_CALLS]${name}[ARGS]${JSON.stringify(args)}`),
  declines: { message: plain('I cannot engage in that kind of conversation.'), finish: 'stop' },
  busy: {
    ...error(429, 'Requests rate limit exceeded', '1300', 'rate_limited'),
    headers: openAiBusy().headers ?? {},
  },
  context: {
    tokens: 2_500,
    tooLong: (came, limit) =>
      error(
        400,
        `Prompt contains ${came} tokens and 0 draft tokens, too large for model with ${limit} maximum context length`,
        '3051',
      ),
  },
};
