import { expect, test } from 'vitest';
import { requestTarget } from './request-target';

test.each(['/', '/api/user/me?a=%E0&b=?', '/chat/%E0%A4%A8', '//saathi.example/', '/*'])(
  '%s stays as it is',
  (target) => {
    expect(requestTarget(target)).toBe(target);
  },
);

test.each([
  ['http://saathi.example/api/user/me?a=1', '/api/user/me?a=1'],
  ['HTTPS://saathi.example:443', '/'],
  ['http://saathi.example?a=1', '/?a=1'],
  ['*', '/*'],
  ['/chat/%E0%A4%A?b=%', '/chat/%25E0%25A4%25A?b=%'],
  ['/%', '/%25'],
])('%s becomes %s', (target, path) => {
  expect(requestTarget(target)).toBe(path);
});
