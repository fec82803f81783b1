import { DRIFTS, drifted } from './drift.ts';
import type { Fault } from './faults.ts';
import { HELP_FAULTS, helpReply } from './help.ts';
import { isNotesRequest, notesReply } from './notes.ts';
import { CALL_FAULTS, pictureReply } from './pictures.ts';
import type { Turn } from './reply.ts';
import { replyTo } from './reply.ts';
import { structuredReply } from './structured.ts';
import { type OfferedTool, readTools, type ToolCall } from './tools.ts';

export type ChatRequest = {
  model: string;
  turns: Turn[];
  stream: boolean;
  includeUsage: boolean;
  tools: readonly OfferedTool[];
  /** The wished JSON schema; `null` = any JSON object, nothing = plain text. */
  schema?: unknown;
};

type Usage = { prompt_tokens: number; completion_tokens: number; total_tokens: number };
export type Completion = {
  id: string;
  created: number;
  model: string;
  content: string;
  calls: readonly (ToolCall & { id: string })[];
  usage: Usage;
};

const ROLES = new Set(['system', 'developer', 'user', 'assistant', 'tool', 'function']);
/** Stands for the last message of a request for notes, in the log of calls and for faults. */
const NOTES_LABEL = '[memory notes]';
const LONG_REPLY_CHARS = 20_000;
let serial = 0;

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function textOf(content: unknown): string | undefined {
  if (content === null || content === undefined) return '';
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  return content
    .map((part) => field(part, 'text'))
    .filter((text) => typeof text === 'string')
    .join('\n');
}

/** The request in our own form, or the parameter that is wrong and why. */
export function readChatRequest(
  body: Record<string, unknown>,
): ChatRequest | { param: string; message: string } {
  const { model, messages, stream } = body;
  if (typeof model !== 'string' || model === '')
    return { param: 'model', message: 'you must provide a model parameter' };
  if (!Array.isArray(messages) || messages.length === 0)
    return { param: 'messages', message: "'messages' must be a list with at least one message" };
  if (stream !== undefined && stream !== null && typeof stream !== 'boolean')
    return { param: 'stream', message: "'stream' must be true or false" };
  const turns: Turn[] = [];
  for (const [i, message] of messages.entries()) {
    const role = field(message, 'role');
    const text = textOf(field(message, 'content'));
    if (typeof role !== 'string' || !ROLES.has(role))
      return {
        param: `messages[${i}].role`,
        message: `messages[${i}].role is not one of ${[...ROLES].join(', ')}`,
      };
    if (text === undefined)
      return {
        param: `messages[${i}].content`,
        message: `messages[${i}].content must be a string or a list of parts`,
      };
    turns.push({ role, text });
  }
  const tools = readTools(body);
  if ('param' in tools) return tools;
  const request: ChatRequest = {
    model,
    turns,
    tools,
    stream: stream === true,
    includeUsage: field(body.stream_options, 'include_usage') === true,
  };
  const format = field(body.response_format, 'type');
  if (format === 'json_schema') {
    const schema = field(field(body.response_format, 'json_schema'), 'schema');
    if (typeof schema !== 'object' || schema === null)
      return { param: 'response_format.json_schema.schema', message: 'a schema is required' };
    request.schema = schema;
  } else if (format === 'json_object') request.schema = null;
  return request;
}

/** What the person said last, for matching faults and for the log. */
export function lastUserMessage(turns: readonly Turn[]): string {
  // Notes are taken of many messages at once; none of them is what was said last.
  if (isNotesRequest(turns)) return NOTES_LABEL;
  return turns.findLast((turn) => turn.role === 'user')?.text ?? '';
}

/** About four Latin characters, or two of another script, to a token. */
function tokens(text: string): number {
  let wide = 0;
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) > 0x24f) wide += 1;
  return Math.ceil((text.length - wide) / 4 + wide / 2);
}

/** What falls out of its part, when that is the fault and the request is for talk. */
function outOfPart({ turns }: ChatRequest, fault: Fault | undefined): string | undefined {
  const drift = DRIFTS.find((one) => one === fault?.fault);
  return drift && fault && drifted(drift, fault.stubborn, turns);
}

