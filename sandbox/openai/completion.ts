import type { ChatRequest } from './request.ts';

export type ToolCall = { name: string; args: string };
/** What a model says to a request. */
export type Reply = {
  content: string | null;
  calls: readonly ToolCall[];
  finishReason: string;
  refusal: string | null;
};

let serial = 0;

/** About four Latin characters, or two of another script, to a token. */
function tokensOf(text: string): number {
  const wide = text.match(/[\u0250-\uffff]/g)?.length ?? 0;
  return Math.ceil((text.length - wide) / 4 + wide / 2);
}

function headOf(request: ChatRequest, { content, calls }: Reply) {
  serial += 1;
  const id = `chatcmpl-${serial.toString(36).padStart(12, '0')}`;
  const prompt = request.turns.reduce((sum, turn) => sum + 4 + tokensOf(turn.text), 3);
  const answer = tokensOf((content ?? '') + calls.map((call) => call.args).join(''));
  return {
    head: {
      id,
      created: Math.floor(Date.now() / 1000),
      model: request.model,
      system_fingerprint: 'fp_sandbox',
    },
    usage: { prompt_tokens: prompt, completion_tokens: answer, total_tokens: prompt + answer },
    toolCalls: calls.map(({ name, args }, at) => ({
      id: `call_${id.slice(9)}${at}`,
      type: 'function',
      function: { name, arguments: args },
    })),
  };
}

/** The body of an answer in one piece; with `reply` null it has no choices. */
export function completionBody(request: ChatRequest, reply: Reply | null): unknown {
  const said = reply ?? { content: '', calls: [], finishReason: '', refusal: null };
  const { head, usage, toolCalls } = headOf(request, said);
  const { content, refusal, finishReason } = said;
  const message = {
    role: 'assistant',
    content,
    refusal,
    ...(toolCalls.length > 0 ? { tool_calls: toolCalls } : {}),
  };
  return {
    ...head,
    object: 'chat.completion',
    choices: reply === null ? [] : [{ index: 0, message, logprobs: null, finish_reason: finishReason }],
    usage,
  };
}

/** The `data:` events of a stream, the role first and `[DONE]` last. */
export function completionEvents(request: ChatRequest, reply: Reply): string[] {
  const { head, usage, toolCalls } = headOf(request, reply);
  const event = (choices: unknown[], more: object = {}) =>
    `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices, ...more })}\n\n`;
  const delta = (part: object, finish: string | null = null) =>
    event([{ index: 0, delta: part, logprobs: null, finish_reason: finish }]);
  const pieces = reply.content?.match(/\s*\S+(?:\s+\S+){0,2}\s*$|\s*\S+(?:\s+\S+){0,2}/g) ?? [];
  return [
    delta({ role: 'assistant', content: '', refusal: null }),
    ...pieces.map((content) => delta({ content })),
    ...toolCalls.flatMap((call, index) => {
      const half = call.function.arguments.length >> 1;
      const [start, end] = [call.function.arguments.slice(0, half), call.function.arguments.slice(half)];
      return [
        delta({ tool_calls: [{ ...call, index, function: { ...call.function, arguments: start } }] }),
        delta({ tool_calls: [{ index, function: { arguments: end } }] }),
      ];
    }),
    ...(reply.refusal === null ? [] : [delta({ refusal: reply.refusal })]),
    delta({}, reply.finishReason),
    ...(request.includeUsage ? [event([], { usage })] : []),
    'data: [DONE]\n\n',
  ];
}
