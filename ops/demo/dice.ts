/** Chance that comes out the same for the same seed. */
export type Dice = {
  /** 0 ≤ x < 1 */
  roll(): number;
  /** Whole, both ends included. */
  between(from: number, upto: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  uuid(): string;
};

const WORD = 2 ** 32;

/** Mulberry32: 32 bits of state, far more than made-up people need. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WORD;
  };
  const between = (from: number, upto: number) => from + Math.floor(roll() * (upto - from + 1));
  const hex = () =>
    Math.floor(roll() * WORD)
      .toString(16)
      .padStart(8, '0');
  return {
    roll,
    between,
    chance: (share) => roll() < share,
    pick: (from) => {
      const found = from[between(0, from.length - 1)];
      if (found === undefined) throw new RangeError('There is nothing to pick from.');
      return found;
    },
    // Version 4 and variant 1, as PostgreSQL and zod expect them.
    uuid: () => {
      const all = `${hex()}${hex()}${hex()}${hex()}`;
      return `${all.slice(0, 8)}-${all.slice(8, 12)}-4${all.slice(13, 16)}-8${all.slice(17, 20)}-${all.slice(20, 32)}`;
    },
  };
}
