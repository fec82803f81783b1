import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { isSameSecret } from '@/lib/kit/same-secret';
import { NIGHT } from '../limits/constants';
import { quietEnd } from '../limits/rules';
import { MAILING_KINDS, type MailingKind } from './constants';

/** What a link that stops mails is about. */
export type Stop = { kind: MailingKind; userId: string };

const PURPOSE = 'stop of mails';
const TOKEN = /^(\w+)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** The last part of the address that stops mails of a kind to a person; it opens nothing else, and does not run out. */
export const stopToken = (keyedHash: KeyedHash, { kind, userId }: Stop): string =>
  `${kind}.${userId}.${keyedHash(PURPOSE, `${kind} ${userId}`)}`;

/** What such a part is about; null when we have not written it. */
export function readStop(keyedHash: KeyedHash, token: string): Stop | null {
  const [, name, userId = '', sign = ''] = TOKEN.exec(token) ?? [];
  const kind = MAILING_KINDS.find((one) => one === name);
  if (kind === undefined) return null;
  const isOurs = keyedHash.each(PURPOSE, `${kind} ${userId}`).some((ours) => isSameSecret(sign, ours));
  return isOurs ? { kind, userId } : null;
}

/** When the night ends in which nobody is mailed of a reply; null by day. */
export const nightEnd = (now: Date): Date | null => quietEnd(NIGHT, now);

/** The later of two moments, where there are any. */
export const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one;
