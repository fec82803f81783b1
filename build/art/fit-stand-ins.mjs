/**
 * Prints how wide and high the device's faces have to be drawn to stand in for ours on a browser's first page; app/device-faces.css has
 * the numbers. Weight by weight: a bold Arial is not wider than its regular one by as much as ours is.
 * Run: node build/art/fit-stand-ins.mjs FOLDER, with the files named below in it; Liberation Sans is as wide as Arial.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from '../../bench/screens.mjs';
import { inProject } from '../../dev/project.mjs';

const [folder = ''] = process.argv.slice(2);
const FILES = {
  Arial: ['LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf'],
  Roboto: ['Roboto-Regular.ttf', 'Roboto-Bold.ttf'],
  'DejaVu Sans': ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'],
};
/** Ours: the file, the weight that stands for those nearest to it, and ascent and descent in parts of the size. */
const OURS = [
  ['Figtree', 'figtree', 400, 0.95, 0.25],
  ['Figtree', 'figtree', 600, 0.95, 0.25],
  ['Bricolage', 'bricolage', 700, 0.93, 0.27],
];

const fonts = inProject('public/fonts');
const articles = inProject('content/articles');
const text = readdirSync(articles)
  .filter((name) => name.endsWith('.ts'))
  .flatMap(
    (name) => readFileSync(path.join(articles, name), 'utf8').match(/(?<=')[A-Z][^'\n<>{}]{40,}(?=')/g) ?? [],
  )
  .join(' ')
  .replace(/[^\x20-\x7e]/g, '');

const asAddress = (file) => `url(data:font/ttf;base64,${readFileSync(file).toString('base64')})`;
const browser = await chromium.launch(await browserOptions());
const page = await browser.newPage();
const widthOf = (source, weight) =>
  page.evaluate(
    async ([source, weight, text]) => {
      const face = new FontFace('measured', source, { weight: '400 700' });
      document.fonts.add(await face.load());
      const context = document.createElement('canvas').getContext('2d');
      context.font = `${weight} 100px measured`;
      const { width } = context.measureText(text);
      document.fonts.delete(face);
      return width;
    },
    [source, weight, text],
  );

const percent = (part) => `${(part * 100).toFixed(2)}%`;
for (const [name, file, weight, ascent, descent] of OURS) {
  const [ours = ''] = readdirSync(fonts).filter((one) => one.startsWith(`${file}.`));
  const width = await widthOf(asAddress(path.join(fonts, ours)), weight);
  for (const [device, files] of Object.entries(FILES)) {
    const size = width / (await widthOf(asAddress(path.join(folder, files[weight >= 600 ? 1 : 0])), weight));
    console.log(
      `${name} ${weight} by ${device}: size-adjust ${percent(size)}, ascent ${percent(ascent / size)}, descent ${percent(descent / size)}`,
    );
  }
}
await browser.close();
