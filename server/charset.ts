import type { ServerResponse } from 'node:http';

const TEXT = /^(text\/|(application|image)\/([\w.-]+\+)?(xml|json|javascript)\b)/i;

/** A content type that says how its text is to be read; ours is UTF-8 throughout. */
export const withCharset = (type: string): string =>
  TEXT.test(type) && !/;\s*charset=/i.test(type) ? `${type}; charset=utf-8` : type;

/** Completes the content type of what Next answers just before its headers go: files and lists come without a charset, redirects without a type. */
export function completeContentType(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const complete = (status: number) => {
    const type = response.getHeader('content-type');
    if (type !== undefined) response.setHeader('content-type', withCharset(String(type)));
    else if (status >= 300 && status !== 304) response.setHeader('content-type', 'text/plain; charset=utf-8');
  };
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (!response.headersSent) complete(status);
    return writeHead(status, ...rest);
  };
}
