import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { isBot } from 'next/dist/shared/lib/router/utils/is-bot.js';

/** The only page that is kept: where nearly everybody comes in. */
const PAGE = '/';
/** How long everybody who comes for the first time is shown the same drawing, ms. */
const KEPT_MS = 5_000;
/** What a browser of whom nothing is known does not send, or what asks for something else than the document. */
const SPECIAL =
  /^(cookie|authorization|range|if-.*|rsc|next-.*|purpose|sec-purpose|x-middleware-.*|x-nextjs-.*)$/;
/** What each answer has of its own, or `finishPage` writes. */
const OWN = ['set-cookie', 'x-request-id', 'content-encoding', 'content-length', 'transfer-encoding', 'date'];
const HTML = /^text\/html\b/;
const NONCE = /'nonce-([0-9a-f]{32})'/;
const WHOLE = '</html>';
/** What Next writes into a page of which a part failed. */
const FAILED = /__next_error__|data-dgst/;
const COOKIE = /^([\w-]+)=([^;]+);/;

type Kept = {
  /** What the drawing was made from. */
  made: unknown;
  until: number;
  /** Between these the nonce stands. */
  html: readonly string[];
  headers: readonly (readonly [string, readonly string[]])[];
};

/** How to answer a browser that was never here. */
export type Newcomers = {
  /** The line of Set-Cookie that makes it a new visitor. */
  newCookie: () => string;
  /** The language that a page is drawn in, and all else that everybody's is made from; another object when it has changed. */
  madeFrom: () => unknown;
  now?: () => number;
};

const isNewcomer = ({ method, url, headers }: IncomingMessage) =>
  method === 'GET' &&
  url === PAGE &&
  !Object.keys(headers).some((name) => SPECIAL.test(name)) &&
  // Next draws for them in another way.
  !isBot(headers['user-agent'] ?? '');

const textOf = (value: OutgoingHttpHeader | undefined): string => (value === undefined ? '' : String(value));

/** The visitor's id in what a page sets; undefined when it sets something else as well. */
function visitorIn(lines: OutgoingHttpHeader | undefined): string | undefined {
  const [line = '', ...others] = [lines ?? []].flat().map(String);
  return others.length > 0 ? undefined : COOKIE.exec(line)?.[2]?.split('.')[2];
}

/**
 * Draws the home page for those who come for the first time once in a few seconds, instead of anew for each of them: without a cookie there is nobody
 * a page could be about. What a browser is given of its own, the nonce of its scripts, its visitor's cookie and the request's id, it is given anew.
 * A drawing in which the id of the visitor or the request stands is kept for nobody.
 * @returns answers a request, by `draw` unless there is a drawing
 */
export function openFirstVisits({ newCookie, madeFrom, now = () => performance.now() }: Newcomers) {
  const kept = new Map<string, Kept>();

  function show(response: ServerResponse, { html, headers }: Kept): void {
    const nonce = randomUUID().replaceAll('-', '');
    for (const [name, parts] of headers) response.setHeader(name, parts.join(nonce));
    response.setHeader('set-cookie', newCookie());
    response.end(html.join(nonce));
  }

  /** Listens to what is drawn. */
  function listen(response: ServerResponse, language: string, made: unknown): void {
    const requestId = textOf(response.getHeader('x-request-id'));
    // What is drawn is as old as its beginning, however long its first reader takes.
    const until = now() + KEPT_MS;
    const parts: Buffer[] = [];
    const write = response.write.bind(response) as (...args: unknown[]) => boolean;
    const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
    const hear = (part: unknown, encoding: unknown) => {
      if (typeof part === 'string')
        parts.push(Buffer.from(part, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
      else if (part instanceof Uint8Array) parts.push(Buffer.from(part));
    };
    response.write = ((...args: unknown[]) => {
      hear(args[0], args[1]);
      return write(...args);
    }) as typeof response.write;
    response.end = ((...args: unknown[]) => {
      hear(args[0], args[1]);
      keep(Buffer.concat(parts.splice(0)).toString('utf8'));
      // It writes by itself what it is given.
      response.write = write as typeof response.write;
      return end(...args);
    }) as typeof response.end;

    function keep(html: string): void {
      const all = response.getHeaders();
      const nonce = NONCE.exec(textOf(all['content-security-policy']))?.[1];
      const visitorId = visitorIn(all['set-cookie']);
      if (response.statusCode !== 200 || !HTML.test(textOf(all['content-type']))) return;
      if (!html.endsWith(WHOLE) || FAILED.test(html)) return;
      if (nonce === undefined || !visitorId || requestId === '') return;
      const headers = Object.entries(all)
        .filter(([name]) => !OWN.includes(name))
        .map(([name, value]) => [name, withoutEncoding(name, textOf(value)).split(nonce)] as const);
      const told = [html, ...headers.flatMap(([, pieces]) => pieces)];
      if (told.some((text) => text.includes(visitorId) || text.includes(requestId))) return;
      if ((kept.get(language)?.until ?? 0) <= until)
        kept.set(language, { made, until, html: html.split(nonce), headers });
    }
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    language: string,
    draw: () => Promise<void>,
  ): Promise<void> => {
    if (!isNewcomer(request)) return draw();
    const made = madeFrom();
    const found = kept.get(language);
    if (found && found.made === made && now() < found.until) return show(response, found);
    listen(response, language, made);
    return draw();
  };
}

/** `finishPage` adds it itself. */
const withoutEncoding = (name: string, value: string): string =>
  name === 'vary' ? value.replace(/,?\s*accept-encoding/i, '') : value;
