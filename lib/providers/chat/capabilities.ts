/** How an answer in JSON can be asked for, the strictest first. */
export const FORMATS = ['json_schema', 'json_object', 'words'] as const;
/** How much a model thinks before it writes, the least first. */
export const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const;
export type Effort = (typeof EFFORTS)[number];

/** What a model on a server takes, and what it is spared. */
export type Capabilities = {
  /** The parameter that limits an answer. */
  tokens: 'max_tokens' | 'max_completion_tokens' | 'none';
  temperature: boolean;
  tools: boolean;
  toolChoice: boolean;
  format: (typeof FORMATS)[number];
  /** Where instructions may stand: anywhere, only at the beginning, or nowhere, and then in a person's turn. */
  system: 'anywhere' | 'first' | 'none';
  /** The person begins, and turns alternate. */
  alternating: boolean;
  /** What `reasoning_effort` is set to; null: it is not sent. */
  effort: Effort | null;
  /** Tokens of thoughts, which count for the limit of an answer and get room besides its words. */
  thinkingTokens: number;
  /** `prompt_cache_key` keeps the requests of one talk on a machine that has their beginning. */
  cacheKey: boolean;
  /** `chat_template_kwargs` of servers that run open models can switch the thinking off. */
  templateArguments: boolean;
  /** Characters of messages that fit; null: no limit is known. */
  promptChars: number | null;
};

type Declared = Partial<Capabilities>;

/** Room for thoughts: of a model that is known to have them, and the most that is ever given. */
export const THINKING_TOKENS = 1_500;
export const THINKING_TOKENS_MAX = 6_000;

const ANY_SERVER: Capabilities = {
  tokens: 'max_tokens',
  temperature: true,
  tools: true,
  toolChoice: true,
  format: 'json_schema',
  system: 'anywhere',
  alternating: false,
  effort: null,
  thinkingTokens: 0,
  cacheKey: false,
  templateArguments: false,
  promptChars: null,
};

/** Their templates take one system message, at the beginning, and turns that alternate. */
const STRICT: Declared = { system: 'first', alternating: true };
/** https://platform.openai.com/docs/guides/reasoning: no sampling, and thoughts count for `max_completion_tokens`. */
const THINKING: Declared = {
  tokens: 'max_completion_tokens',
  temperature: false,
  thinkingTokens: THINKING_TOKENS,
};

/**
 * Models by name, all that fit, the later over the earlier.
 * - System first: https://github.com/vllm-project/vllm/issues/41114 (Qwen), https://github.com/suitenumerique/conversations/issues/197
 *   (Gemma), https://github.com/vllm-project/vllm/issues/6862 (Mistral), https://github.com/deepseek-ai/DeepSeek-R1/issues/21
 * - Claude: its door moves all system messages to the beginning (https://docs.claude.com/en/api/openai-sdk).
 * - Effort: https://github.com/BerriAI/litellm/pull/34569 (tools of GPT-5.4 and later need `none`), `minimal` for GPT-5
 *   (https://platform.openai.com/docs/guides/latest-model), no `none` for GPT-6 (https://github.com/CopilotKit/CopilotKit/pull/7191);
 *   Gemini: https://ai.google.dev/gemini-api/docs/openai#thinking
 * - With `none`, GPT-5.1 and later take a temperature (https://github.com/tmc/langchaingo/issues/1497).
 */
const MODELS: readonly (readonly [RegExp, Declared])[] = [
  [/qwen|qwq|gemma|mistral|ministral|mixtral|magistral|devstral|phi-?[34]|deepseek|glm-/, STRICT],
  [/claude/, { system: 'first' }],
  [
    /qwen-?3|qwq|magistral|deepseek-(?:reasoner|r1)|[-_]r1(?:\b|[-_])|thinking|gpt-oss/,
    { thinkingTokens: THINKING_TOKENS },
  ],
  [/gpt-oss/, { effort: 'low' }],
  [/gemini-(?:2\.5|[3-9])/, { effort: 'low', thinkingTokens: THINKING_TOKENS }],
  [/gemini-2\.5-flash/, { effort: 'none' }],
  [/^o\d/, { ...THINKING, effort: 'low' }],
  [/^o1-(?:mini|preview)/, { effort: null, system: 'none', tools: false }],
  [/^gpt-5/, { ...THINKING, effort: 'minimal' }],
  [/^gpt-5\.[1-9]/, { effort: 'none', temperature: true, thinkingTokens: 0 }],
  [/^gpt-[6-9]/, { ...THINKING, effort: 'low' }],
  [/^gpt-5.*chat/, { effort: null, temperature: false, thinkingTokens: 0 }],
];

