import { type Family, openAiError } from '../family.ts';
import { openAiGpt5 } from './openai-gpt-5.ts';

/*
 * - temperature and max_tokens as GPT-5: https://github.com/cline/cline/issues/341
 * - effort: low, medium, high (https://platform.openai.com/docs/guides/reasoning)
 */
export const openAiOSeries: Family = {
  ...openAiGpt5,
  name: 'openai-o-series',
  model: 'o4-mini',
  refuses(body, turns) {
    if (body.reasoning_effort === 'minimal' || body.reasoning_effort === 'none')
      return openAiError(
        400,
        `Unsupported value: 'reasoning_effort' does not support '${body.reasoning_effort}' with this model. Supported values are: 'low', 'medium', and 'high'.`,
        { param: 'reasoning_effort', code: 'unsupported_value' },
      );
    return openAiGpt5.refuses(body, turns);
  },
};
