import { type Family, nativeCall, openAiBusy, openAiError, openAiTooLong, plain } from '../family.ts';

/*
 * - max_tokens: https://github.com/griptape-ai/ComfyUI-Griptape/issues/312
 * - temperature: https://github.com/QwenLM/qwen-code/issues/921
 * - effort: minimal, low, medium, high (https://github.com/langchain-ai/langchain_dart/pull/760)
 * - refusal: https://platform.openai.com/docs/guides/structured-outputs#refusals
 */
export const openAiGpt5: Family = {
  name: 'openai-gpt-5',
  model: 'gpt-5-mini',
  path: '/v1',
  refuses(body) {
    if (body.max_tokens !== undefined)
      return openAiError(
        400,
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        { param: 'max_tokens', code: 'unsupported_parameter' },
      );
    if (body.temperature !== undefined && body.temperature !== 1)
      return openAiError(
        400,
        `Unsupported value: 'temperature' does not support ${body.temperature} with this model. Only the default (1) value is supported.`,
        { param: 'temperature', code: 'unsupported_value' },
      );
    if (body.reasoning_effort === 'none')
      return openAiError(
        400,
        "Unsupported value: 'reasoning_effort' does not support 'none' with this model. Supported values are: 'minimal', 'low', 'medium', and 'high'.",
        { param: 'reasoning_effort', code: 'unsupported_value' },
      );
    return null;
  },
  says: plain,
  calls: nativeCall,
  declines: {
    message: { role: 'assistant', content: null, refusal: "I'm sorry, but I can't help with that." },
    finish: 'stop',
  },
  busy: openAiBusy(),
  context: { tokens: 2_500, tooLong: openAiTooLong },
  usage: {
    prompt_tokens_details: { cached_tokens: 1024 },
    completion_tokens_details: { reasoning_tokens: 64 },
  },
};