/** Words with calls, when the talk asks for what a tool offers; help comes first. */
function calling({ tools, turns }: ChatRequest, fault: Fault | undefined) {
  const helpFault = HELP_FAULTS.find((one) => one === fault?.fault);
  const callFault = CALL_FAULTS.find((one) => one === fault?.fault);
  return helpReply(tools, turns, helpFault) ?? pictureReply(tools, turns, callFault);
}

/** Answers a request; `empty`, `long`, the drifts and the calls are the faults that change the content. */
export function complete(request: ChatRequest, fault?: Fault): Completion {
  let content = '';
  let calls: Completion['calls'] = [];
  serial += 1;
  const id = `chatcmpl-${serial.toString(36).padStart(12, '0')}`;
  if (fault?.fault !== 'empty') {
    const other = outOfPart(request, fault);
    const called = other === undefined ? calling(request, fault) : undefined;
    calls = (called?.calls ?? []).map((call, at) => ({ ...call, id: `call_${id.slice(9)}${at}` }));
    const bubbles = called ? [called.text] : other === undefined ? replyTo(request.turns) : [other];
    if (fault?.fault === 'long')
      bubbles.push(
        'And so it went on, a little more and a little more. '
          .repeat(LONG_REPLY_CHARS / 50)
          .slice(0, LONG_REPLY_CHARS - 200),
      );
    content =
      notesReply(request.turns) ??
      (request.schema === undefined
        ? bubbles.join('\n\n')
        : structuredReply(request.schema, bubbles, request.turns));
  }
  let prompt = 3;
  for (const turn of request.turns) prompt += 4 + tokens(turn.text);
  const answer = tokens(content + calls.map((call) => call.args).join(''));
  return {
    id,
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    content,
    calls,
    usage: { prompt_tokens: prompt, completion_tokens: answer, total_tokens: prompt + answer },
  };
}

const finishOf = ({ calls }: Completion) => (calls.length > 0 ? 'tool_calls' : 'stop');

/** The plain body. */
export function completionBody(completion: Completion): string {
  const { id, created, model, content, calls, usage } = completion;
  const toolCalls = calls.map((call) => ({
    id: call.id,
    type: 'function',
    function: { name: call.name, arguments: call.args },
  }));
  return JSON.stringify({
    id,
    object: 'chat.completion',
    created,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          // As the real one has it: no words beside a call are null, not an empty text.
          content: content === '' && calls.length > 0 ? null : content,
          refusal: null,
          ...(toolCalls.length > 0 ? { tool_calls: toolCalls } : {}),
        },
        logprobs: null,
        finish_reason: finishOf(completion),
      },
    ],
    usage,
    system_fingerprint: 'fp_sandbox',
  });
}

/** The `data:` events of a stream, the role first and `[DONE]` last. */
export function completionEvents(completion: Completion, includeUsage: boolean): string[] {
  const { id, created, model, content, calls, usage } = completion;
  const event = (choices: unknown[], more: object = {}) =>
    `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', created, model, system_fingerprint: 'fp_sandbox', choices, ...more })}\n\n`;
  const delta = (part: object, finish: string | null = null) =>
    event([{ index: 0, delta: part, logprobs: null, finish_reason: finish }]);
  const events = [delta({ role: 'assistant', content: '', refusal: null })];
  for (const piece of content.match(/\s*\S+(?:\s+\S+){0,2}\s*$|\s*\S+(?:\s+\S+){0,2}/g) ?? [])
    events.push(delta({ content: piece }));
  for (const [index, call] of calls.entries()) {
    const half = call.args.length >> 1;
    const begun = {
      index,
      id: call.id,
      type: 'function',
      function: { name: call.name, arguments: call.args.slice(0, half) },
    };
    events.push(delta({ tool_calls: [begun] }));
    events.push(delta({ tool_calls: [{ index, function: { arguments: call.args.slice(half) } }] }));
  }
  events.push(delta({}, finishOf(completion)));
  if (includeUsage) events.push(event([], { usage }));
  events.push('data: [DONE]\n\n');
  return events;
}
