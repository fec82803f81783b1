import type { ServerResponse } from 'node:http';
import { redact } from '@/lib/server/failure';
import { inSpan } from '@/lib/server/tracing';
import { isFile } from './request-target';

/**
 * Answers a page as a span of the server's; what is a file is none.
 * @param path without its query
 */
export function inPageSpan(
  path: string,
  requestId: string,
  response: ServerResponse,
  answer: () => Promise<void>,
): Promise<void> {
  if (isFile(path)) return answer();
  const attributes = {
    ...{ 'http.request.method': 'GET', 'url.path': redact(path), 'saathi.request_id': requestId },
  };
  return inSpan('GET page', { kind: 'server', attributes }, async (span) => {
    await answer();
    span.set({ 'http.response.status_code': response.statusCode });
  });
}
