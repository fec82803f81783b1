import { isIP } from 'node:net';

/** Groups of an IPv6 address that name a home or a phone, to each of which a provider gives a /64 at least (RFC 6177). */
const HOME_GROUPS = 4;
/** Groups of an IPv6 address that name a site or a part of a carrier: the /48 that is routed as one (RFC 6177). */
const SITE_GROUPS = 3;
const MAPPED = '0,0,0,0,0,65535';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A URL has one way to write an address, an embedded IPv4 address included.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((group) => Number.parseInt(group, 16));
}

/** An IPv4 address as it is, or the groups of an IPv6 address; what is no address stays a text. */
function read(address: string): { text: string; groups: number[] | null } {
  const bare = address.split('%')[0] ?? '';
  if (isIP(bare) !== 6) return { text: address, groups: null };
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).join() !== MAPPED) return { text: bare, groups };
  // An IPv4 address in the form of IPv6 is the same one.
  const text = groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
  return { text, groups: null };
}

const prefixOf = (groups: readonly number[], count: number) =>
  `${groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')}::/${count * 16}`;

/**
 * The network that an address belongs to, as limits count it: an IPv4 address itself, the /64 of an IPv6 address, because a
 * phone changes the rest by itself. Anything else counts as it is.
 */
export function networkOf(address: string): string {
  const { text, groups } = read(address);
  return groups ? prefixOf(groups, HOME_GROUPS) : text;
}

/** The network around that one: the /24 of an IPv4 address, the /48 of an IPv6 address. Anything else counts as it is. */
export function neighbourhoodOf(address: string): string {
  const { text, groups } = read(address);
  if (groups) return prefixOf(groups, SITE_GROUPS);
  return isIP(text) === 4 ? `${text.slice(0, text.lastIndexOf('.'))}.0/24` : text;
}

/** Whether an address is IPv6: its network is one phone or one home, and not what a carrier has thousands of phones behind. */
export const isHomeNetwork = (address: string): boolean => read(address).groups !== null;
