import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unknownAddresses } from './unknown-address';

const folder = mkdtempSync(path.join(os.tmpdir(), 'saathi-routes-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, '.next'));
writeFileSync(
  path.join(folder, '.next', 'routes-manifest.json'),
  JSON.stringify({
    staticRoutes: [{ regex: '^/(?:/)?$' }, { regex: '^/chats(?:/)?$' }],
    dynamicRoutes: [{ regex: '^/chat/([^/]+?)(?:/)?$' }],
  }),
);
const lead = unknownAddresses(folder);

test.each([
  '/',
  '/?ref=A1',
  '/chats?archived=1',
  '/chat/none',
  '/chat/%20',
  '/nowhere/',
  '/icon.svg',
  '/_next/static/x',
  '/_next/data',
])('%s stays', (target) => expect(lead(target)).toBe(target));

test.each(['/nowhere', '/no-such-page/people?q=asha', '/chat', '/chat/a/b', '/chatsx', '/%63hats'])(
  '%s is an address that no page has',
  (target) => expect(lead(target)).toBe('/no-such-page'),
);
