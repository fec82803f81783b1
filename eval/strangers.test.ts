import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Words of a quoted text from which it is a line of its own, and no word that anybody writes. */
const LINE_WORDS = 4;
const FOLDERS = {
  evaluation: new URL('.', import.meta.url),
  standIn: new URL('../sandbox/openai/', import.meta.url),
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** The sources of a folder, tests of the code left out. Sets of single messages for rules that need no model are no lines of a talk. */
function sourcesIn(folder: URL): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsv)$/.test(file) && !/\.test\.ts$|^(age|crisis|language|output)\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder.pathname, file), 'utf8') }));
}

/** What a source quotes, and the lines of its longer texts. */
function linesOf(text: string): string[] {
  const code = text.replace(/^\s*(\*|\/\*|\/\/|import ).*$/gm, '');
  const quoted = code.match(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`/gu) ?? [];
  return [...new Set(quoted.flatMap((one) => one.split(/[\n|\t]|=>/)).map(plain))].filter(
    (line) => line.split(' ').length >= LINE_WORDS,
  );
}

const [evaluation, standIn] = [sourcesIn(FOLDERS.evaluation), sourcesIn(FOLDERS.standIn)];

/** Lines of some sources that stand in others too. */
const shared = (lines: typeof evaluation, where: typeof evaluation) => {
  const whole = where.map(({ text }) => plain(text)).join(' ');
  return lines.flatMap(({ file, text }) =>
    linesOf(text)
      .filter((line) => whole.includes(line))
      .map((line) => `${file}: ${line}`),
  );
};

test('the stand-in knows no line of the evaluation', () => {
  expect(evaluation.flatMap(({ text }) => linesOf(text)).length).toBeGreaterThan(500);
  expect(shared(evaluation, standIn)).toEqual([]);
});

test('the evaluation knows no line of the stand-in', () => {
  expect(standIn.flatMap(({ text }) => linesOf(text)).length).toBeGreaterThan(100);
  expect(shared(standIn, evaluation)).toEqual([]);
});
