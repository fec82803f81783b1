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

/** Where it goes, its side in pixels, and how much of it the sign may fill; phones cut maskable and Apple's icons. */
const ICONS = [
  { to: 'public/icons/icon-192.png', side: 192, share: 1, ground: 'transparent' },
  { to: 'public/icons/icon-512.png', side: 512, share: 1, ground: 'transparent' },
  { to: 'public/icons/maskable-512.png', side: 512, share: 0.62, ground: PAPER },
  { to: 'app/apple-icon.png', side: 180, share: 0.72, ground: PAPER },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
mkdirSync(inProject('public/icons'), { recursive: true });
for (const { to, side, share, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><div style="width:${side * share}px;height:${side * share}px">${svg}</div></body>`,
  );
  await page.screenshot({ path: inProject(to), omitBackground: ground === 'transparent' });
  await page.close();
  console.log(to);
}
await browser.close();
