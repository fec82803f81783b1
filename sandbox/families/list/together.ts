import { type Call, type Family, openAiBusy, openAiError, plain, stockRefusal } from '../family.ts';

/*
 * - length of the talk, with 422: https://github.com/SWE-agent/SWE-agent/issues/135, https://github.com/stanford-crfm/helm/pull/2079
 * - Llama writes its calls as JSON in the text: https://github.com/ollama/ollama/issues/13519
 * - schemas only for some models: https://docs.together.ai/docs/json-mode
 */
export const together: Family = {
  name: 'together',
  model: 'meta-llama/Llama-3.3-70B-Instruct-Turbo',
  path: '/v1',
  refuses: (body) =>
    JSON.stringify(body.response_format ?? '').includes('json_schema')
      ? openAiError(400, 'response_format json_schema is not supported for this model', {
          param: 'response_format',
        })
      : null,
  says: plain,
  calls: ({ name, args }: Call) => plain(JSON.stringify({ name, parameters: args })),
  declines: stockRefusal,
  busy: openAiBusy(),
  context: {
    tokens: 2_500,
    tooLong: (came, limit) =>
      openAiError(
        422,
        `Input validation error: \`inputs\` tokens + \`max_new_tokens\` must be <= ${limit}. Given: ${came} \`inputs\` tokens and 500 \`max_new_tokens\``,
      ),
  },
};
