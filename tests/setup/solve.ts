import { createHash } from 'node:crypto';
import type { Challenge } from '@/lib/wallet/starters/contract';

/** A proof of the work that a browser is asked for, in a form that no browser would compute it: one text after the other. */
export function solve(challenge: Challenge | null): string {
  if (challenge?.kind !== 'work') throw new Error('No work was asked for.');
  const { token, puzzles, bits } = challenge;
  const isSolved = (tried: string) =>
    createHash('sha256').update(tried).digest().readUInt32BE(0) >>> (32 - bits) === 0;
  const found = Array.from({ length: puzzles }, (_, puzzle) => {
    for (let text = 0; ; text += 1)
      if (isSolved(`${token}.${puzzle}.${text.toString(36)}`)) return text.toString(36);
  });
  return [token, ...found].join('.');
}
