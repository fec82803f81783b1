import { type Family, nativeCall, openAiError } from '../family.ts';
import { openAiGpt5 } from './openai-gpt-5.ts';

/*
 * GPT-5.4 and later.
 * - tools only without thinking, and thinking is the default: https://github.com/BerriAI/litellm/pull/34569
 * - a temperature only without thinking: https://github.com/tmc/langchaingo/issues/1497
 */
export const openAiGpt54: Family = {
  ...openAiGpt5,
  name: 'openai-gpt-5-4',
  model: 'gpt-5.4-mini',
  refuses(body, turns) {
    if (body.tools !== undefined && body.reasoning_effort !== 'none')
      return openAiError(
        400,
        "Function tools with reasoning_effort are not supported for gpt-5.4-mini in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.",
        { param: 'reasoning_effort' },
      );
    const { temperature, reasoning_effort, ...rest } = body;
    return openAiGpt5.refuses(reasoning_effort === 'none' ? rest : { ...rest, temperature }, turns);
  },
  calls: nativeCall,
};
