import { describe, expect, test } from 'vitest';
import { requireSafeConnections } from './connections.mjs';
import { readSettings } from './settings.mjs';

function check(env: Record<string, string>) {
  const all = { APP_URL: 'https://saathi.example', ...env } as unknown as NodeJS.ProcessEnv;
  requireSafeConnections(readSettings(all), all);
}
const database = (rest: string) => ({ DATABASE_URL: `postgresql://a:b@db.example:5432/saathi${rest}` });

describe('at a public address', () => {
  test.each([
    database('?sslmode=verify-full'),
    database('?sslmode=require'),
    database('?ssl=true'),
    { DATABASE_URL: 'postgresql://a:b@127.0.0.1:5432/saathi' },
    { DATABASE_URL: 'postgresql://a:b@localhost/saathi?host=/var/run/postgresql' },
    { REDIS_URL: 'rediss://cache.example:6380' },
    { REDIS_URL: 'redis://127.0.0.1:6379' },
    { OPENAI_BASE_URL: 'https://models.example/v1' },
    { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', LETTA_BASE_URL: 'http://localhost:8283' },
    { PICTURES_S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com' },
    { PICTURES_S3_ENDPOINT: 'http://127.0.0.1:9000' },
    { SOME_BASE_URL: 'http://unrelated.example', EDITOR: 'vi' },
  ] as Record<string, string>[])('%j is safe', (env) => {
    expect(() => check(env)).not.toThrow();
  });

  test.each([
    [database(''), 'DATABASE_URL', 'database'],
    [database('?sslmode=disable'), 'DATABASE_URL', 'database'],
    [{ DATABASE_DIRECT_URL: 'postgresql://a:b@db.example/saathi' }, 'DATABASE_DIRECT_URL', 'database'],
    [database('?sslmode=prefer'), 'DATABASE_URL', 'database'],
    [database('?sslmode=no-verify'), 'DATABASE_URL', 'database'],
    [database('?sslmode=require&uselibpqcompat=true'), 'DATABASE_URL', 'database'],
    [{ DATABASE_URL: 'postgresql://a:b@localhost/saathi?host=db.example' }, 'DATABASE_URL', 'database'],
    [{ REDIS_URL: 'redis://cache.example:6379' }, 'REDIS_URL', 'redis'],
    [{ GOOGLE_ISSUER: 'http://id.example' }, 'GOOGLE_ISSUER', 'providers'],
    [{ OPENAI_BASE_URL: 'http://10.0.0.5:8000/v1' }, 'OPENAI_BASE_URL', 'providers'],
    [{ JUDGE_BASE_URL: 'http://judge.example/v1' }, 'JUDGE_BASE_URL', 'providers'],
    [{ CASHFREE_BASE_URL: 'http://pay.example/pg' }, 'CASHFREE_BASE_URL', 'providers'],
    [{ SMS_PROVIDER_URL: 'http://sms.example' }, 'SMS_PROVIDER_URL', 'providers'],
    [{ PICTURES_S3_ENDPOINT: 'http://10.0.0.7:9000' }, 'PICTURES_S3_ENDPOINT', 'providers'],
  ])('%j is refused, unless that is meant', (env, name, kind) => {
    expect(() => check(env as Record<string, string>)).toThrow(
      new RegExp(`have to be encrypted, and are not: ${name} \\(`),
    );
    expect(() => check({ ...env, ALLOW_INSECURE: kind } as Record<string, string>)).not.toThrow();
  });

  test('everything that is not safe is named at once, without its value', () => {
    const env = {
      ...database(''),
      REDIS_URL: 'redis://cache.example',
      LETTA_BASE_URL: 'http://letta.example',
    };
    expect(() => check({ ...env, ALLOW_INSECURE: 'redis' })).toThrow(
      'are not: DATABASE_URL (add sslmode=verify-full), LETTA_BASE_URL (use https:).',
    );
    expect(() => check(env)).not.toThrow(/db\.example|a:b/);
  });
});

test("on one's own machine nothing is demanded, but what is allowed has to exist", () => {
  expect(() => check({ APP_URL: 'http://localhost:3000', ...database('') })).not.toThrow();
  expect(() => check({ ALLOW_INSECURE: 'everything' })).toThrow('ALLOW_INSECURE is a comma list of');
});
