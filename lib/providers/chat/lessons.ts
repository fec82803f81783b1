import { type Capabilities, EFFORTS, type Effort, FORMATS, type Lesson } from './capabilities';
import type { ReadRefusal } from './failures';
import { charsOf, type RequestBody } from './shaping';

/**
 * ms without tools after a refusal that may mean they are unknown. Not for good: some servers refuse a call that the model
 * wrote wrongly in the same way, and people in danger are heard by a tool.
 */
const GUESS_MS = 60_000;
/** ms for which a server that named what it does not know is spared it; it may be restarted with another model. */
const NAMED_MS = 600_000;
/** ms for which talks are kept as short as a server wants them. */
const SHORT_MS = 600_000;

/** How servers and routers refuse what they do not know: 400, 404 ("no endpoint supports tools"), 422; llama.cpp with 500. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 413, 422, 500]);
const NO_MODEL =
  /model_not_found|DeploymentNotFound|\bmodel\b.{0,80}(?:not found|does not exist|not exist|is not available)|no endpoints found for/i;
const TOO_LONG =
  /context_length_exceeded|exceed_context_size|maximum context length|context (?:length|window|size).{0,40}exceed|exceeds?.{0,40}context|reduce the length of|prompt is too long|input is too long|too many (?:input )?tokens|`inputs` tokens|input token count/i;
const NO_TOOLS =
  /(?:does(?:n't| not) support|no endpoints found that support|unsupported|not supported?|not support).{0,24}(?:tool|function call)|(?:tools?|function calling)(?: param)? (?:is|are)? ?not supported|tools param requires|Unsupported param: tools|enable-auto-tool-choice|function tools .{0,60}not supported/i;
const NO_SYSTEM =
  /system.{0,12}(?:role|message|instruction)s?.{0,24}not (?:supported|enabled)|only user and assistant roles/i;
const SYSTEM_LATE = /system message must be (?:at )?the (?:beginning|first)/i;
const MUST_ALTERNATE =
  /roles must alternate|successive (?:user|assistant)|unexpected role|must alternate|consecutive/i;

/** The parameter itself is not known, whatever its value. */
const UNKNOWN =
  /unknown name|unrecognized|extra inputs|unknown parameter|unsupported parameter|property .{0,40}unsupported/i;

type Change = Partial<Capabilities>;
const named = (about: string, change: Change, believedMs: number | null = null): Lesson => ({
  about,
  change,
  isNamed: true,
  believedMs,
});
const guessed = (about: string, change: Change): Lesson => ({
  about,
  change,
  isNamed: false,
  believedMs: GUESS_MS,
});

/** How many characters would fit: what the server says of its limit and of what came, or half. */
function fittingChars({ words, error }: ReadRefusal, body: RequestBody): number {
  const chars = charsOf(body.messages);
  const limit = Number(error.n_ctx ?? /(?:length|limit|maximum|context)\D{0,30}?(\d{3,})/i.exec(words)?.[1]);
  const came = Number(
    error.n_prompt_tokens ??
      /(?:resulted in|requested|has|Given:|too long:|contains)\D{0,30}?(\d{2,})/i.exec(words)?.[1],
  );
  const reply = Number(body.max_tokens ?? body.max_completion_tokens ?? 0);
  const share = limit > 0 && came > limit / 2 ? ((limit - reply) / came) * 0.9 : 0.5;
  return Math.floor(chars * Math.min(0.8, Math.max(0.2, share)));
}

/** The next effort that a server takes: the least it names, or one step up. */
function otherEffort(words: string, current: Effort | null): Effort | null {
  const supported = /supported values are:?(.*)$/is.exec(words)?.[1];
  const least = supported && EFFORTS.find((one) => new RegExp(`\\b${one}\\b`).test(supported));
  if (least && least !== current) return least;
  return current === 'none' || current === 'minimal' ? 'low' : null;
}

