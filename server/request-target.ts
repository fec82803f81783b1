/**
 * The path and query of a request, in a form every part of the server can read: without the origin that the absolute
 * form carries (RFC 9112, section 3.2.2), and with percent signs that begin no valid code taken as they are.
 * @param target what stands in the request line
 */
export function requestTarget(target: string): string {
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const [path = '', ...query] = (local.startsWith('/') ? local : `/${local}`).split('?');
  return [isDecodable(path) ? path : path.replaceAll('%', '%25'), ...query].join('?');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Scripts, pictures and what else Next and our own files are fetched by: https://nextjs.org/docs/app/api-reference/file-conventions */
const FILE = /^\/_next\/|\.\w+$/;

/** @param path without its query */
export const isFile = (path: string): boolean => FILE.test(path);

/** The path of a request target, without its query. */
export const pathOf = (target: string): string => target.split('?', 1)[0] ?? target;
