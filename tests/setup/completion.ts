import type { CompletionOptions } from '@/lib/ai/ports';

/** A signal that never aborts. */
export const NEVER = new AbortController().signal;

/** A completion that nobody stops and that may be retried. */
export const UNBOUNDED: CompletionOptions = { signal: NEVER, mayRetry: () => true };