/**
 * Servers by host name.
 * - Azure keeps OpenAI's names; only its models by OpenAI know the key (https://github.com/zed-industries/zed/issues/52000).
 * - Mistral refuses every parameter that it does not know (https://github.com/mistralai/platform-docs-public/issues/7).
 */
const HOSTS: readonly (readonly [RegExp, Declared])[] = [
  [/^api\.openai\.com$|\.azure\.com$/, { cacheKey: true }],
  [/^api\.mistral\.ai$/, { effort: null, tokens: 'max_tokens' }],
];
/** Models that `chat_template_kwargs` keeps from thinking, where somebody runs them on a server of their own. */
const HYBRID = /qwen-?3|glm-4\.[5-9]/;
const CLOUDS =
  /(?:^|\.)(?:openai\.com|azure\.com|googleapis\.com|anthropic\.com|groq\.com|openrouter\.ai|together\.(?:ai|xyz)|mistral\.ai|deepseek\.com|x\.ai|cerebras\.ai|fireworks\.ai|nvidia\.com)$/;

/** A model's name without its maker ("openai/gpt-5-mini" of a router), in small letters. */
const plainName = (model: string) => model.toLowerCase().replace(/^.*\//, '');

const declaredBy = (list: readonly (readonly [RegExp, Declared])[], name: string): Declared =>
  Object.assign({}, ...list.filter(([one]) => one.test(name)).map(([, declared]) => declared));

/**
 * What is known of a model before it was ever asked.
 * @param baseURL undefined: OpenAI itself
 */
export function declaredCapabilities(baseURL: string | undefined, model: string): Capabilities {
  const host = baseURL === undefined ? 'api.openai.com' : new URL(baseURL).hostname;
  const name = plainName(model);
  const byHost = declaredBy(HOSTS, host);
  const isOpenAi = /^(?:gpt-(?!oss)|o\d|chatgpt)/.test(name);
  return {
    ...ANY_SERVER,
    ...declaredBy(MODELS, name),
    ...byHost,
    ...(byHost.cacheKey && !isOpenAi ? { cacheKey: false } : {}),
    templateArguments: HYBRID.test(name) && !CLOUDS.test(host),
  };
}

/** What a refusal taught. */
export type Lesson = {
  /** The parameter, for the log. */
  about: string;
  change: Partial<Capabilities>;
  /** The server named it; otherwise it is a guess, which has to prove right first. */
  isNamed: boolean;
  /** ms it is believed; null: as long as the process lives. */
  believedMs: number | null;
};

/** What is known of one model on one server, by everybody who asks it. */
export type CapabilityMemory = {
  /** What it can do at a moment, in ms of a steady clock. */
  at(now: number): Capabilities;
  /** @returns whether it is news, to be told once */
  learn(lesson: Lesson, now: number): boolean;
};

export function capabilityMemory(declared: Capabilities): CapabilityMemory {
  let learned: { change: Partial<Capabilities>; until: number }[] = [];
  const told = new Set<string>();
  return {
    at(now) {
      learned = learned.filter(({ until }) => now < until);
      return Object.assign({}, declared, ...learned.map(({ change }) => change));
    },
    learn({ about, change, believedMs }, now) {
      learned.push({ change, until: believedMs === null ? Number.POSITIVE_INFINITY : now + believedMs });
      const news = about === 'length of the talk' ? about : `${about} ${JSON.stringify(change)}`;
      if (told.has(news)) return false;
      told.add(news);
      return true;
    },
  };
}
