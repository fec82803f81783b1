/** One request as `handle` sees it, wherever it came in: from our own HTTP server (server/), or through Next. */
export type CallRequest = {
  method: string;
  /** Path and query, such as /api/chat/messages/1?before=2 */
  url: string;
  /**
   * The address of the other end of the socket. null behind `next start` and the standalone server: Next does not show it
   * to a route, and a header with it could be written by any client. An unknown address opens nothing.
   */
  address: string | null;
  header(name: string): string | null;
  /** The raw body; null when there is none. */
  body: AsyncIterable<Uint8Array> | null;
};

export type CallAnswer = {
  status: number;
  headers: Record<string, string>;
  /** The lines of Set-Cookie, of which an answer may have several. */
  cookies?: readonly string[];
  /** Text, a file, or what an answer was compressed to. */
  body: string | Uint8Array<ArrayBuffer>;
};

/** The parameters of a path; an array for those of `[...rest]`, which no call reads. */
export type Params = Readonly<Record<string, string | string[] | undefined>>;

/** One call of the product, ready to be served. */
export type Call = (request: CallRequest, params: Params) => Promise<CallAnswer>;

/** The values of the cookies of that name; browsers send several when paths or domains differ. */
export function readCookies(header: string | null, name: string): string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 && pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : [];
  });
}

type NextHandler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

/** A Next route handler that serves a call. */
export function behindNext(call: Call): NextHandler {
  return async (request, context) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers, body } = request;
    // Next compresses what it passes on, compressed or not: here nothing may be.
    const header = (name: string) => (name === 'accept-encoding' ? null : headers.get(name));
    const url = pathname + search;
    const answer = await call({ method, url, address: null, header, body }, (await context.params) ?? {});
    const sent = new Headers(answer.headers);
    for (const line of answer.cookies ?? []) sent.append('set-cookie', line);
    return new Response(answer.body || null, { status: answer.status, headers: sent });
  };
}

/**
 * The same, for a method that a route takes: our own server finds the call in it (`direct`) and serves it without Next,
 * whose way costs more than everything else a send does (docs/decisions/0006).
 */
export const asRouteHandler = (call: Call): NextHandler & { readonly direct: Call } =>
  Object.assign(behindNext(call), { direct: call });
