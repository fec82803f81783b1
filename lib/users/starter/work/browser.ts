import type { Challenge } from '@/lib/wallet/starters/contract';

/** Texts tried at once: the browser hashes them on threads of its own. */
const TRIED_AT_ONCE = 64;

/** Lets the page do what is due: hashes that are ready come before its timers, and one after the other they would hold them up until the end. */
const letPageWork = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Whether a hash begins with that many zero bits. */
const beginsWithZeros = (hash: ArrayBuffer, bits: number) =>
  new DataView(hash).getUint32(0) >>> (32 - bits) === 0;

async function solvePuzzle(text: string, bits: number): Promise<string> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += TRIED_AT_ONCE) {
    const tries = Array.from({ length: TRIED_AT_ONCE }, (_, place) => (first + place).toString(36));
    const hashes = await Promise.all(
      tries.map((tried) => crypto.subtle.digest('SHA-256', encoder.encode(`${text}.${tried}`))),
    );
    const found = tries.find((_, place) => beginsWithZeros(hashes[place] as ArrayBuffer, bits));
    if (found !== undefined) return found;
  }
}

/** The proof of work that lib/wallet/starters/work asks for. @throws Error where the browser does not hash (no https) */
export async function solveWork({
  token,
  puzzles,
  bits,
}: Extract<Challenge, { kind: 'work' }>): Promise<string> {
  const found = [];
  for (let puzzle = 0; puzzle < puzzles; puzzle += 1) {
    found.push(await solvePuzzle(`${token}.${puzzle}`, bits));
    await letPageWork();
  }
  return [token, ...found].join('.');
}
