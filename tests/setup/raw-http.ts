import { once } from 'node:events';
import http from 'node:http';

export type RawAnswer = { status: number; headers: http.IncomingHttpHeaders; text: string };

/**
 * Sends a request with exactly these headers: `fetch` chooses Host, Connection and what describes the body by itself.
 * @param path what stands in the request line
 */
export async function sendRaw(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const request = http.request({ hostname, port, path, method, headers, agent: false });
  request.end(body);
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  const text = Buffer.concat(await answer.toArray()).toString('utf8');
  return { status: answer.statusCode ?? 0, headers: answer.headers, text };
}
