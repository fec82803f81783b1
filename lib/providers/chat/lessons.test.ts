import { expect, test } from 'vitest';
import { declaredCapabilities } from './capabilities';
import { readRefusal } from './failures';
import { lessonsOf } from './lessons';
import { type RequestBody, shapeRequest } from './shaping';

const TOOL = { name: 'call_for_help', description: '', parameters: {} };
const SAMPLING = { temperature: 0.9, maxTokens: 500 };

/** What a refusal changes of what is known of a server. */
function learnt(
  status: number,
  body: unknown,
  { model = 'some-model', base = 'http://127.0.0.1:1/v1', more = {} } = {},
) {
  const can = { ...declaredCapabilities(base, model), ...more };
  const request: RequestBody = shapeRequest(
    model,
    SAMPLING,
    can,
    [{ role: 'user', content: 'x'.repeat(1000) }],
    {
      tools: [TOOL],
      format: { name: 'f', schema: {}, maxTokens: 10 },
      cacheKey: 'k',
    },
  );
  const refusal = readRefusal({ status, body, header: () => null });
  return Object.assign({}, ...lessonsOf(refusal, request, can).map(({ change }) => change));
}
const openAi = (message: string, param: string | null = null, code: string | null = null) => ({
  error: { message, type: 'invalid_request_error', param, code },
});

