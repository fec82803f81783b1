import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { LATE, LATE_LINK } from '@/lib/kit/late-script';
import { bestEncoding } from './encoding';
import type { FirstPage } from './first-page';

const HTML = /^text\/html\b/;
const TEXT = /^(text\/(?!event-stream)|(application|image)\/([\w.-]+\+)?(xml|json|javascript)\b)/;
const HEAD_END = '</head>';
/** Without a body, or with a part of one. */
const UNTOUCHED = [204, 206, 304];
/** A script of Next. Of the build alone: what others bring is loaded as they say. Nothing that people write looks like it: their `<` is escaped. */
const SCRIPT = /(<script src="\/_next\/static\/[^"]+"(?: nonce="[^"]*")?) async=""/g;
/** What would fetch React's own start at once. */
const PRELOAD = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^"]+"\/>/g;
const MANIFEST = '<link rel="manifest"';
/** Without one of these a piece of a body stays as it is. */
const MARKS = ['<script src="/_next/static/', ' fetchPriority="high"'];

/** A page is written once and read once: the effort that costs about what gzip did, and a window as large as a page. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const COMPRESSORS = { br: () => createBrotliCompress(BROTLI), gzip: () => createGzip() };

/** The document that Next sends when a page failed before its first words: it has no layout, so nothing would start its scripts. */
const WITHOUT_LAYOUT = 'id="__next_error__"';

/** A piece of a page, with scripts and a manifest that wait until its words are painted (lib/client/late-scripts.ts). */
const withLateScripts = (html: string): string =>
  html.replace(SCRIPT, `$1 ${LATE}`).replace(PRELOAD, '').replace(MANIFEST, `<link ${LATE_LINK}="manifest"`);

/**
 * Passes a page on as it comes, byte for byte (latin1), its head when the whole of it is there. Of its body only React's own
 * start is a script with an address; in the rare case that it comes in two pieces, it is fetched at once, as a picture is then.
 */
function pageRewriter(
  pass: (part: Buffer) => void,
  first: FirstPage,
): { write(part: Buffer): void; end(): void } {
  let head: Buffer | undefined = Buffer.alloc(0);
  let rewrite = withLateScripts;
  return {
    write(part) {
      if (!head)
        return pass(
          MARKS.some((mark) => part.includes(mark))
            ? Buffer.from(first.body(rewrite(part.toString('latin1'))), 'latin1')
            : part,
        );
      head = Buffer.concat([head, part]);
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      const body = head.subarray(end);
      if (head.includes(WITHOUT_LAYOUT)) rewrite = (html) => html;
      pass(Buffer.from(first.head(rewrite(head.toString('latin1', 0, end))), 'latin1'));
      head = undefined;
      this.write(body);
    },
    end() {
      if (head?.length) pass(head);
    },
  };
}

type Written = string | Uint8Array | undefined;
const bytesOf = (part: Written, encoding: unknown): Buffer =>
  typeof part === 'string'
    ? Buffer.from(part, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(part ?? []);
const callbackOf = (args: readonly unknown[]) => args.find((one) => typeof one === 'function') as () => void;

/**
 * Compresses what Next is about to answer, and has the scripts of a page wait for its words. Next itself would compress by gzip
 * alone, and nobody could change a page after that.
 * @param openFirstPage puts into a browser's first page what it would ask for next
 */
export function finishPage(
  request: IncomingMessage,
  response: ServerResponse,
  openFirstPage: (cookies: string | undefined) => FirstPage,
): void {
  const write = response.write.bind(response) as (part: Buffer) => boolean;
  const end = response.end.bind(response) as (part?: unknown, ...rest: unknown[]) => ServerResponse;
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  let isBegun = false;
  let compressor: (Transform & { flush(): void }) | undefined;
  let rewriter: ReturnType<typeof pageRewriter> | undefined;

  function begin(): void {
    if (isBegun) return;
    isBegun = true;
    const type = String(response.getHeader('content-type') ?? '');
    const hasBody = request.method !== 'HEAD' && !UNTOUCHED.includes(response.statusCode);
    if (!TEXT.test(type) || response.hasHeader('content-encoding')) return;
    response.appendHeader('vary', 'accept-encoding');
    if (!hasBody) return;
    const encoding = bestEncoding(COMPRESSORS, request.headers['accept-encoding']?.toString() ?? '');
    response.removeHeader('content-length');
    if (encoding) {
      response.setHeader('content-encoding', encoding);
      const made = COMPRESSORS[encoding]();
      compressor = made;
      made.on('data', (part: Buffer) => {
        if (!write(part)) made.pause();
      });
      made.on('end', () => end());
      made.on('error', () => response.destroy());
      // Whoever writes waits for the response, not for the compressor.
      made.on('drain', () => response.emit('drain'));
      response.on('drain', () => made.resume());
      response.once('close', () => made.destroy());
    }
    if (HTML.test(type)) rewriter = pageRewriter(pass, openFirstPage(request.headers.cookie));
  }

  /** Says at once that there is an answer, though its first bytes may still be in the works: Next would give another. */
  function announce(): void {
    begin();
    if ((compressor || rewriter) && !response.headersSent) writeHead(response.statusCode);
  }

  let isFree = true;
  function pass(part: Buffer): void {
    isFree = compressor ? compressor.write(part) : write(part);
  }

  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((one) => typeof one === 'object' && one !== null) as object | undefined;
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value as string);
    if (!response.headersSent) begin();
    return writeHead(status, ...rest.filter((one) => typeof one === 'string'));
  };
  response.write = ((part: Written, ...rest: unknown[]) => {
    announce();
    isFree = true;
    const bytes = bytesOf(part, rest[0]);
    if (rewriter) rewriter.write(bytes);
    else pass(bytes);
    callbackOf(rest)?.();
    return isFree;
  }) as typeof response.write;
  response.end = ((...args: unknown[]) => {
    announce();
    const part = typeof args[0] === 'function' ? undefined : (args[0] as Written);
    const done = callbackOf(args);
    if (!compressor && !rewriter) return end(...args);
    if (done) response.once('finish', done);
    if (part !== undefined && part !== null) response.write(part, args[1] as BufferEncoding);
    rewriter?.end();
    rewriter = undefined;
    if (compressor) compressor.end();
    else end();
    return response;
  }) as typeof response.end;
  // Next calls it where an answer may wait for what comes next.
  Object.assign(response, { flush: () => compressor?.flush() });
}
