/*
 * Traces of OpenTelemetry, where OTEL_EXPORTER_OTLP_ENDPOINT says where they go. Without it nothing of OpenTelemetry is loaded, and work
 * runs as if this file were not there.
 * Invariants:
 * - A span tells names, numbers and codes of our own: nothing that a person wrote, no values of statements, nobody's id.
 * - What tracing fails at fails nothing else.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from './env';
import { failureOf } from './failure';
import { onceAProcess } from './once-a-process';
import { aroundWork, type OpenSpan, type SpanOptions, type Tracing } from './span';

/** What the work of a span may add to it. */
export type SpanNotes = Pick<OpenSpan, 'set'>;

/** ms that the end of a process waits for its last spans to be taken. */
const STOP_MS = 3_000;

const held = () => onceAProcess('tracing', (): { on: Tracing | null } => ({ on: null }));

const NO_NOTES: SpanNotes = { set: () => undefined };

/** Starts tracing if the environment asks for it; to be called once in a process, before it opens the database. */
export async function startTracing(): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } = env();
  if (!(OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? OTEL_EXPORTER_OTLP_ENDPOINT) || OTEL_SDK_DISABLED) return;
  if (held().on) return;
  const { openTracing } = await import('./trace-export');
  held().on = await openTracing(env());
}

/** Sends the last spans, and begins no more. */
export async function stopTracing(): Promise<void> {
  const { on } = held();
  held().on = null;
  await Promise.race([on?.stop(), sleep(STOP_MS, undefined, { ref: false })]);
}

export const isTracing = (): boolean => held().on !== null;

/** Begins a span below the one that this work runs in; undefined outside of any. The caller ends it. */
export function beginChild(name: string, options: SpanOptions): OpenSpan | undefined {
  const parent = aroundWork().getStore();
  return parent && held().on?.begin(name, options, parent);
}

/**
 * Runs work as a span: below the one that it is begun in, or as the first of a trace.
 * @throws what the work throws; the span then says which failure it was
 */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (notes: SpanNotes) => Promise<T>,
): Promise<T> {
  const { on } = held();
  if (!on) return work(NO_NOTES);
  const span = on.begin(name, options, aroundWork().getStore());
  let failure: string | undefined;
  try {
    return await aroundWork().run(span, () => work(span));
  } catch (error) {
    failure = failureOf(error);
    throw error;
  } finally {
    span.end(failure);
  }
}
