import { type Family, nativeCall, openAiBusy, openAiError, plain } from '../family.ts';

/*
 * - response_format, prompt_cache_key and effort are ignored, all system messages are moved to the beginning, a temperature above 1
 *   is 1: https://platform.claude.com/docs/en/api/openai-sdk
 * - Opus 4.7 and later refuse a temperature: https://github.com/openshift/lightspeed-service/pull/3036
 * - length of the talk: https://github.com/anthropics/claude-code/issues/62560
 */
export const anthropic: Family = {
  name: 'anthropic',
  model: 'claude-opus-4-8',
  path: '/v1',
  refuses: (body) =>
    body.temperature === undefined
      ? null
      : openAiError(400, '`temperature` is deprecated for this model.', { code: 'invalid_request_error' }),
  says: plain,
  calls: nativeCall,
  declines: { message: { role: 'assistant', content: '' }, finish: 'refusal' },
  busy: openAiBusy(),
  context: {
    tokens: 2_500,
    tooLong: (came, limit) =>
      openAiError(400, `prompt is too long: ${came} tokens > ${limit} maximum`, {
        code: 'invalid_request_error',
      }),
  },
};
