import {
  type Family,
  nativeCall,
  openAiBusy,
  openAiError,
  openAiTooLong,
  plain,
  stockRefusal,
} from '../family.ts';

/*
 * - an effort is unknown: https://github.com/yaroslavyaroslav/OpenAI-sublime-text/issues/146
 * - length of the talk: https://github.com/chathub-dev/chathub/issues/126
 */
export const openAiGpt4o: Family = {
  name: 'openai-gpt-4o',
  model: 'gpt-4o-mini',
  path: '/v1',
  refuses: (body) =>
    body.reasoning_effort === undefined
      ? null
      : openAiError(400, 'Unrecognized request argument supplied: reasoning_effort'),
  says: plain,
  calls: nativeCall,
  declines: stockRefusal,
  busy: openAiBusy(),
  context: { tokens: 2_500, tooLong: openAiTooLong },
  usage: { prompt_tokens_details: { cached_tokens: 1024 } },
};
