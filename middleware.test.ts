import { globSync } from 'node:fs';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROUTES } from './server/calls';

const ENVIRONMENT = {
  NODE_ENV: 'development',
  APP_URL: 'https://saathi.example',
  DATABASE_URL: 'postgresql://unused',
  NEXTAUTH_SECRET: 'unused in these tests, and long enough',
  GOOGLE_CLIENT_ID: 'unused',
  GOOGLE_CLIENT_SECRET: 'unused',
  OPENAI_API_KEY: 'unused',
  OPENAI_MODEL: 'unused',
  CASHFREE_CLIENT_ID: 'unused',
  CASHFREE_CLIENT_SECRET: 'unused',
};
let middleware: typeof import('./middleware');
beforeAll(async () => {
  for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value);
  middleware = await import('./middleware');
});
afterAll(() => vi.unstubAllEnvs());

/** A page or a route as people ask for it: groups are no part of the path, and a parameter is some value. */
const addressOf = (file: string) =>
  file
    .replace(/^app|\/\([^)]+\)|\/(page|route)\.tsx?$/g, '')
    .replace(/\[[^\]]+\]/g, 'some-value')
    .replace(/^$/, '/');

const isMatched = (path: string) =>
  unstable_doesMiddlewareMatch({ config: middleware.config, nextConfig: {}, url: path });
const ask = (path: string, host = 'saathi.example') =>
  middleware.middleware(new NextRequest(`https://saathi.example${path}`, { headers: { host } }));
const answerTo = (path: string) => ask(path).headers;

const pages = [...globSync('app/**/page.tsx').map(addressOf), '/no-such-page', '/companions/no-such-picture'];
const files = [
  ...globSync('public/**/*.*').map((file) => file.replace(/^public/, '')),
  ...[
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/icon.svg',
    '/blogs/feed.xml',
    '/share/home.png',
  ],
  ...['/psychologist/isha-menon/profile/opengraph-image', '/psychologist/x/profile/opengraph-image-1yf9gs'],
];

describe('a page', () => {
  test.each(pages)('%s has its headers and the cookie, and is stored by no cache on the way', (path) => {
    expect(isMatched(path)).toBe(true);
    const headers = answerTo(path);
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-");
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('set-cookie')).toMatch(/^__Host-saathi_visitor=/);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('a file, whichever it is, brings no cookie, runs nothing, and says itself how long it is kept', () => {
  expect(files.length).toBeGreaterThan(50);
  for (const path of files) {
    expect(isMatched(path), path).toBe(true);
    const headers = answerTo(path);
    expect(headers.get('set-cookie'), path).toBeNull();
    expect(headers.get('cache-control'), path).toBeNull();
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
    expect(headers.get('strict-transport-security'), path).toContain('max-age=');
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('a call sets its own headers', () => {
  for (const path of Object.keys(ROUTES).map(addressOf)) {
    expect(isMatched(path), path).toBe(true);
    expect([...answerTo(path).keys()], path).toEqual(['x-middleware-next']);
  }
  expect(isMatched('/_next/static/chunks/a.js')).toBe(false);
});

test('another host is refused everywhere, but for who watches over the process', () => {
  for (const path of [...pages, ...files, '/api/user/register', '/auth/google']) {
    const answer = ask(path, 'evil.example');
    expect(answer.status, path).toBe(421);
    expect(answer.headers.get('set-cookie'), path).toBeNull();
    expect(answer.headers.get('strict-transport-security'), path).toContain('includeSubDomains');
  }
  for (const path of ['/healthz', '/readyz', '/metrics']) expect(ask(path, '10.0.0.5').status).toBe(200);
});
