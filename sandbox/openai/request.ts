import { z } from 'zod';

const part = z.looseObject({
  text: z.string().optional(),
  image_url: z.looseObject({ url: z.string().regex(/^(data:image\/|https?:)/) }).optional(),
});
const message = z.looseObject({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool', 'function']),
  content: z.union([z.string(), z.array(part)]).nullish(),
});
const tool = z.looseObject({
  type: z.literal('function'),
  function: z.looseObject({
    name: z.string().regex(/^[\w-]{1,64}$/),
    parameters: z.record(z.string(), z.unknown()).default({}),
  }),
});
const format = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('text') }),
  z.looseObject({ type: z.literal('json_object') }),
  z.looseObject({
    type: z.literal('json_schema'),
    json_schema: z.looseObject({
      name: z.string().default(''),
      schema: z.record(z.string(), z.unknown()),
    }),
  }),
]);
const request = z
  .looseObject({
    model: z.string().min(1),
    messages: z.array(message).min(1),
    stream: z.boolean().nullish(),
    stream_options: z.looseObject({ include_usage: z.boolean().optional() }).nullish(),
    tools: z.array(tool).min(1).nullish(),
    tool_choice: z.enum(['auto', 'none']).nullish(),
    response_format: format.nullish(),
  })
  .refine((body) => !body.tool_choice || body.tools, {
    path: ['tool_choice'],
    error: 'only allowed when tools are specified',
  });

export type Turn = { role: string; text: string };
export type OfferedTool = { name: string; parameters: Readonly<Record<string, unknown>> };
export type ChatRequest = {
  model: string;
  /** A picture comes with the words. */
  sees: boolean;
  turns: readonly Turn[];
  stream: boolean;
  includeUsage: boolean;
  /** Empty with `tool_choice: "none"`. */
  tools: readonly OfferedTool[];
  /** The answer is data: JSON of this schema, of any shape with an empty one. */
  data: { name: string; schema: Readonly<Record<string, unknown>> } | undefined;
};
export type BadParameter = { param: string; message: string };

const textOf = (content: z.infer<typeof message>['content']) =>
  typeof content === 'string' ? content : (content ?? []).map((one) => one.text ?? '').join('\n');

/** The name of a parameter as the real server writes it: `messages[0].role`. */
const paramOf = (path: readonly PropertyKey[]) =>
  path
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${String(key)}`))
    .join('');

/** A chat completion's request in our own form, or the parameter that is wrong and why. */
export function readChatRequest(body: Record<string, unknown>): ChatRequest | BadParameter {
  const { data, error } = request.safeParse(body);
  if (error) {
    const [issue] = error.issues;
    const param = paramOf(issue?.path ?? []);
    return { param, message: `Invalid value for '${param}': ${issue?.message}` };
  }
  const { response_format: wanted, tools } = data;
  return {
    model: data.model,
    sees: data.messages.some(({ content }) => Array.isArray(content) && content.some((one) => one.image_url)),
    turns: data.messages.map(({ role, content }) => ({ role, text: textOf(content) })),
    stream: data.stream === true,
    includeUsage: data.stream_options?.include_usage === true,
    tools:
      data.tool_choice === 'none'
        ? []
        : (tools ?? []).map((one) => ({ name: one.function.name, parameters: one.function.parameters })),
    data:
      wanted?.type === 'json_schema'
        ? wanted.json_schema
        : wanted?.type === 'json_object'
          ? { name: '', schema: {} }
          : undefined,
  };
}

/** What the person said last; of a request for data, what it is to be made of. */
export const lastWords = ({ turns }: ChatRequest): string =>
  turns.findLast((turn) => turn.role === 'user')?.text ?? '';

/** Why a strict chat template refuses these turns; null when it takes them. */
export function templateError(turns: readonly Turn[]): string | null {
  const [first, ...others] = turns;
  const talk = first?.role === 'system' ? others : turns;
  if (talk.some((turn) => turn.role === 'system')) return 'System message must be at the beginning.';
  const alternate = talk.every((turn, at) => turn.role === (at % 2 === 0 ? 'user' : 'assistant'));
  return alternate ? null : 'Conversation roles must alternate user/assistant/user/assistant/...';
}