/** Parameters that a body has and a refusal names, by its `param` or in its words; "tools" is a word, too, and has to be marked as a name. */
function namedParameters({ error, words }: ReadRefusal, body: RequestBody): string[] {
  const param = typeof error.param === 'string' ? error.param : '';
  const text = `'${param}' ${words} ${JSON.stringify(error.details ?? '')}`;
  const isNamed = (name: string) =>
    name === 'tools' ? /['"`.]tools['"`:]/.test(text) : new RegExp(`\\b${name}\\b`).test(text);
  return Object.keys(body).filter((name) => name !== 'model' && name !== 'messages' && isNamed(name));
}

function parameterLesson(name: string, words: string, can: Capabilities): Lesson | null {
  switch (name) {
    case 'max_tokens':
      return named(name, { tokens: 'max_completion_tokens' });
    case 'max_completion_tokens':
      return named(name, {
        tokens: /unsupported|not supported|unknown|unrecognized|extra|permitted/i.test(words)
          ? 'max_tokens'
          : 'none',
      });
    case 'temperature':
      return named(name, { temperature: false });
    case 'reasoning_effort':
      return named(name, { effort: UNKNOWN.test(words) ? null : otherEffort(words, can.effort) });
    case 'tool_choice':
      return named(name, { toolChoice: false });
    case 'tools':
      return named(name, { tools: false }, NAMED_MS);
    case 'prompt_cache_key':
      return named(name, { cacheKey: false });
    case 'chat_template_kwargs':
      return named(name, { templateArguments: false });
    case 'response_format':
      return simplerFormat(can, true);
    default:
      return null;
  }
}

function simplerFormat({ format }: Capabilities, isNamed: boolean): Lesson | null {
  const next = FORMATS[FORMATS.indexOf(format) + 1];
  return next === undefined
    ? null
    : { about: 'response_format', change: { format: next }, isNamed, believedMs: NAMED_MS };
}

/** What the order of the messages teaches; null when they have the strictest already. */
function orderLesson(words: string, param: string, can: Capabilities): Lesson | null {
  if (NO_SYSTEM.test(words) || /^messages\[\d+\]\.role/.test(param))
    return can.system === 'none' ? null : named('system messages', { system: 'none', alternating: true });
  if (!SYSTEM_LATE.test(words) && !MUST_ALTERNATE.test(words)) return null;
  if (can.system !== 'anywhere' && can.alternating) return null;
  return named('order of messages', { system: can.system === 'none' ? 'none' : 'first', alternating: true });
}

/** GPT-5.4 and later take tools only without thinking (https://github.com/BerriAI/litellm/pull/34569), GPT-6 not at all here. */
function toolsLesson(words: string, can: Capabilities): Lesson {
  if (/reasoning_effort/.test(words) && /'none'/.test(words) && can.effort !== 'none')
    return named('tools with thinking', { effort: 'none' });
  return named('tools', { tools: false }, NAMED_MS);
}

/** What is dropped when a refusal does not say what it is about, one after the other. */
function guess(body: RequestBody, can: Capabilities): Lesson | null {
  if (body.tools !== undefined) return guessed('tools', { tools: false });
  if (body.response_format !== undefined) return simplerFormat(can, false);
  if (body.chat_template_kwargs !== undefined)
    return guessed('chat_template_kwargs', { templateArguments: false });
  return null;
}

/**
 * What a refusal teaches about its server; empty when asking again in another way would change nothing.
 * @param body what was refused
 */
export function lessonsOf(refusal: ReadRefusal, body: RequestBody, can: Capabilities): Lesson[] {
  const { failure, words, error } = refusal;
  const status = failure.status ?? 0;
  const text = `${failure.code ?? ''} ${words}`;
  if (!REFUSALS.has(status) || failure.isFiltered || NO_MODEL.test(text)) return [];
  if (TOO_LONG.test(text))
    return [named('length of the talk', { promptChars: fittingChars(refusal, body) }, SHORT_MS)];
  if (NO_TOOLS.test(words) && body.tools !== undefined) return [toolsLesson(words, can)];
  const order = orderLesson(words, typeof error.param === 'string' ? error.param : '', can);
  if (order) return [order];
  // An error of the server is no refusal, unless it says of what.
  const about = namedParameters(refusal, body);
  const lessons = about.flatMap((name) => parameterLesson(name, words, can) ?? []);
  if (lessons.length > 0) return lessons;
  if (status === 500) return [];
  return [guess(body, can)].flatMap((one) => one ?? []);
}
