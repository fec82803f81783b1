import { createLog } from '../log.ts';

export type Call = {
  /** ISO 8601 */
  time: string;
  path: string;
  kind: 'talk' | 'data' | 'judge' | 'moderation';
  /** 0 when the caller never got one. */
  status: number;
  model: string;
  /** The last words of the person, or the text that was moderated. */
  lastUserMessage: string;
  /** Messages of the request. */
  messages: number;
  fault?: string;
  /** The request as it came. */
  body: Readonly<Record<string, unknown>>;
};

const CALLS_KEPT = 1000;

export const calls = createLog<Call>(CALLS_KEPT);

/**
 * What `GET /_control/calls` answers, oldest first: the calls about words that hold `match`, and their bodies when they are
 * asked for.
 */
export function listCalls(query: URLSearchParams): { total: number; calls: Omit<Call, 'body'>[] } {
  const match = query.get('match') ?? '';
  const found = calls.list().filter((call) => call.lastUserMessage.includes(match));
  return {
    total: calls.total(),
    calls: query.has('bodies') ? found : found.map(({ body: _, ...call }) => call),
  };
}
