import type { EndpointSpec, Request, Response } from '@/lib/kit/endpoint';
import { translate } from '@/lib/kit/text';
import { ADULTS_ONLY_PATH, SUSPENDED_PATH } from './paths';

/** A response that is not OK; its message is "status: body or status text" (product description, error catalogue). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The server's message for the user, when it sent one, in the language of the page. */
  readonly userMessage: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.body = parseObject(text);
    this.userMessage = typeof this.body.error === 'string' ? translate(this.body.error) : undefined;
  }
}

/** Whether the thing does not exist, or not for this user; a malformed id gets 400. A retry would not help. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function buildUrl(path: string, request: { params?: unknown; query?: unknown }): string {
  const params = (request.params ?? {}) as Record<string, string>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((request.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const search = query.toString();
  return search ? `${filled}?${search}` : filled;
}

/**
 * Calls an endpoint of the contract. `E` is the endpoint's type; the compiler checks that `route` is its route.
 * @throws ApiError when the response is not OK, TypeError when the network fails
 */
export async function call<E extends EndpointSpec>(
  route: E['route'],
  request: Request<E> & {
    /** The body of an endpoint that takes a file; its type is its content type. */
    file?: Blob;
    signal?: AbortSignal;
    keepalive?: boolean;
    headers?: Record<string, string>;
    /** What carries it instead of `fetch`. */
    through?: (address: string, init: RequestInit) => Promise<globalThis.Response>;
  } = {},
): Promise<Response<E>> {
  const space = route.indexOf(' ');
  const answer = await (request.through ?? fetch)(buildUrl(route.slice(space + 1), request), {
    method: route.slice(0, space),
    credentials: 'include',
    headers:
      request.body === undefined ? undefined : { 'content-type': 'application/json', ...request.headers },
    body: request.body === undefined ? request.file : JSON.stringify(request.body),
    signal: request.signal,
    keepalive: request.keepalive,
  });
  const text = await answer.text();
  if (!answer.ok) {
    const error = new ApiError(answer.status, answer.statusText, text);
    // Wherever it is refused, a person who is held or suspended comes to the page that explains it, and not back by the back button.
    if (error.body.held === 'minor') window.location.replace(ADULTS_ONLY_PATH);
    if (error.body.held === 'suspended') window.location.replace(SUSPENDED_PATH);
    // Locked meanwhile: the page comes again without their words, and asks to unlock them.
    if (error.body.chats === 'locked' && window.location.pathname.startsWith('/chat'))
      window.location.reload();
    throw error;
  }
  return JSON.parse(text) as Response<E>;
}

/** The query key of a call: its route, then its request. */
export function queryKey<E extends EndpointSpec>(route: E['route'], request: Request<E> = {}) {
  return [route, request] as const;
}
