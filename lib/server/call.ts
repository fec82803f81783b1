/** One request as `handle` sees it, wherever it came in: through Next, or straight from our own HTTP server. */
export type CallRequest = {
  method: string;
  /** Path and query, such as /api/chat/messages/1?before=2 */
  url: string;
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

/** One call of the product, ready to be served. */
export type Call = (request: CallRequest, params: Record<string, string>) => Promise<CallAnswer>;

const CALLS = Symbol.for('saathi.calls');

type Announced = { [CALLS]?: Map<string, Call> };

/**
 * Lets our own HTTP server (scripts/lib/direct-calls.mjs) answer a call itself from its second time on, without the
 * way through Next, which costs more than everything else a send does (docs/decisions/0006).
 */
export function announceCall(route: string, call: Call): void {
  const holder = globalThis as Announced;
  holder[CALLS] ??= new Map();
  holder[CALLS].set(route, call);
}

/** The values of the cookies of that name; browsers send several when paths or domains differ. */
export function readCookies(header: string | null, name: string): string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 && pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : [];
  });
}

/** Serves a call behind a Next route handler. */
export function asRouteHandler(call: Call) {
  return async (
    request: Request,
    context: { params: Promise<Record<string, string>> },
  ): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const { method, headers, body } = request;
    // Next compresses what it passes on, compressed or not: here nothing may be.
    const header = (name: string) => (name === 'accept-encoding' ? null : headers.get(name));
    const answer = await call({ method, url: pathname + search, header, body }, (await context.params) ?? {});
    const sent = new Headers(answer.headers);
    for (const line of answer.cookies ?? []) sent.append('set-cookie', line);
    return new Response(answer.body, { status: answer.status, headers: sent });
  };
}
