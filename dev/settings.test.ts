import { describe, expect, test } from 'vitest';
import { inProject } from './project.mjs';
import { readSettings } from './settings.mjs';

const settings = (env: Record<string, string>) => readSettings(env as NodeJS.ProcessEnv);

test('with nothing set, the product is for this machine alone', () => {
  expect(settings({})).toMatchObject({
    port: 3000,
    loopback: true,
    bindAddress: '127.0.0.1',
    databaseUrl: undefined,
    dataFolder: inProject('.data'),
  });
  expect(settings({}).appUrl.href).toBe('http://localhost:3000/');
});

test('an empty variable is an unset one', () => {
  expect(settings({ PORT: '', APP_URL: '', DATABASE_URL: '', DATA_DIR: '' })).toEqual(settings({}));
});

test('the address follows the port', () => {
  expect(settings({ PORT: '4000' }).appUrl.href).toBe('http://localhost:4000/');
});

describe('who can reach it', () => {
  test.each([
    ['http://localhost:3000', true, '127.0.0.1'],
    ['http://127.8.9.10', true, '127.0.0.1'],
    ['http://[::1]:3000', true, '::1'],
    ['https://saathi.example', false, '0.0.0.0'],
    ['http://192.168.1.5:3000', false, '0.0.0.0'],
    ['http://localhost.example', false, '0.0.0.0'],
    ['http://127.0.0.1.example', false, '0.0.0.0'],
    ['http://[::2]', false, '0.0.0.0'],
  ])('%s', (address, loopback, bindAddress) => {
    expect(settings({ APP_URL: address })).toMatchObject({ loopback, bindAddress });
  });
});

describe('where it listens', () => {
  const bindAddress = (env: Record<string, string>) =>
    settings({ APP_URL: 'https://saathi.example', ...env }).bindAddress;

  test('behind a proxy on this machine alone, else everywhere', () => {
    expect(bindAddress({ TRUSTED_PROXIES: '1' })).toBe('127.0.0.1');
    expect(bindAddress({ TRUSTED_PROXIES: '0' })).toBe('0.0.0.0');
  });

  test('where HOST says, whatever else is set', () => {
    expect(bindAddress({ HOST: '0.0.0.0', TRUSTED_PROXIES: '1' })).toBe('0.0.0.0');
    expect(bindAddress({ HOST: '::' })).toBe('::');
    expect(bindAddress({ HOST: '127.0.0.1' })).toBe('127.0.0.1');
    expect(settings({ HOST: '0.0.0.0' })).toMatchObject({ loopback: true, bindAddress: '0.0.0.0' });
  });

  test.each(['saathi.example', '300.0.0.1', '10.0.0.1:80'])('%s is refused', (HOST) => {
    expect(() => settings({ HOST })).toThrow('HOST has to be an address of this machine');
  });
});

test.each(['0', '65536', '3000.5', 'many', '-1'])('PORT %s is refused', (port) => {
  expect(() => settings({ PORT: port })).toThrow('PORT has to be a number');
});

test.each(['saathi', 'ftp://saathi.example', 'localhost:3000'])('APP_URL %s is refused', (address) => {
  expect(() => settings({ APP_URL: address })).toThrow('APP_URL has to be an address');
});
