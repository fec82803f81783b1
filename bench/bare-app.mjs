// The floor under a page that React runs: a Next app of one page with a heading and a button, built for production as the product is.
import { mkdirSync, writeFileSync } from 'node:fs';
import { run } from '../dev/processes/children.mjs';
import { inProject } from '../dev/project.mjs';
import { step } from '../dev/steps.mjs';
import { startBareApp } from './servers.mjs';

const FOLDER = '.cache/bench/bare-app';
const NEXT = 'node_modules/next/dist/bin/next';

const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  // Without one of its own, Next takes the start hook of the root, which is the product's.
  'instrumentation.js': 'export function register() {}',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(inProject())} } };`,
  'app/layout.jsx': `export const metadata = { title: 'Bare' };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  'app/page.jsx': `import { Counter } from './counter';
export default function Page() {
  return <main><h1>A bare page</h1><p>Words from the server, and one button.</p><Counter /></main>;
}`,
  // The same page, rendered for each request: what reads its headers is not prerendered.
  'app/rendered/page.jsx': `import { headers } from 'next/headers';
import { Counter } from '../counter';
export default async function Rendered() {
  await headers();
  return <main><h1>A bare page</h1><p>Words from the server, and one button.</p><Counter /></main>;
}`,
  'app/counter.jsx': `'use client';
import { useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}`,
};

/** Where the bare app renders its page for each request. */
export const RENDERED = '/rendered';

/** @type {Promise<void> | undefined} */
let built;

/** @returns {Promise<import('./servers.mjs').Measured>} the bare app, built once in a run, and started */
export async function openBareApp() {
  built ??= build();
  await built;
  return startBareApp(NEXT, inProject(FOLDER));
}

async function build() {
  mkdirSync(inProject(FOLDER, 'app/rendered'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(inProject(FOLDER, name), text);
  await step('Building a bare app', async () => {
    const { code, output } = await run(process.execPath, [inProject(NEXT), 'build'], {
      cwd: inProject(FOLDER),
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    if (code !== 0) throw new Error(`The bare app could not be built:\n${output}`);
  });
}