test.each<[string, number, unknown, object]>([
  [
    // https://github.com/griptape-ai/ComfyUI-Griptape/issues/312
    'the limit by its old name',
    400,
    openAi(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      'max_tokens',
      'unsupported_parameter',
    ),
    { tokens: 'max_completion_tokens' },
  ],
  [
    // https://github.com/johny-b/llmcomp/issues/69
    'the temperature',
    400,
    openAi(
      "Unsupported value: 'temperature' does not support 0.9 with this model. Only the default (1) value is supported.",
      'temperature',
      'unsupported_value',
    ),
    { temperature: false },
  ],
  [
    'two at once',
    400,
    openAi("Unsupported parameters: 'max_tokens', 'temperature'."),
    { tokens: 'max_completion_tokens', temperature: false },
  ],
  [
    // https://github.com/mistralai/platform-docs-public/issues/7
    'a list of mistakes',
    422,
    {
      object: 'error',
      message: {
        detail: [
          {
            type: 'extra_forbidden',
            loc: ['body', 'response_format'],
            msg: 'Extra inputs are not permitted',
            input: 'words',
          },
        ],
      },
    },
    { format: 'json_object' },
  ],
  [
    // https://github.com/bytedance/deer-flow/issues/1515
    'a list with one error',
    400,
    [
      {
        error: {
          code: 400,
          message: 'Invalid JSON payload received. Unknown name "temperature": Cannot find field.',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
    { temperature: false },
  ],
  [
    // https://github.com/ollama/ollama/issues/6027
    'tools (Ollama)',
    400,
    openAi('library/gemma3:4b does not support tools'),
    { tools: false },
  ],
  // https://github.com/defilantech/LLMKube/issues/126
  [
    'tools (llama.cpp)',
    500,
    { error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' } },
    { tools: false },
  ],
  [
    // https://github.com/langchain4j/langchain4j/issues/3475
    'tools (vLLM)',
    400,
    {
      object: 'error',
      message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
      type: 'BadRequestError',
      param: null,
      code: 400,
    },
    { tools: false },
  ],
  [
    // https://github.com/dnakov/anon-kode/issues/2
    'tools (OpenRouter)',
    404,
    {
      error: {
        message:
          'No endpoints found that support tool use. To learn more about provider routing, visit: https://openrouter.ai/docs/provider-routing',
        code: 404,
      },
    },
    { tools: false },
  ],
  [
    // https://github.com/vllm-project/vllm/issues/41114
    'late instructions',
    400,
    {
      error: {
        message: 'System message must be at the beginning.',
        type: 'BadRequestError',
        param: null,
        code: 400,
      },
    },
    { system: 'first', alternating: true },
  ],
  [
    // https://github.com/CherryHQ/cherry-studio/issues/1403
    'instructions at all',
    400,
    openAi(
      "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
      'messages[0].role',
      'unsupported_value',
    ),
    { system: 'none', alternating: true },
  ],
  [
    // https://github.com/ggml-org/llama.cpp/pull/15780
    'a talk that is too long, with the numbers',
    400,
    {
      error: {
        code: 400,
        message: 'the request exceeds the available context size.',
        type: 'exceed_context_size_error',
        n_prompt_tokens: 1000,
        n_ctx: 600,
      },
    },
    { promptChars: 531 },
  ],
  [
    // https://github.com/thepersonalaicompany/amurex-backend/issues/51
    'a talk that is too long, without',
    400,
    openAi('Please reduce the length of the messages or completion.', 'messages', 'context_length_exceeded'),
    { promptChars: 500 },
  ],
  ['nothing in particular: tools first', 400, openAi('Invalid request.'), { tools: false }],
])('%s', (_, status, body, change) => expect(learnt(status, body)).toEqual(change));

test('an effort that is not known at all is not tried with another value', () => {
  const base = 'https://api.openai.com/v1';
  // https://github.com/yaroslavyaroslav/OpenAI-sublime-text/issues/146
  const words = 'Unrecognized request argument supplied: reasoning_effort';
  expect(learnt(400, openAi(words), { model: 'gpt-5-mini', base })).toEqual({ effort: null });
});

test('the effort is the least that the server names, or that tools allow', () => {
  const gpt6 = { model: 'gpt-6-astra', base: 'https://api.openai.com/v1', more: { effort: 'none' } };
  expect(
    learnt(
      400,
      openAi(
        "Unsupported value: 'reasoning_effort' does not support 'none' with this model. Supported values are: 'low', 'medium', and 'high'.",
        'reasoning_effort',
      ),
      gpt6,
    ),
  ).toEqual({ effort: 'low' });
  // https://github.com/BerriAI/litellm/pull/34569
  const words =
    "Function tools with reasoning_effort are not supported for gpt-5.6 in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.";
  expect(learnt(400, openAi(words, 'reasoning_effort'), { ...gpt6, more: { effort: 'low' } })).toEqual({
    effort: 'none',
  });
  expect(learnt(400, openAi(words, 'reasoning_effort'), gpt6)).toEqual({ tools: false });
});

test.each([
  [401, openAi('Incorrect API key provided.')],
  [404, openAi("The model 'tools' does not exist.", null, 'model_not_found')],
  [429, openAi('Rate limit reached for max_tokens.')],
  [500, openAi('The server had an error while processing your request.')],
  [400, { error: { code: 'content_filter', message: 'The response was filtered.', param: 'prompt' } }],
])('%i with %j teaches nothing', (status, body) => expect(learnt(status, body)).toEqual({}));

test('a first send to GPT-5 has nothing that it refuses', () => {
  for (const model of ['gpt-5-mini', 'openai/gpt-5-nano', 'o4-mini', 'gpt-5.4-mini']) {
    const can = declaredCapabilities(undefined, model);
    const body = shapeRequest(model, SAMPLING, can, [], { tools: [TOOL] });
    expect(body).not.toHaveProperty('max_tokens');
    expect(body).toHaveProperty('max_completion_tokens');
    expect('temperature' in body).toBe(model === 'gpt-5.4-mini');
  }
  expect(declaredCapabilities(undefined, 'gpt-5.4-mini').effort).toBe('none');
});

test('what is told of a failure has no key, no address and nothing that a person wrote', () => {
  const told = (message: unknown) =>
    readRefusal({ status: 400, body: { error: { message } }, header: () => null }).failure.message;
  expect(
    told('Incorrect API key provided: sk-proj-abcdefgh1234*****wxyz. See https://x.example/keys?key=1'),
  ).toBe('Incorrect API key provided: [key] See https://x.example/keys');
  expect(
    told(
      "1 validation error: Input should be a string [type=string_type, input_value={'content': 'I want to die'}]",
    ),
  ).not.toContain('die');
  expect(
    told([{ loc: ['body', 'top_k'], msg: 'Extra inputs are not permitted', input: 'I want to die' }]),
  ).toBe('body.top_k: Extra inputs are not permitted');
});

test('when a server may be asked again: header in seconds or as a date, or the words', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const after = (value: string | null, message = '') =>
    readRefusal(
      {
        status: 429,
        body: { error: { message } },
        header: (name) => (name === 'retry-after' ? value : null),
      },
      now,
    ).failure.retryAfterMs;
  expect(after('2')).toBe(2_000);
  expect(after('Fri, 20 Nov 2026 12:00:05 GMT')).toBe(5_000);
  // https://github.com/alex-wolf-ps/dbchatprov2/issues/2
  expect(after(null, 'exceeded token rate limit. Please retry after 86400 seconds.')).toBe(86_400_000);
  expect(after(null)).toBeNull();
});
