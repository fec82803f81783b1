import type { CallAnswer } from './call';
import { inSpan } from './tracing';

/** From here on an answer is a failure of ours. */
const FAILED_FROM = 500;

/**
 * Answers a call as a span of the server's.
 * @param route as its endpoint writes it, never a path with an id
 * @param asked.requestId the one of its lines in the log
 * @param asked.traceparent the header of that name
 */
export function inCallSpan(
  route: string,
  { requestId, traceparent }: { requestId: string; traceparent: string | null },
  answer: () => Promise<CallAnswer>,
): Promise<CallAnswer> {
  const [method = '', path = ''] = route.split(' ');
  const attributes = { 'http.request.method': method, 'http.route': path, 'saathi.request_id': requestId };
  return inSpan(route, { kind: 'server', attributes, traceparent }, async (span) => {
    const made = await answer();
    span.set({
      'http.response.status_code': made.status,
      ...(made.status >= FAILED_FROM && { 'error.type': String(made.status) }),
    });
    return made;
  });
}
