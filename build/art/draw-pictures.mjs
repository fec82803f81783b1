/**
 * Draws the pictures companions may share: each of the cast, from its portrait, in the scenes of its chat type, into
 * public/pictures/. Every picture carries a label that says what it is. Run: node build/art/draw-pictures.mjs
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PICTURE_CAST, SCENES } from '../../content/pictures.ts';
import { nameDrawings } from './name-drawings.mjs';

const PUBLIC = join(dirname(fileURLToPath(import.meta.url)), '../..', 'public');
const WIDTH = 400;
const HEIGHT = 500;

const rect = (x, y, width, height, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;
const circle = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
/** Pseudo-random numbers, the same at every run. */
const scattered = (count, seed) =>
  Array.from({ length: count }, (_, at) => [
    (at * 97 + seed * 31) % WIDTH,
    (at * 61 + seed * 17) % 260,
    at % 3,
  ]);
const sky = (top, bottom) =>
  `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${rect(0, 0, WIDTH, HEIGHT, 'url(#s)')}`;
const buildings = (fill, light) =>
  [
    [0, 300, 70],
    [60, 250, 60],
    [125, 320, 55],
    [180, 270, 75],
    [260, 230, 60],
    [325, 290, 75],
  ]
    .map(
      ([x, y, width]) =>
        rect(x, y, width, HEIGHT - y, fill) +
        [0, 1, 2, 3]
          .map((at) => rect(x + 12 + (at % 2) * 24, y + 18 + (at >> 1) * 30, 9, 13, light, ' opacity=".85"'))
          .join(''),
    )
    .join('');
const kite = (x, y, size, fill, other) =>
  shape(`M${x} ${y - size}l${size} ${size}l${-size} ${size * 1.2}l${-size} ${-size * 1.2}Z`, fill) +
  shape(`M${x} ${y - size}l${size} ${size}h${-size * 2}Z`, other) +
  line(`M${x} ${y + size * 1.2}q18 30 -4 60t6 70`, '#24131f', 1.5, ' opacity=".45"');
