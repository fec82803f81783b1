import { expect, test } from 'vitest';
import { connectionOf } from './programs.mjs';

test('a program of PostgreSQL gets the password apart from the address, and none of our keys', () => {
  const environment = {
    NODE_ENV: 'test',
    PATH: '/usr/bin',
    PGSSLROOTCERT: '/etc/ca.pem',
    NEXTAUTH_SECRET: 'ours',
    OPENAI_API_KEY: 'ours',
    AWS_SECRET_ACCESS_KEY: 'ours',
  } as const;
  const { dbname, env } = connectionOf('postgresql://saathi:p%40ss@db.internal:5432/saathi', environment);
  expect(dbname).toBe('postgresql://saathi@db.internal:5432/saathi');
  expect(env).toEqual({
    NODE_ENV: 'test',
    PATH: '/usr/bin',
    PGSSLROOTCERT: '/etc/ca.pem',
    PGPASSWORD: 'p@ss',
  });
});
