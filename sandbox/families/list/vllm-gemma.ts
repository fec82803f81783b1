import { alternates, type Family, openAiTooLong, plain, stockRefusal } from '../family.ts';

const error = (message: string) => ({
  status: 400,
  body: { object: 'error', message, type: 'BadRequestError', param: null, code: 400 },
});

/*
 * - order of messages, and the error without `error`: https://github.com/suitenumerique/conversations/issues/197,
 *   https://github.com/vllm-project/vllm/issues/6862
 * - no tools without a parser: https://github.com/langchain4j/langchain4j/issues/3475
 */
export const vllmGemma: Family = {
  name: 'vllm-gemma',
  model: 'google/gemma-3-12b-it',
  path: '/v1',
  refuses(body, turns) {
    if (!alternates(turns))
      return error(
        'Conversation roles must alternate user/assistant/user/assistant/... Conversation roles must alternate user/assistant/user/assistant/...',
      );
    return body.tools === undefined
      ? null
      : error('"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set');
  },
  says: plain,
  declines: stockRefusal,
  busy: { ...error('Too many requests'), status: 429, headers: { 'retry-after': '1' } },
  context: { tokens: 2_500, tooLong: openAiTooLong },
};
