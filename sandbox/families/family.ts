/** A request for a completion, as it came. */
export type Body = Readonly<Record<string, unknown>>;
/** An answer that is an error. */
export type Refusal = { status: number; body: unknown; headers?: Readonly<Record<string, string>> };
export type Turn = { role: string; content: string };

/** What stands in every thought that a stand-in writes: a person who reads it has read a thought. */
export const THOUGHT = 'OKAY-SO-THE-USER-WANTS';

/** A call of a tool. */
export type Call = { name: string; args: Readonly<Record<string, unknown>> };

/**
 * The manners of one provider with one of its models, as recorded: what it refuses and how, what it writes and where. Everything that
 * is not said is as OpenAI has it.
 */
export type Family = {
  name: string;
  model: string;
  /** The path of its API before `/chat/completions`. */
  path: string;
  /** Why a request is refused; null when it is taken. */
  refuses(body: Body, turns: readonly Turn[]): Refusal | null;
  /** A message with these words, thoughts and all. */
  says(words: string): Readonly<Record<string, unknown>>;
  /** A message that calls a tool: `tool_calls`, or words. */
  calls?(call: Call): Readonly<Record<string, unknown>>;
  /** What comes when it will not answer: a message with the reason why it ended, or a refusal of the request. */
  declines: { message: Readonly<Record<string, unknown>>; finish: string } | Refusal;
  /** The refusal of a request whose time has not come. */
  busy: Refusal;
  /** Tokens that fit, and the refusal of more; null: it cuts what is too long, and says nothing. */
  context: { tokens: number; tooLong(came: number, limit: number): Refusal } | null;
  /** How tokens are counted, besides OpenAI's names. */
  usage?: Readonly<Record<string, unknown>>;
};

/** An error as OpenAI writes it. */
export const openAiError = (
  status: number,
  message: string,
  { type = 'invalid_request_error', param = null as string | null, code = null as string | null } = {},
): Refusal => ({ status, body: { error: { message, type, param, code } } });

/** 429 with OpenAI's words and the time to wait. */
export const openAiBusy = (headers: Record<string, string> = { 'retry-after': '1' }): Refusal => ({
  ...openAiError(429, 'Rate limit reached for requests. Please try again in 1s.', {
    type: 'requests',
    code: 'rate_limit_exceeded',
  }),
  headers,
});

/** https://github.com/chathub-dev/chathub/issues/126 */
export const openAiTooLong = (came: number, limit: number): Refusal =>
  openAiError(
    400,
    `This model's maximum context length is ${limit} tokens. However, your messages resulted in ${came} tokens. Please reduce the length of the messages.`,
    { param: 'messages', code: 'context_length_exceeded' },
  );

/** Words and nothing else. */
export const plain = (words: string) => ({ role: 'assistant', content: words });
/** A refusal in the words of the model itself. */
export const stockRefusal = { message: plain("I'm sorry, but I can't help with that."), finish: 'stop' };

/** A call where the protocol has it. */
export const nativeCall = ({ name, args }: Call) => ({
  role: 'assistant',
  content: null,
  tool_calls: [{ id: 'call_1', type: 'function', function: { name, arguments: JSON.stringify(args) } }],
});

/** The first parameter of a body that is on a list. */
export const firstOf = (body: Body, names: readonly string[]) =>
  names.find((name) => body[name] !== undefined);

/** Whether instructions stand anywhere but at the beginning. */
export const hasLateSystem = (turns: readonly Turn[]) =>
  turns.some((turn, at) => turn.role === 'system' && at > 0);

/** Whether turns alternate, the person's first, after one system message at most. */
export function alternates(turns: readonly Turn[]): boolean {
  const talk = turns[0]?.role === 'system' ? turns.slice(1) : turns;
  return talk.every((turn, at) => turn.role === (at % 2 === 0 ? 'user' : 'assistant'));
}
