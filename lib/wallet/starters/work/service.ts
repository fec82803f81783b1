/*
 * The proof of work of our own: texts are looked for whose hashes begin with zeros, as in Hashcash
 * (http://www.hashcash.org/hashcash.pdf). It keeps nothing: a challenge is signed, for one visitor and some minutes.
 */
import { createHash, randomUUID } from 'node:crypto';
import { isSameSecret } from '@/lib/kit/same-secret';
import type { VisitorCheck } from '../ports';
import { WORK_BITS, WORK_LIFETIME_MS, WORK_PUZZLES } from './constants';

/** Whether a hash begins with that many zero bits. */
function beginsWithZeros(hash: Buffer, bits: number): boolean {
  return hash.readUInt32BE(0) >>> (32 - bits) === 0;
}

/** A check that has the browser compute. @param size puzzles and their zero bits */
export function workCheck(
  keyedHash: (purpose: 'proof of work', text: string) => string,
  { puzzles, bits } = { puzzles: WORK_PUZZLES, bits: WORK_BITS },
): VisitorCheck {
  const sign = (id: string, until: string, visitorId: string) =>
    keyedHash('proof of work', `${id}.${until}.${visitorId}`);
  return {
    ask(visitorId, now) {
      const id = randomUUID();
      const until = String(now.getTime() + WORK_LIFETIME_MS);
      return { kind: 'work', token: `${id}.${until}.${sign(id, until, visitorId)}`, puzzles, bits };
    },
    async check(proof, { visitorId, now }) {
      const [id = '', until = '', signature = '', ...found] = proof.split('.');
      if (!isSameSecret(signature, sign(id, until, visitorId))) return null;
      if (Number(until) < now.getTime() || found.length !== puzzles) return null;
      const solved = found.every((text, puzzle) => {
        const tried = `${id}.${until}.${signature}.${puzzle}.${text}`;
        return beginsWithZeros(createHash('sha256').update(tried).digest(), bits);
      });
      return solved ? id : null;
    },
  };
}
