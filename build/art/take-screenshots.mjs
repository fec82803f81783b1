/**
 * Takes the pictures that the manifest shows before the product is installed, of the product itself, into public/screenshots. They
 * are not named by the product's data: a companion of the stand-in answers.
 * Run: npm start, then node build/art/take-screenshots.mjs http://localhost:3000 (needs the browser of the tests)
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { inProject } from '../../dev/project.mjs';

const [address] = process.argv.slice(2);
if (!address) throw new Error('Which address does the product have?');

const SIZES = {
  narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};
const SAID = [
  'Hi! Long day at work today.',
  'My manager moved the deadline again. How do I say no politely?',
];

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
mkdirSync(inProject('public/screenshots'), { recursive: true });
for (const [size, look] of Object.entries(SIZES)) {
  const context = await browser.newContext({
    ...look,
    ...{ baseURL: address, locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
  });
  const ask = async (/** @type {string} */ path, /** @type {object} */ data) =>
    (await context.request.post(path, { data })).json();
  await ask('/api/user/register', { browserFingerprint: randomUUID() });
  await ask('/api/user/consent', { purpose: 'adult', granted: true });
  const { id: sessionId } = await ask('/api/chat/session', { chatType: 'friendly' });
  await ask(`/api/chat/welcome/${sessionId}`, {});
  for (const content of SAID) await ask('/api/chat/message', { sessionId, sender: 'user', content });
  const pages = { chat: `/chat/${sessionId}`, home: '/', psychologists: '/psychologist' };
  for (const [name, path] of Object.entries(pages)) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    const to = `public/screenshots/${name}-${size}.png`;
    await page.screenshot({ path: inProject(to) });
    await page.close();
    console.log(to);
  }
  await context.close();
}
await browser.close();
