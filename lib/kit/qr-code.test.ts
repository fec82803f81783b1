import { expect, test } from 'vitest';
import { qrCode } from './qr-code';

/** Read by decoders, and drawn cell for cell the same by another encoder (uqr 0.1). */
const KNOWN = `
#######.#..####...#######
#.....#..##..##...#.....#
#.###.#...#.#####.#.###.#
#.###.#.....##.#..#.###.#
#.###.#..#.#.##.#.#.###.#
#.....#...#.#.#...#.....#
#######.#.#.#.#.#.#######
........#.##.#..#........
##.##.#..###..###.#.....#
.##..#...#..#..#...#####.
.####.###.##..##.###.#..#
##.##..#.####..#..#..####
..#..##.##.##...#.#.....#
###.##..##....##....#..#.
########.#.#####..#.#####
#..#.....###..#.####.##.#
#...#.###.#..#..#####.##.
........##.##...#...#.##.
#######....#.#..#.#.#...#
#.....#...#.##.##...#..#.
#.###.#.###.#..######..##
#.###.#.#.#..##.###....##
#.###.#..#..##.##...#####
#.....#.###...#...###.###
#######.##..###.###..#..#
`.trim();

const draw = (text: string) =>
  qrCode(text)
    ?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
    .join('\n');

test('an address is drawn as any reader expects it', () => {
  expect(draw('https://saathi.example/')).toBe(KNOWN);
});

test.each([
  [17, 21],
  [18, 25],
  [32, 25],
  [53, 29],
  [78, 33],
  [106, 37],
])('a text of %i bytes fits %i cells', (bytes, cells) => {
  expect(qrCode('x'.repeat(bytes))).toHaveLength(cells);
});

test('a longer text has no code, and Hindi counts in bytes', () => {
  expect(qrCode('x'.repeat(107))).toBeUndefined();
  expect(qrCode('अ'.repeat(36))).toBeUndefined();
});
