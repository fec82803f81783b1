import { expect, test } from 'vitest';
import { requireLoopback } from './loopback';
import { Visitor } from './visitor';

test.each(['https://saathi.example', 'http://10.0.0.1:3000', 'http://127.0.0.1.example:80', 'http://[::2]'])(
  'nobody attacks %s',
  (origin) => {
    expect(() => requireLoopback(origin)).toThrow('not this machine');
    expect(() => new Visitor({ origin }, '198.18.0.1')).toThrow('not this machine');
  },
);

test('a path that leads elsewhere is not followed', async () => {
  const visitor = new Visitor({ origin: 'http://localhost:9' }, '198.18.0.1');
  await expect(visitor.get('http://saathi.example/api/user/me')).rejects.toThrow('not this machine');
});

test.each(['http://localhost:1', 'http://127.0.0.1:1', 'http://[::1]:1'])('%s is this machine', (origin) => {
  expect(requireLoopback(origin)).toBe(origin);
});
