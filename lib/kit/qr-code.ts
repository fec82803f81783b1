/*
 * A QR code by ISO/IEC 18004, as far as an address needs it: bytes, error correction L, and the versions 1 to 5, which
 * have one block each. No library: one costs every clone a package for these two pages of arithmetic.
 */

/** Bytes of data and of error correction in versions 1 to 5. */
const CAPACITY = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
] as const;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** In the field of 256 elements over x⁸ + x⁴ + x³ + x² + 1. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1)
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** Bytes of Reed-Solomon error correction. */
function correctionOf(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let at = 0, root = 1; at < count; at += 1, root = multiply(root, 2)) {
    const factor = root;
    const longer = [...divisor, 0];
    divisor = longer.map((value, place) => value ^ multiply(divisor[place - 1] ?? 0, factor));
  }
  let rest = new Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, place) => value ^ multiply(divisor[place + 1] ?? 0, factor));
  }
  return rest;
}

/** All bytes of a code, or undefined when the text is too long for the largest. */
function bytesOf(text: string): { version: number; bytes: number[] } | undefined {
  const words = [...new TextEncoder().encode(text)];
  // The mode (4 bits) and the length (8 bits) go before the text.
  const version = CAPACITY.findIndex(([data]) => words.length + 2 <= data);
  const capacity = CAPACITY[version];
  if (!capacity) return undefined;
  const nibbles = [
    4,
    words.length >> 4,
    words.length & 15,
    ...words.flatMap((one) => [one >> 4, one & 15]),
    0,
  ];
  const data = Array.from(
    { length: nibbles.length / 2 },
    (_, at) => ((nibbles[2 * at] ?? 0) << 4) | (nibbles[2 * at + 1] ?? 0),
  );
  for (let pad = 0xec; data.length < capacity[0]; pad ^= 0xec ^ 0x11) data.push(pad);
  return { version: version + 1, bytes: [...data, ...correctionOf(data, capacity[1])] };
}

/** What the error correction L and a mask are written as, 15 bits. */
function formatOf(mask: number): number {
  const data = (1 << 3) | mask;
  let rest = data;
  for (let bit = 0; bit < 10; bit += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return ((data << 10) | rest) ^ 0x5412;
}

type Grid = boolean[][];
const gridOf = (size: number, at: (x: number, y: number) => boolean): Grid =>
  Array.from({ length: size }, (_, y) => Array.from({ length: size }, (__, x) => at(x, y)));

/** The three large squares, the small one, the two lines; undefined where data goes. */
function patternAt(size: number, x: number, y: number): boolean | undefined {
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    const away = Math.max(Math.abs(x - cx), Math.abs(y - cy));
    if (away <= 4) return away !== 2 && away !== 4;
  }
  if (size > 21) {
    const away = Math.max(Math.abs(x - size + 7), Math.abs(y - size + 7));
    if (away <= 2) return away !== 1;
  }
  if (x === 6 || y === 6) return (x + y) % 2 === 0;
  return undefined;
}

/** Where the bits of the format stand, from the lowest: once around the first square, once beside the others. */
function formatPlaces(size: number): (readonly [x: number, y: number])[][] {
  const around = Array.from({ length: 15 }, (_, bit): readonly [number, number] =>
    bit < 6 ? [8, bit] : bit < 8 ? [8, bit + 1] : bit === 8 ? [7, 8] : [14 - bit, 8],
  );
  const beside = Array.from({ length: 15 }, (_, bit): readonly [number, number] =>
    bit < 8 ? [size - 1 - bit, 8] : [8, size - 15 + bit],
  );
  return [around, beside];
}

/** Where data goes, in its order: up and down in columns of two, from the right. */
function dataPlaces(size: number, isTaken: (x: number, y: number) => boolean): [x: number, y: number][] {
  const places: [number, number][] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    // The line of the left is no column of data.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (!isTaken(x, y)) places.push([x, y]);
      }
  }
  return places;
}

const LIKE_A_SQUARE = ['10111010000', '00001011101'];

/** How hard a grid is to read: runs, blocks, what looks like a large square, too much of one colour. */
function penaltyOf(grid: Grid): number {
  const size = grid.length;
  let penalty = 0;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x] ?? false))].map((line) =>
    line.map(Number).join(''),
  );
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    for (let at = 0; at <= size - 11; at += 1)
      if (LIKE_A_SQUARE.includes(line.slice(at, at + 11))) penalty += 40;
  }
  for (let y = 0; y < size - 1; y += 1)
    for (let x = 0; x < size - 1; x += 1) {
      const one = grid[y]?.[x];
      if (one === grid[y]?.[x + 1] && one === grid[y + 1]?.[x] && one === grid[y + 1]?.[x + 1]) penalty += 3;
    }
  const dark = grid.flat().filter(Boolean).length;
  return penalty + Math.floor(Math.abs((dark * 20) / size ** 2 - 10)) * 10;
}

/** @returns the rows of the code, true where it is dark; undefined when the text is longer than 106 bytes */
export function qrCode(text: string): Grid | undefined {
  const content = bytesOf(text);
  if (!content) return undefined;
  const size = 17 + 4 * content.version;
  const places = formatPlaces(size);
  const isFormat = (x: number, y: number) => places.flat().some(([px, py]) => px === x && py === y);
  const isDot = (x: number, y: number) => x === 8 && y === size - 8;
  const taken = gridOf(size, (x, y) => patternAt(size, x, y) !== undefined || isFormat(x, y) || isDot(x, y));
  const bits = new Map(
    dataPlaces(size, (x, y) => taken[y]?.[x] ?? true).map(([x, y], at) => [
      y * size + x,
      (((content.bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1,
    ]),
  );
  const grids = MASKS.map((isMasked, mask) => {
    const grid = gridOf(size, (x, y) => {
      const bit = bits.get(y * size + x);
      return bit === undefined ? (patternAt(size, x, y) ?? isDot(x, y)) : bit !== isMasked(x, y);
    });
    for (const side of places)
      for (const [bit, [x, y]] of side.entries()) {
        const row = grid[y];
        if (row) row[x] = ((formatOf(mask) >> bit) & 1) === 1;
      }
    return grid;
  });
  return grids.toSorted((a, b) => penaltyOf(a) - penaltyOf(b))[0];
}
