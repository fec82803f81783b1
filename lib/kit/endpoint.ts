import { config, z } from 'zod';
import type { OperatorRole } from './operator';

// zod compiles schemas with `new Function` where that is allowed. A page's content security policy forbids it, and
// merely probing for it makes the browser report a violation.
if (typeof window !== 'undefined') config({ jitless: true });

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Route = `${Method} /${string}`;

/** How often one visitor (and one address) may call an endpoint. */
export type RateLimit = { points: number; perSeconds: number };

export type EndpointSpec = {
  /** Method and path; `{name}` marks a path parameter. The browser names the endpoint by this string. */
  route: Route;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Called by a provider, not by a browser: the service receives the raw body and the headers. */
  raw?: true;
  /** The body is a file of at most so many bytes, and a content type that begins so: the service receives it as `bytes`. */
  bytes?: { max: number; type: string };
  /** Who calls is not looked up: no cookie is read or set, and calls are counted by address alone. */
  anonymous?: true;
  /** A call of the console: for everybody but operators of these roles there is no such call. */
  operators?: readonly OperatorRole[];
  /** Answers with a download instead of JSON; the response schema is `fileAnswer`. */
  file?: true;
  /**
   * Has words of chats, or changes them: refused while the person's chats are locked (lib/users/lock). `poll`: the page asks by itself,
   * which does not keep them open.
   */
  words?: true | 'poll';
  response: z.ZodType;
  /** The service returns the same object to many callers: it is validated, serialized and compressed once. */
  shared?: true;
  limit?: RateLimit;
};

/** What the service of a `file` endpoint returns. The name goes into a header, so it is plain ASCII. */
export const fileAnswer = z.object({
  name: z.string().regex(/^[\w-][\w.-]*$/),
  contentType: z.string(),
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
  /** Shown where it is opened instead of saved: only what we have written ourselves and runs nothing. */
  shown: z.literal(true).optional(),
});

export type FileAnswer = z.output<typeof fileAnswer>;

/**
 * Declares one HTTP call, once: `handle` enforces it on the server, the typed fetch is checked against it in the
 * browser (by type only, so that zod stays out of the first load).
 */
export function endpoint<const E extends EndpointSpec>(spec: E): E {
  return spec;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;

type PartOf<S> = S extends z.ZodType ? z.output<S> : unknown;

/**
 * What a service function receives: the parsed values of path, query and body as one plain object. Should two of them
 * share a name, the path's value counts.
 */
export type Input<E extends EndpointSpec> = PartOf<E['params']> &
  PartOf<E['query']> &
  PartOf<E['body']> &
  (E['bytes'] extends object ? { bytes: Uint8Array } : unknown);

/** What the service of a `raw` endpoint receives. */
export type RawInput = { raw: { text: string; header(name: string): string | null } };

/** What a service function returns, before the response schema strips what must not leave the server. */
export type Answer<E extends EndpointSpec> = z.input<E['response']>;

/** What the browser sends and receives. */
export type Request<E extends EndpointSpec> = {
  params?: InputOf<E['params']>;
  query?: InputOf<E['query']>;
  body?: InputOf<E['body']>;
};
export type Response<E extends EndpointSpec> = z.output<E['response']>;
