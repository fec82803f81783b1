import type { ModelReply, ToolCall } from '@/lib/ai/ports';
import { withoutReasoning } from './reasoning';
import { readToolText } from './tool-text';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectOf = (value: unknown) => (isObject(value) ? value : {});
const countOf = (...values: unknown[]) => values.find((one) => typeof one === 'number' && one >= 0) ?? 0;

/** The words of a message: a text, or a list of parts, of which thoughts are none (Mistral, Anthropic). */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .filter((part) => isObject(part) && (part.type === 'text' || part.type === 'output_text'))
    .map((part) => String(part.text ?? ''))
    .join('');
}

/** The tools a completion called; servers differ in what they leave out. */
function callsOf(calls: unknown): ToolCall[] {
  if (!Array.isArray(calls)) return [];
  return calls.flatMap((call) => {
    const about = objectOf(objectOf(call).function);
    if (typeof about.name !== 'string') return [];
    const args = about.arguments;
    return [{ name: about.name, args: typeof args === 'string' ? args : JSON.stringify(args ?? {}) }];
  });
}

/** How a generation ended, as servers name it. */
function finishOf(reason: unknown, refusal: unknown): ModelReply['finish'] {
  if (typeof refusal === 'string' && refusal.trim() !== '') return 'refused';
  const name = String(reason ?? '').toLowerCase();
  if (name === 'length' || name === 'max_tokens' || name === 'model_length') return 'length';
  return /^(?:content_filter|safety|refusal|prohibited_content|blocklist)/.test(name) ? 'refused' : undefined;
}

/**
 * Tokens as providers count them. What was kept from before: `prompt_tokens_details.cached_tokens` (OpenAI and most),
 * `prompt_cache_hit_tokens` (DeepSeek, https://api-docs.deepseek.com/guides/kv_cache), `cached_tokens` (Together).
 */
function usageOf(body: Readonly<Record<string, unknown>>) {
  const usage = objectOf(body.usage);
  const details = objectOf(usage.prompt_tokens_details);
  return {
    promptTokens: Number(countOf(usage.prompt_tokens)),
    completionTokens: Number(countOf(usage.completion_tokens)),
    cachedTokens: Number(countOf(details.cached_tokens, usage.prompt_cache_hit_tokens, usage.cached_tokens)),
  };
}

/** The error that a router sends with status 200 (https://openrouter.ai/docs/api-reference/errors); null when there is none. */
export function errorInside(body: unknown): { status: number; body: unknown } | null {
  const first: unknown = objectOf(body).choices;
  const choice = objectOf(Array.isArray(first) ? first[0] : undefined);
  const error = objectOf(body).error ?? choice.error;
  if (!isObject(error)) return null;
  const code = Number(error.code ?? error.status);
  return { status: code >= 400 && code < 600 ? code : 502, body: { error } };
}

/** A reply, and whether the model got no further than its thoughts. */
export type ReadReply = { reply: ModelReply; onlyThought: boolean };

/**
 * Reads a completion: no thoughts in its words, and calls that were written as text are calls.
 * @param names of the tools there are
 * @param isData its words are JSON, in which nothing is a call
 */
export function readCompletion(
  body: unknown,
  model: string,
  names: readonly string[],
  isData = false,
): ReadReply {
  const answer = objectOf(body);
  const choice = objectOf(Array.isArray(answer.choices) ? answer.choices[0] : undefined);
  const message = objectOf(choice.message);
  const content = textOf(message.content);
  const spoken = withoutReasoning(content);
  const read = isData ? { text: spoken, calls: [] } : readToolText(spoken, names);
  const calls = [...callsOf(message.tool_calls), ...read.calls];
  const finish = finishOf(choice.finish_reason, message.refusal);
  const thoughts = [message.reasoning_content, message.reasoning, objectOf(answer.usage).reasoning_tokens];
  const isSilent = read.text === '' && calls.length === 0 && finish !== 'refused';
  const usage = usageOf(answer);
  return {
    onlyThought:
      isSilent && (finish === 'length' || content.trim() !== '' || thoughts.some((one) => Boolean(one))),
    reply: {
      text: finish === 'refused' ? '' : read.text,
      calls,
      model: typeof answer.model === 'string' && answer.model !== '' ? answer.model : model,
      ...usage,
      ...(finish === undefined ? {} : { finish }),
    },
  };
}
