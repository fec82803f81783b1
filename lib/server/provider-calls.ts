import type { ChatModel } from '@/lib/ai/ports';
import type { SpanOptions } from './span';
import { inSpan, type SpanNotes } from './tracing';
import { turns } from './turns';

/** Work that waits for somebody else: whoever waits lets others work meanwhile, and a trace tells of it. */
const ask = <T>(name: string, options: SpanOptions, work: (span: SpanNotes) => Promise<T>): Promise<T> =>
  turns().outside(() => inSpan(name, options, work));

/** Asks somebody else: a span that tells whom alone, without a turn meanwhile. */
export const askProvider = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  ask(name, { kind: 'client' }, work);

/**
 * A model that is asked so, without a word of the talk in the span.
 * https://opentelemetry.io/docs/specs/semconv/gen-ai/gen-ai-spans/
 */
export function providerModel(
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
      ask(`${asked.provider} ${asked.model}`, { kind: 'client', attributes }, async (span) => {
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

/** The same function, which asks somebody else. */
export const providerCall =
  <F extends Asked>(name: string, work: F) =>
  (...args: Parameters<F>): ReturnType<F> =>
    askProvider(name, () => work(...args)) as ReturnType<F>;

/** A port some of whose functions ask somebody else. */
export function providerPort<T extends object, K extends keyof T>(
  name: string,
  port: T,
  names: readonly K[],
): T {
  const calls = names.map((one) => {
    const work = (port[one] as Asked).bind(port) as Asked;
    return [one, providerCall(`${name} ${String(one)}`, work)];
  });
  return { ...port, ...Object.fromEntries(calls) };
}
