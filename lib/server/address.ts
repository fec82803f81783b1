import type { CallRequest } from './call';

/** Stands for every client whose address is unknown; they share one limit. */
const UNKNOWN = 'unknown';

/**
 * The client's address. X-Forwarded-For counts only as far as trusted proxies wrote it: with n of them in front,
 * the n-th entry from the end is what the outermost one saw.
 */
export function clientAddress(
  { address, header }: Pick<CallRequest, 'address' | 'header'>,
  trustedProxies: number,
): string {
  const socket = address ?? UNKNOWN;
  if (trustedProxies === 0) return socket;
  const forwarded = (header('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxies) ?? socket;
}
