import { type Family, firstOf, nativeCall, plain, THOUGHT } from '../family.ts';

const error = (status: number, message: string, name: string) => ({
  status,
  body: [{ error: { code: status, message, status: name } }],
});

/*
 * - errors in a list: https://github.com/google-gemini/gemini-cli/issues/12823; unknown names: https://github.com/bytedance/deer-flow/issues/1515
 * - effort: https://ai.google.dev/gemini-api/docs/openai#thinking
 * - thoughts count for the limit and may be all there is: https://github.com/valentinfrlch/ha-llmvision/issues/609
 * - thoughts in a tag when they are asked for: https://ai.google.dev/gemini-api/docs/openai
 */
export const gemini: Family = {
  name: 'gemini',
  model: 'gemini-3-flash-preview',
  path: '/v1beta/openai',
  refuses(body) {
    const unknown = firstOf(body, ['prompt_cache_key', 'chat_template_kwargs', 'thinking']);
    return unknown === undefined
      ? null
      : error(
          400,
          `Invalid JSON payload received. Unknown name "${unknown}": Cannot find field.`,
          'INVALID_ARGUMENT',
        );
  },
  says: (words) => plain(`<thought>${THOUGHT} a short answer</thought>${words}`),
  calls: nativeCall,
  declines: { message: { role: 'assistant' }, finish: 'content_filter' },
  busy: {
    ...error(429, 'Resource has been exhausted (e.g. check quota).', 'RESOURCE_EXHAUSTED'),
    headers: { 'retry-after': '1' },
  },
  context: {
    tokens: 2_500,
    tooLong: (came, limit) =>
      error(
        400,
        `The input token count (${came}) exceeds the maximum number of tokens allowed (${limit}).`,
        'INVALID_ARGUMENT',
      ),
  },
};
