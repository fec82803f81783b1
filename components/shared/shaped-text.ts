import type { Font } from 'harfbuzzjs';

/** How the text is set. */
type Setting = {
  /** px */
  size: number;
  /** px from line to line. */
  leading: number;
  /** px */
  width: number;
  colour: string;
};

/** Faces as TTF: one for Devanagari, one for everything else. */
export type Faces = { devanagari: Buffer; latin: Buffer };

/** A drawing of some lines of text. */
export type ShapedText = { uri: string; width: number; height: number };

/** px of free space above the first line and below the last one, in parts of the size: marks stand above and below the letters. */
const ROOM = 0.25;

/** Devanagari with the signs that join or part its letters. */
const DEVANAGARI = /([\u0900-\u097f\u200c\u200d]+)/u;

/**
 * Text as a drawing, in lines of at most `width`. The library of the share images puts one letter beside the other, which
 * tears conjuncts of Devanagari apart; HarfBuzz joins them as a browser does.
 */
export async function shapeText(text: string, faces: Faces, setting: Setting): Promise<ShapedText> {
  const { size, leading, width, colour } = setting;
  const setWord = await wordSetter(faces, size);
  const lines = breakLines(
    text.split(' ').map(setWord),
    setWord('n n').width - 2 * setWord('n').width,
    width,
  );
  const height = Math.ceil(lines.length * leading + 2 * ROOM * size);
  const drawn = lines.map((line, at) => {
    const baseline = ROOM * size + at * leading + size;
    return line.map(({ x, word }) => `<g transform="translate(${x} ${baseline})">${word.paths}</g>`).join('');
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${colour}">${drawn.join('')}</svg>`;
  return { uri: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, width, height };
}

type Word = { width: number; paths: string };

/** @param size px */
async function wordSetter(faces: Faces, size: number): Promise<(text: string) => Word> {
  const harfbuzz = await import('harfbuzzjs');
  const open = (face: Buffer) =>
    new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(face).buffer)));
  const fonts = { devanagari: open(faces.devanagari), latin: open(faces.latin) };

  const setRun = (run: string, font: Font, start: number): Word => {
    const scale = size / font.face.upem;
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const places = buffer.getGlyphPositions();
    let x = start;
    let paths = '';
    for (const [at, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {};
      const place = `translate(${x + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
      paths += `<path transform="${place}" d="${font.glyphToPath(glyph)}"/>`;
      x += xAdvance * scale;
    }
    return { width: x, paths };
  };

  return (text) =>
    text
      .split(DEVANAGARI)
      .filter((run) => run !== '')
      .reduce<Word>(
        (word, run) => {
          const set = setRun(run, DEVANAGARI.test(run) ? fonts.devanagari : fonts.latin, word.width);
          return { width: set.width, paths: word.paths + set.paths };
        },
        { width: 0, paths: '' },
      );
}

function breakLines(words: readonly Word[], space: number, width: number): { x: number; word: Word }[][] {
  const lines: { x: number; word: Word }[][] = [[]];
  let x = 0;
  for (const word of words) {
    if (x > 0 && x + word.width > width) {
      lines.push([]);
      x = 0;
    }
    lines.at(-1)?.push({ x, word });
    x += word.width + space;
  }
  return lines;
}
