import type { CallRequest } from './call';

/** Set by our own server from the socket, after taking away whatever a client sent under this name. */
export const SOCKET_ADDRESS_HEADER = 'x-saathi-remote-address';

/**
 * The client's address. X-Forwarded-For counts only as far as trusted proxies wrote it: with n of them in front,
 * the n-th entry from the end is what the outermost one saw.
 */
export function clientAddress(request: Pick<CallRequest, 'header'>, trustedProxies: number): string {
  const socket = request.header(SOCKET_ADDRESS_HEADER) ?? 'unknown';
  if (trustedProxies === 0) return socket;
  const forwarded = (request.header('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxies) ?? socket;
}
