import type { ChatModel } from '@/lib/ai/ports';
import { inSpan } from './tracing';

/**
 * A model whose every answer is a span, without a word of the talk.
 * https://opentelemetry.io/docs/specs/semconv/gen-ai/gen-ai-spans/
 */
export function tracedModel(
  chatModel: ChatModel,
  asked: { provider: string; model: string; host: string },
): ChatModel {
  const attributes = {
    'gen_ai.operation.name': 'chat',
    'gen_ai.request.model': asked.model,
    'server.address': asked.host,
    'saathi.provider': asked.provider,
  };
  return {
    complete: (messages, options) =>
      inSpan(`${asked.provider} ${asked.model}`, { kind: 'client', attributes }, async (span) => {
        const reply = await chatModel.complete(messages, options);
        span.set({
          'gen_ai.response.model': reply.model,
          'gen_ai.usage.input_tokens': reply.promptTokens,
          'gen_ai.usage.output_tokens': reply.completionTokens,
        });
        return reply;
      }),
  };
}

type Asked = (...args: never[]) => Promise<unknown>;

/** Whom it asks, and the function that does, as a span that tells the name alone. */
export const tracedCall =
  <F extends Asked>(name: string, ask: F) =>
  (...args: Parameters<F>): ReturnType<F> =>
    inSpan(name, { kind: 'client' }, () => ask(...args)) as ReturnType<F>;

/** A port some of whose functions are such spans. */
export function tracedPort<T extends object, K extends keyof T>(
  name: string,
  port: T,
  names: readonly K[],
): T {
  const calls = names.map((one) => {
    const ask = (port[one] as Asked).bind(port) as Asked;
    return [one, tracedCall(`${name} ${String(one)}`, ask)];
  });
  return { ...port, ...Object.fromEntries(calls) };
}