const flower = (x, y, r, fill) =>
  [0, 60, 120, 180, 240, 300]
    .map(
      (turn) =>
        `<ellipse cx="${x}" cy="${y - r * 0.7}" rx="${r * 0.42}" ry="${r * 0.62}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('') + circle(x, y, r * 0.42, '#8d3b1a');
const lamp = (x, y) =>
  circle(x, y - 26, 34, '#ffd27a', ' opacity=".28"') +
  shape(`M${x} ${y - 40}q11 17 0 26q-11 -9 0 -26Z`, '#ffb02e') +
  shape(`M${x - 26} ${y - 12}h52q-4 22 -26 22t-26 -22Z`, '#b5542d');
const palm = (x, y) =>
  line(`M${x} ${y}q-10 -90 14 -160`, '#7b4a2b', 12) +
  [
    [-70, 10],
    [-50, -36],
    [0, -58],
    [56, -36],
    [72, 12],
  ]
    .map(([dx, dy]) => line(`M${x + 14} ${y - 160}q${dx * 0.5} ${dy - 18} ${dx} ${dy}`, '#2f7d4f', 13))
    .join('');

/** The background of each scene, and what stands before the companion. */
const DRAWN = {
  'rain-window': () => [
    sky('#5b7a99', '#9fb4c4') +
      scattered(46, 3)
        .map(([x, y]) => line(`M${x} ${y}l-7 22`, '#dbe8f2', 2.5, ' opacity=".7"'))
        .join('') +
      rect(0, 0, 26, HEIGHT, '#6b3f2a') +
      rect(374, 0, 26, HEIGHT, '#6b3f2a') +
      rect(0, 0, WIDTH, 24, '#6b3f2a') +
      rect(194, 0, 12, 330, '#6b3f2a') +
      rect(0, 150, WIDTH, 10, '#6b3f2a'),
    rect(0, 458, WIDTH, 42, '#7f4b31'),
  ],
  'lamp-evening': () => [
    sky('#3a1d47', '#c25b4e') +
      line('M0 60q100 60 200 0t200 0', '#f6a623', 4) +
      Array.from({ length: 11 }, (_, at) =>
        flower(at * 40, 66 + Math.round(26 * Math.abs(Math.sin(at * 1.57))), 12, '#f08a24'),
      ).join(''),
    [40, 120, 280, 360].map((x) => lamp(x, 478)).join(''),
  ],
  'hill-morning': () => [
    sky('#bfe3ee', '#fdebc8') +
      circle(310, 110, 44, '#ffd166') +
      shape('M0 300q90 -120 190 -20t210 -40v260H0Z', '#86b58a') +
      shape('M0 370q120 -90 230 -20t170 -30v180H0Z', '#4f8f63'),
    shape('M0 470q100 -30 200 -8t200 -12v50H0Z', '#356f4a'),
  ],
  'city-night': () => [
    sky('#1a1440', '#5a2f6e') + circle(318, 84, 30, '#f7ecd0') + buildings('#120e2b', '#ffcf6b'),
    rect(0, 464, WIDTH, 36, '#3b2450') + rect(0, 456, WIDTH, 10, '#533168'),
  ],
  'neon-sign': () => [
    sky('#1c1029', '#43173f') +
      line('M200 190C120 130 130 60 200 96C270 60 280 130 200 190Z', '#ff4f8b', 22, ' opacity=".25"') +
      line('M200 190C120 130 130 60 200 96C270 60 280 130 200 190Z', '#ff86ae', 7) +
      [0, 1, 2, 3, 4].map((at) => line(`M0 ${230 + at * 46}H400`, '#5e2450', 2)).join(''),
    rect(0, 470, WIDTH, 30, '#2a0f2c'),
  ],
  'moon-terrace': () => [
    sky('#0f2147', '#41598c') +
      circle(200, 150, 110, '#fbf1d6') +
      circle(165, 120, 18, '#ecdcb4') +
      circle(240, 180, 26, '#ecdcb4') +
      scattered(24, 5)
        .map(([x, y]) => circle(x, y, 1.8, '#fff'))
        .join(''),
    rect(0, 452, WIDTH, 14, '#8c6a86') +
      Array.from({ length: 14 }, (_, at) => rect(at * 30 + 4, 466, 10, 34, '#8c6a86')).join(''),
  ],
  'chai-stall': () => [
    sky('#ffe7bd', '#f7c08a') +
      Array.from({ length: 8 }, (_, at) =>
        shape(`M${at * 50} 40h50v54q-25 26 -50 0Z`, at % 2 ? '#fff7e6' : '#d8483e'),
      ).join('') +
      rect(0, 22, WIDTH, 20, '#7a3b22') +
      rect(14, 40, 12, 460, '#7a3b22') +
      rect(374, 40, 12, 460, '#7a3b22'),
    rect(0, 452, WIDTH, 48, '#8a4a2a') +
      shape('M306 398h52l-8 56h-36Z', '#f4f1ea') +
      shape('M310 416h44l-5 36h-34Z', '#b9713b') +
      line('M322 388q-8 -14 2 -26M340 388q-8 -14 2 -26', '#fff', 4, ' opacity=".8"'),
  ],
  'kite-sky': () => [
    sky('#7cc7ec', '#e5f6fb') +
      [
        [70, 110],
        [300, 70],
        [210, 150],
      ]
        .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="52" ry="17" fill="#fff" opacity=".75"/>`)
        .join('') +
      kite(66, 96, 34, '#e4572e', '#f6a623') +
      kite(326, 130, 30, '#2b8c96', '#8fd3cf') +
      kite(240, 60, 24, '#8b3fa0', '#f49ac1'),
    rect(0, 470, WIDTH, 30, '#d9a066'),
  ],
  'beach-day': () => [
    sky('#9adcf5', '#e9fbff') +
      circle(84, 84, 40, '#ffd54f') +
      rect(0, 290, WIDTH, 90, '#3aa6c4') +
      line('M0 312q50 -14 100 0t100 0t100 0t100 0', '#bfeaf5', 5) +
      rect(0, 372, WIDTH, 128, '#f3d9a4') +
      palm(350, 390),
    line('M0 486q60 -10 120 0t140 0t140 -4', '#e4c387', 8),
  ],
  'sunset-sea': () => [
    sky('#ff9a76', '#ffd9a0') +
      circle(200, 250, 86, '#ffef9f') +
      rect(0, 290, WIDTH, 210, '#c8577a') +
      [310, 340, 376, 420]
        .map((y, at) => line(`M${110 - at * 22} ${y}H${290 + at * 22}`, '#ffd9a0', 5, ' opacity=".6"'))
        .join(''),
    shape('M0 470q200 -26 400 0v30H0Z', '#8a3f5f'),
  ],
  'flower-garden': () => [
    sky('#d8f0e2', '#fff5d6') +
      shape('M0 330q200 -60 400 0v170H0Z', '#6fae6e') +
      scattered(20, 7)
        .map(([x, y, kind]) =>
          flower(x, 320 + (y % 130), 15, kind === 0 ? '#f6a623' : kind === 1 ? '#e4572e' : '#ffcf4d'),
        )
        .join(''),
    [30, 92, 318, 376].map((x, at) => flower(x, 470, 26, at % 2 ? '#f08a24' : '#f6b93b')).join(''),
  ],
  'star-night': () => [
    sky('#141b45', '#4a3b7a') +
      scattered(60, 11)
        .map(([x, y, kind]) => circle(x, y, kind + 1.2, '#fff6d8', kind ? '' : ' opacity=".6"'))
        .join('') +
      line('M60 60l120 46', '#fff6d8', 2.5, ' opacity=".7"') +
      shape('M0 400q120 -70 240 -16t160 -20v136H0Z', '#241b4d'),
    rect(0, 478, WIDTH, 22, '#1a1338'),
  ],
};

const LABEL =
  `<rect x="14" y="14" width="124" height="28" rx="14" fill="#24131f" opacity=".78"/>` +
  `<text x="76" y="33" fill="#fff" font-family="Figtree, system-ui, sans-serif" font-size="14" font-weight="600" text-anchor="middle">AI illustration</text>`;

function draw(companion, scene) {
  const portrait = readFileSync(join(PUBLIC, 'companions', `${companion}.svg`), 'utf8')
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');
  const [behind, before] = DRAWN[scene]();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">${behind}` +
    `<g transform="translate(20 142)">${portrait}</g>${before}${LABEL}</svg>\n`
  );
}

const folder = join(PUBLIC, 'pictures');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let count = 0;
for (const [companion, chatType] of Object.entries(PICTURE_CAST)) {
  for (const { slug } of SCENES[chatType]) {
    writeFileSync(join(folder, `${companion}--${slug}.svg`), draw(companion, slug));
    count += 1;
  }
}
nameDrawings();
console.log(`public/pictures: ${count} pictures`);
