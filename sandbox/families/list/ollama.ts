import { type Family, openAiBusy, openAiError, plain, stockRefusal, THOUGHT } from '../family.ts';

/*
 * - no tools: https://github.com/ollama/ollama/issues/6027
 * - a talk that is too long is cut in silence: https://github.com/ollama/ollama/issues/3839
 * - thoughts in `reasoning`; of gpt-oss whose channels were not read, in the text: https://github.com/NousResearch/hermes-agent/pull/62680
 */
export const ollama: Family = {
  name: 'ollama',
  model: 'gpt-oss:20b',
  path: '/v1',
  refuses: (body) =>
    body.tools === undefined
      ? null
      : openAiError(400, 'library/gpt-oss:20b does not support tools', {
          type: 'api_error',
        }),
  says: (words) => ({
    ...plain(
      `<|channel|>analysis<|message|>${THOUGHT} a friend.<|end|><|start|>assistant<|channel|>final<|message|>${words}<|return|>`,
    ),
    reasoning: `${THOUGHT} a friend.`,
  }),
  declines: stockRefusal,
  busy: openAiBusy(),
  context: null,
};
