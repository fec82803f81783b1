/**
 * Draws the icons that phones want as PNG from app/icon.svg, once, into public/icons and app/apple-icon.png.
 * Run: node build/art/draw-icons.mjs (needs the browser of the tests)
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { inProject } from '../../dev/project.mjs';

const PAPER = '#fff8f1';
const svg = readFileSync(inProject('app/icon.svg'), 'utf8').replace(
  '<svg ',
  '<svg width="100%" height="100%" ',
);

/** The sign in one colour: only how much of it covers the ground counts (https://w3c.github.io/manifest/#monochrome-icons-and-solid-fills). */
const [, bubble, letter, point] =
  svg.match(/(<path fill="#C42A57".*?\/>)(<path .*?\/>)(<circle .*?\/>)/) ?? [];
if (!bubble || !letter || !point) throw new Error('app/icon.svg has other shapes than it had');
const inColour = (/** @type {string} */ shape, /** @type {string} */ colour) =>
  shape.replace(/#[0-9A-F]{6}/, colour);
const oneColour = `<svg width="100%" height="100%" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><mask id="m">${inColour(bubble, '#fff')}${inColour(letter, '#000')}${inColour(point, '#000')}</mask><rect width="64" height="64" mask="url(#m)"/></svg>`;

/** Where it goes, its side in pixels, and how much of it the sign may fill; phones cut maskable and Apple's icons. */
const ICONS = [
  { to: 'public/icons/icon-192.png', side: 192, share: 1, ground: 'transparent' },
  { to: 'public/icons/icon-512.png', side: 512, share: 1, ground: 'transparent' },
  { to: 'public/icons/maskable-512.png', side: 512, share: 0.62, ground: PAPER },
  { to: 'public/icons/monochrome-512.png', side: 512, share: 0.62, ground: 'transparent', sign: oneColour },
  { to: 'app/apple-icon.png', side: 180, share: 0.72, ground: PAPER },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
mkdirSync(inProject('public/icons'), { recursive: true });
for (const { to, side, share, ground, sign = svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><div style="width:${side * share}px;height:${side * share}px">${sign}</div></body>`,
  );
  await page.screenshot({ path: inProject(to), omitBackground: ground === 'transparent' });
  await page.close();
  console.log(to);
}
await browser.close();
