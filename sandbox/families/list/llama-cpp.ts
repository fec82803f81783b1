import { type Family, hasLateSystem, plain, stockRefusal, THOUGHT } from '../family.ts';

const error = (status: number, message: string, type: string, more: object = {}) => ({
  status,
  body: { error: { code: status, message, type, ...more } },
});

/*
 * - no tools without a flag, with 500: https://github.com/defilantech/LLMKube/issues/126
 * - order of messages, with 500: https://github.com/nathaninline/ajean/issues/26
 * - length of the talk: https://github.com/ggml-org/llama.cpp/pull/15780
 * - busy while it loads its model: https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md
 */
export const llamaCpp: Family = {
  name: 'llama-cpp',
  model: 'local-model.gguf',
  path: '/v1',
  refuses(body, turns) {
    if (body.tools !== undefined) return error(500, 'tools param requires --jinja flag', 'server_error');
    return hasLateSystem(turns)
      ? error(500, 'Jinja Exception: System message must be at the beginning.', 'server_error')
      : null;
  },
  says: (words) => ({ ...plain(words), reasoning_content: `${THOUGHT} a chat.` }),
  declines: stockRefusal,
  busy: { ...error(503, 'Loading model', 'unavailable_error'), headers: { 'retry-after': '1' } },
  context: {
    tokens: 2_500,
    tooLong: (came, limit) =>
      error(
        400,
        'the request exceeds the available context size. try increasing the context size or enable context shift',
        'exceed_context_size_error',
        { n_prompt_tokens: came, n_ctx: limit },
      ),
  },
};
