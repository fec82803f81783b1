import { type Family, plain, stockRefusal, THOUGHT } from '../family.ts';

const behind = (status: number, raw: string) => ({
  status: 200,
  body: {
    error: {
      message: 'Provider returned error',
      code: status,
      metadata: { raw, provider_name: 'SomeProvider' },
    },
  },
});

/*
 * - no tools, with 404: https://github.com/dnakov/anon-kode/issues/2
 * - the provider's own words in metadata.raw: https://github.com/open-webui/computer/issues/293; errors with status 200:
 *   https://openrouter.ai/docs/api-reference/errors
 * - thoughts in `reasoning`: https://openrouter.ai/docs/use-cases/reasoning-tokens
 */
export const openRouter: Family = {
  name: 'openrouter',
  model: 'deepseek/deepseek-r1:free',
  path: '/api/v1',
  refuses: (body) =>
    body.tools === undefined
      ? null
      : {
          status: 404,
          body: {
            error: {
              message:
                'No endpoints found that support tool use. To learn more about provider routing, visit: https://openrouter.ai/docs/guides/routing/provider-selection',
              code: 404,
            },
          },
        },
  says: (words) => ({
    ...plain(words),
    reasoning: `${THOUGHT} a reply`,
    reasoning_details: [{ type: 'reasoning.text', text: `${THOUGHT} a reply` }],
  }),
  declines: stockRefusal,
  busy: { ...behind(429, 'temporarily rate-limited upstream. Please retry after 1 seconds.'), headers: {} },
  context: {
    tokens: 2_500,
    tooLong: (came, limit) =>
      behind(
        400,
        JSON.stringify({
          error: {
            message: `This endpoint's maximum context length is ${limit} tokens. However, you requested about ${came} tokens. Please reduce the length of either one.`,
            code: 400,
          },
        }),
      ),
  },
};
