import type { AnswerFormat, ModelMessage, Tool } from '@/lib/ai/ports';
import type { Capabilities } from './capabilities';

/** Stands for a person who has said nothing yet, where a template wants the person to begin. */
const BEGINNING = '(The chat begins.)';
const BETWEEN = '\n\n';

/** Ours, in a person's turn: the words say so, because the place does not. */
const asNote = (content: string) => `(A note to you, not written by the person: ${content})`;

/** Turns of one side that follow each other as one, in paragraphs: that is how bubbles are written. */
function mergeTurns(messages: readonly ModelMessage[]): ModelMessage[] {
  const merged: ModelMessage[] = [];
  for (const message of messages) {
    const last = merged.at(-1);
    if (last && last.role === message.role && message.role !== 'system')
      merged.splice(-1, 1, { ...last, content: `${last.content}${BETWEEN}${message.content}` });
    else merged.push(message);
  }
  return merged;
}

/** Instructions at the beginning alone: later ones become notes in the person's turn that follows, or in the last one. */
function systemFirst(messages: readonly ModelMessage[]): ModelMessage[] {
  const begins = messages.findIndex((one) => one.role !== 'system');
  const from = begins === -1 ? messages.length : begins;
  const system = messages
    .slice(0, from)
    .map((one) => one.content)
    .join(BETWEEN);
  const talk: ModelMessage[] = [];
  let notes: string[] = [];
  for (const { role, content } of messages.slice(from)) {
    if (role === 'system') notes.push(asNote(content));
    else if (role === 'user') {
      talk.push({ role, content: [...notes, content].join(BETWEEN) });
      notes = [];
    } else talk.push({ role, content });
  }
  const last = talk.findLastIndex((one) => one.role === 'user');
  const turn = talk[last];
  if (notes.length > 0 && turn) talk[last] = { ...turn, content: [turn.content, ...notes].join(BETWEEN) };
  else if (notes.length > 0) talk.push({ role: 'user', content: notes.join(BETWEEN) });
  return system === '' ? talk : [{ role: 'system', content: system }, ...talk];
}

/** The person's turn is the first of the talk. */
function beginWithPerson(messages: readonly ModelMessage[]): ModelMessage[] {
  const at = messages.findIndex((one) => one.role !== 'system');
  const isTheirs = messages[at]?.role === 'user';
  return isTheirs
    ? [...messages]
    : messages.toSpliced(at === -1 ? messages.length : at, 0, { role: 'user', content: BEGINNING });
}

function withoutSystem(messages: readonly ModelMessage[]): ModelMessage[] {
  const [system, first, ...others] = messages;
  if (system?.role !== 'system') return [...messages];
  if (first?.role !== 'user') return [{ role: 'user', content: system.content }, ...messages.slice(1)];
  return [{ role: 'user', content: `${system.content}${BETWEEN}${first.content}` }, ...others];
}

export const charsOf = (messages: readonly { content: string | readonly ContentPart[] }[]) =>
  messages.reduce((sum, { content }) => sum + wordsOf(content).length, 0);

/** The words of a turn, without its picture. */
const wordsOf = (content: string | readonly ContentPart[]) =>
  typeof content === 'string'
    ? content
    : content.map((part) => (part.type === 'text' ? part.text : '')).join('');

/** Leaves out the oldest messages of the talk until the rest fits; instructions and the newest message always stay. */
export function shortenTalk(messages: readonly ModelMessage[], maxChars: number): ModelMessage[] {
  const newest = messages.findLastIndex((one) => one.role === 'user');
  let chars = charsOf(messages);
  return messages.filter(({ role, content }, at) => {
    if (chars <= maxChars || role === 'system' || at >= newest) return true;
    chars -= content.length;
    return false;
  });
}

/**
 * Messages as a server takes them. What stands at the beginning stays byte by byte the same from one send to the next, so that
 * a server that keeps it need not read it again.
 */
export function shapeMessages(
  messages: readonly ModelMessage[],
  { system, alternating, promptChars }: Pick<Capabilities, 'system' | 'alternating' | 'promptChars'>,
): ModelMessage[] {
  const short = promptChars === null ? messages : shortenTalk(messages, promptChars);
  const ordered = mergeTurns(system === 'anywhere' ? short : systemFirst(short));
  const begun = alternating || system === 'none' ? beginWithPerson(ordered) : ordered;
  return system === 'none' ? mergeTurns(withoutSystem(begun)) : begun;
}

/** Sampling and limits that an owner may set. */
export type Sampling = {
  temperature: number;
  /** Tokens of a reply. */
  maxTokens: number;
};

/** For answers that are data, not talk. */
const DATA_TEMPERATURE = 0.2;

const toolOf = ({ name, description, parameters }: Tool) => ({
  type: 'function' as const,
  function: { name, description, parameters: { ...parameters } },
});

/**
 * The words of a request ask for JSON in every case, as JSON mode demands
 * (https://platform.openai.com/docs/guides/structured-outputs).
 */
function formatOf(format: AnswerFormat, how: Capabilities['format']) {
  if (how === 'json_schema') {
    const { name, schema } = format;
    return {
      response_format: { type: 'json_schema', json_schema: { name, schema: { ...schema }, strict: true } },
    };
  }
  return how === 'json_object' ? { response_format: { type: 'json_object' } } : {};
}

type ContentPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

export type RequestBody = Readonly<Record<string, unknown>> & {
  messages: readonly { role: ModelMessage['role']; content: string | readonly ContentPart[] }[];
};

/**
 * A picture goes with the person's last turn, before which nothing changes, so that a server still has what stands there
 * (https://platform.openai.com/docs/guides/images-vision).
 */
function withPicture(messages: readonly ModelMessage[], url: string | undefined): RequestBody['messages'] {
  const plain = messages.map(({ role, content }) => ({ role, content }));
  const last = plain.findLastIndex((one) => one.role === 'user');
  return url === undefined
    ? plain
    : plain.map((one, at) =>
        at === last
          ? {
              role: one.role,
              content: [
                { type: 'text', text: one.content },
                { type: 'image_url', image_url: { url } },
              ],
            }
          : one,
      );
}

/** The body of a request, made of what the server takes. */
export function shapeRequest(
  model: string,
  { temperature, maxTokens }: Sampling,
  can: Capabilities,
  messages: readonly ModelMessage[],
  {
    format,
    tools = [],
    cacheKey,
  }: { format?: AnswerFormat; tools?: readonly Tool[]; cacheKey?: string | undefined },
): RequestBody {
  const limit = (format?.maxTokens ?? maxTokens) + can.thinkingTokens;
  const offered = can.tools ? tools.map(toolOf) : [];
  return {
    model,
    messages: withPicture(shapeMessages(messages, can), messages.findLast((one) => one.picture)?.picture),
    ...(can.tokens === 'none' ? {} : { [can.tokens]: limit }),
    ...(can.temperature ? { temperature: format ? DATA_TEMPERATURE : temperature } : {}),
    ...(can.effort === null ? {} : { reasoning_effort: can.effort }),
    ...(format ? formatOf(format, can.format) : {}),
    ...(offered.length > 0 ? { tools: offered } : {}),
    ...(offered.length > 0 && can.toolChoice ? { tool_choice: 'auto' } : {}),
    ...(can.cacheKey && cacheKey !== undefined ? { prompt_cache_key: cacheKey } : {}),
    ...(can.templateArguments ? { chat_template_kwargs: { enable_thinking: false } } : {}),
  };
}
