import { createHash } from 'node:crypto';
import type { Challenge } from '@/lib/wallet/starters/contract';

function workOf(challenge: Challenge | null) {
  if (challenge?.kind !== 'work') throw new Error('No work was asked for.');
  return challenge;
}

/** The first text that makes a hash as a puzzle wants it, or does not. */
function findText({ token, bits }: ReturnType<typeof workOf>, puzzle: number, solves: boolean): string {
  const isSolved = (tried: string) =>
    createHash('sha256').update(tried).digest().readUInt32BE(0) >>> (32 - bits) === 0;
  for (let text = 0; ; text += 1)
    if (isSolved(`${token}.${puzzle}.${text.toString(36)}`) === solves) return text.toString(36);
}

/** A proof of the work that a browser is asked for, in a form that no browser would compute it: one text after the other. */
export function solve(challenge: Challenge | null): string {
  const work = workOf(challenge);
  return [
    work.token,
    ...Array.from({ length: work.puzzles }, (_, puzzle) => findText(work, puzzle, true)),
  ].join('.');
}

/** The same, but the last puzzle is not solved. */
export function solveAllButOne(challenge: Challenge | null): string {
  const work = workOf(challenge);
  const solved = solve(challenge);
  return `${solved.slice(0, solved.lastIndexOf('.'))}.${findText(work, work.puzzles - 1, false)}`;
}
