import { networkOf } from '@/lib/kit/network';
import { hashRing } from './env';
import { type Ring, sign } from './keys';

/** Characters of base64url, 96 bits: no two people share a pseudonym, and a line of the log stays readable. */
const LENGTH = 16;

const personUnder = (secret: string, id: string) => sign(secret, 'log person', id).slice(0, LENGTH);

/** What the log calls a user or a visitor: the same as long as the newest secret of HASH_SECRETS stays. */
export const personPseudonym = (id: string): string => personUnder(hashRing()[0].secret, id);

/** What the log has called somebody, under the newest secret and the older ones. `npm run pseudonym` */
export const personPseudonyms = (id: string, ring: Ring): { key: string; pseudonym: string }[] =>
  ring.map(({ id: key, secret }) => ({ key, pseudonym: personUnder(secret, id) }));

const networkUnder = (secret: string, address: string) =>
  sign(secret, 'log network', networkOf(address)).slice(0, LENGTH);

/** What the log calls the network of an address: an IPv4 address itself, of IPv6 the /64. */
export const networkPseudonym = (address: string): string => networkUnder(hashRing()[0].secret, address);

/** The same under the newest secret and the older ones. */
export const networkPseudonyms = (address: string, ring: Ring): { key: string; pseudonym: string }[] =>
  ring.map(({ id: key, secret }) => ({ key, pseudonym: networkUnder(secret, address) }));
