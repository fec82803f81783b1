import { AsyncLocalStorage } from 'node:async_hooks';
import { onceAProcess } from './once-a-process';

export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type SpanOptions = {
  /** `server` answers a request, `client` asks somebody else, `internal` is work in between. */
  kind: 'server' | 'client' | 'internal';
  attributes?: Attributes;
  /** The header of that name of the request that is answered. */
  traceparent?: string | null;
};

/** A span that has begun. */
export type OpenSpan = {
  readonly traceId: string;
  set(attributes: Attributes): void;
  /** @param failure the name or code of what went wrong; never words */
  end(failure?: string): void;
};

export type Tracing = {
  begin(name: string, options: SpanOptions, parent: OpenSpan | undefined): OpenSpan;
  /** Sends what is left. */
  stop(): Promise<void>;
};

/** The span that work runs in. */
export const aroundWork = () => onceAProcess('span', () => new AsyncLocalStorage<OpenSpan>());

/** The trace that this work belongs to, for the log; undefined outside of one. */
export const currentTraceId = (): string | undefined => aroundWork().getStore()?.traceId;
