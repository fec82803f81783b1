import { type Family, nativeCall, openAiTooLong, plain } from '../family.ts';
import { openAiGpt5 } from './openai-gpt-5.ts';

/*
 * - path: https://learn.microsoft.com/azure/ai-services/openai/reference
 * - filter of what was asked: https://github.com/openai/openai-dotnet/issues/55
 * - 429 with the time to wait in the words alone: https://github.com/alex-wolf-ps/dbchatprov2/issues/2
 */
export const azure: Family = {
  name: 'azure',
  model: 'gpt-5-chat-deployment',
  path: '/openai/v1',
  refuses: openAiGpt5.refuses,
  says: plain,
  calls: nativeCall,
  declines: {
    status: 400,
    body: {
      error: {
        message:
          "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry. To learn more about our content filtering policies please read our documentation: https://go.microsoft.com/fwlink/?linkid=2198766",
        type: null,
        param: 'prompt',
        code: 'content_filter',
        status: 400,
        innererror: {
          code: 'ResponsibleAIPolicyViolation',
          content_filter_result: { self_harm: { filtered: true, severity: 'medium' } },
        },
      },
    },
  },
  busy: {
    status: 429,
    body: {
      error: {
        code: '429',
        message:
          'Requests to the ChatCompletions_Create Operation under Azure OpenAI API have exceeded token rate limit of your current OpenAI S0 pricing tier. Please retry after 1 seconds.',
      },
    },
  },
  context: { tokens: 2_500, tooLong: openAiTooLong },
};
