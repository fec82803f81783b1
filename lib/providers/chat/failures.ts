import { ModelFailure } from '@/lib/ai/ports';

/** An answer that is none, as it came over HTTP. */
export type Refused = {
  status: number;
  /** Parsed JSON, a text, or undefined. */
  body: unknown;
  /** A header by its name in small letters. */
  header(name: string): string | null;
};

const WORDS_MAX_CHARS = 240;
const CODE_MAX_CHARS = 60;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Plain words.
    return text;
  }
}

/**
 * The object that says what went wrong: under `error` (OpenAI), in a list (Gemini), at the top (Mistral, older vLLM), or the one of
 * the provider behind a router, under `metadata.raw` (OpenRouter).
 */
function errorIn(body: unknown): Readonly<Record<string, unknown>> {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const top = isObject(first) ? first : {};
  const error = isObject(top.error)
    ? top.error
    : typeof top.error === 'string'
      ? { message: top.error }
      : top;
  const raw = isObject(error.metadata) ? error.metadata.raw : undefined;
  if (typeof raw !== 'string') return error;
  const inner = parsed(raw);
  const found: Readonly<Record<string, unknown>> = isObject(inner) ? errorIn(inner) : { message: raw };
  return { ...error, ...found };
}

/** What a provider says went wrong, in its own words. Lists of single mistakes keep where and what, never what was sent. */
function wordsOf(error: Readonly<Record<string, unknown>>): string {
  const details = [error.message, error.detail].flatMap((one) =>
    isObject(one) && Array.isArray(one.detail) ? one.detail : Array.isArray(one) ? one : [],
  );
  const mistakes = details.filter(isObject).map(({ loc, msg }) => {
    const where = Array.isArray(loc) ? loc.join('.') : '';
    return `${where}: ${typeof msg === 'string' ? msg : ''}`;
  });
  if (mistakes.length > 0) return mistakes.join('; ');
  return typeof error.message === 'string' ? error.message : '';
}

/** Without keys, addresses and what a person wrote, which validators like to repeat. */
function withoutSecrets(words: string): string {
  return words
    .replace(/\binput(?:_value)?\s*[=:].*$/gis, '')
    .replace(/https?:\/\/\S+/g, (url) => url.split('?')[0] ?? '')
    .replace(/\b(?:sk|gsk|pk|rk|xai)[-_][\w.*-]{6,}|\bAIza[\w-]{10,}|\bBearer \S+/gi, '[key]')
    .replace(/[\w.+-]+@[\w-]+\.\w+/g, '[address]')
    .replace(/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '[id]')
    .replace(/(["'`])(?:(?!\1).){60,}\1/g, '[quoted]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, WORDS_MAX_CHARS);
}

/** `Retry-After` in seconds or as a date, or the seconds in Azure's words. */
function retryAfter(header: Refused['header'], words: string, now: Date): number | null {
  const ms = Number(header('retry-after-ms'));
  if (ms > 0) return ms;
  const said = header('retry-after') ?? /retry after (\d+) seconds?/i.exec(words)?.[1] ?? null;
  if (said === null) return null;
  const seconds = Number(said);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(said);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

/** Azure's filter reads what was asked (https://github.com/openai/openai-dotnet/issues/55). */
const isFilter = (code: string | null, words: string) =>
  code === 'content_filter' ||
  code === 'ResponsibleAIPolicyViolation' ||
  /content management policy/i.test(words);

/** What an answer that is none tells. `error` and `words` are whole, for reading; the failure is for the log. */
export type ReadRefusal = {
  failure: ModelFailure;
  error: Readonly<Record<string, unknown>>;
  words: string;
};

export function readRefusal({ status, body, header }: Refused, now: Date = new Date()): ReadRefusal {
  const error = errorIn(body);
  const words = wordsOf(error) || (typeof body === 'string' ? body : '');
  const code = error.code ?? error.status ?? error.type ?? null;
  const named = code === null ? null : withoutSecrets(String(code)).slice(0, CODE_MAX_CHARS);
  return {
    error,
    words,
    failure: new ModelFailure(
      status,
      named,
      withoutSecrets(words),
      retryAfter(header, words, now),
      isFilter(named, words),
    ),
  };
}
