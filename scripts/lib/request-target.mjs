/**
 * The path and query of a request, in a form every part of the server can read: without the origin that the absolute
 * form carries, and with percent signs that begin no valid code taken as they are.
 * @param {string} target what stands in the request line
 */
export function requestTarget(target) {
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const [path = '', ...query] = (local.startsWith('/') ? local : `/${local}`).split('?');
  return [isDecodable(path) ? path : path.replaceAll('%', '%25'), ...query].join('?');
}

/** @param {string} path */
function isDecodable(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
