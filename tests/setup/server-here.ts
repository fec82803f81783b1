import { vi } from 'vitest';
import { ringOf } from '@/lib/server/keys';
import { SETTINGS } from './settings';

const QUIET = { ...SETTINGS, NODE_ENV: 'production', LOG_LEVEL: 'silent', RATE_LIMITS: 'relaxed' };

let current: Record<string, string> = QUIET;

type Ask = { cookie?: string | undefined; agent?: string; json?: object };

/** What a browser that sent this Cookie header sends after these lines of Set-Cookie. */
function cookieAfter(header: string | undefined, lines: readonly string[]): string {
  const pairs = [...(header?.split('; ') ?? []), ...lines.map((line) => line.split(';')[0] ?? '')];
  const jar = new Map(pairs.filter(Boolean).map((pair) => [pair.slice(0, pair.indexOf('=')), pair] as const));
  for (const line of lines) if (/; Max-Age=0;/.test(line)) jar.delete(line.slice(0, line.indexOf('=')));
  return [...jar.values()].join('; ');
}

/**
 * A server that has just started with these settings, without a socket: for what a restart or another address changes.
 * An answer's `cookie` is what the browser sends from then on.
 */
export function serverHere(settings: Record<string, string>) {
  // Everything else of the server is loaded once: its settings are what differs.
  vi.doMock('@/lib/server/env', async (original) => {
    const real = await original<typeof import('@/lib/server/env')>();
    const env = () => real.readEnv(current);
    const sessionRing = () => ringOf(env().SESSION_SECRETS, env().NEXTAUTH_SECRET);
    const hashRing = () => ringOf(env().HASH_SECRETS, env().NEXTAUTH_SECRET);
    return { ...real, env, sessionRing, hashRing };
  });
  const own = { ...QUIET, ...settings };
  const { host } = new URL(settings.APP_URL ?? 'http://localhost:3000');

  return async (method: 'GET' | 'POST', path: string, { cookie, agent, json = {} }: Ask = {}) => {
    current = own;
    const { findCall } = await import('@/server/calls');
    const found = findCall(method, path);
    if (!found?.call) throw new Error(`There is no ${method} ${path}.`);
    const body = new TextEncoder().encode(JSON.stringify(json));
    const headers = new Map([
      ['host', host],
      ['cookie', cookie ?? ''],
      ['user-agent', agent ?? ''],
      ['content-type', 'application/json'],
    ]);
    const answer = await found.call(
      {
        method,
        url: path,
        address: '203.0.113.9',
        header: (name) => headers.get(name) || null,
        body: method === 'GET' ? null : new Blob([body]).stream(),
      },
      found.params,
    );
    const cookies = answer.cookies ?? [];
    return {
      status: answer.status,
      body: JSON.parse(String(answer.body)) as Record<string, unknown>,
      cookies,
      cookie: cookieAfter(cookie, cookies),
    };
  };
}
