import { BlockList, isIP } from 'node:net';
import type { CallRequest } from './call';

/** Stands for every client whose address is unknown; they share one limit. */
const UNKNOWN = 'unknown';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * A list of addresses and ranges to look others up in.
 * @param entries such as 10.0.0.5, 10.0.0.0/8 or fc00::/7
 * @throws Error when one is neither an address nor a range
 */
export function addressList(entries: readonly string[]): (address: string | null | undefined) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, more] = entry.split('/');
    if (!isIP(address) || more !== undefined || !/^(\d{1,3})?$/.test(bits ?? ''))
      throw new Error('Neither an address nor a range.');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits || Number.NaN), family(address));
  }
  return (address) => Boolean(address && isIP(address) && list.check(address, family(address)));
}

/** The address in an entry of X-Forwarded-For, to which some proxies add the port. */
function addressIn(entry: string): string | undefined {
  const bare = /^\[(.+)\](:\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(bare) ? bare : undefined;
}

/**
 * The client's address. X-Forwarded-For counts only as far as trusted proxies wrote it: with n of them in front,
 * the n-th entry from the end is what the outermost one saw. What is no address there counts for nothing. That the peer itself is a
 * proxy of ours is checked where requests come in (server/admission.ts).
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
  return addressIn(forwarded.at(-trustedProxies) ?? '') ?? socket;
}
