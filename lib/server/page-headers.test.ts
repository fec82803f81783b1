import { expect, test } from 'vitest';
import { securityHeaders } from './page-headers';

test('an https address is to be visited that way only, a plain one cannot ask for it', () => {
  const names = (appUrl: string) => securityHeaders(appUrl).map(([name]) => name);
  expect(names('https://saathi.example')).toContain('strict-transport-security');
  expect(names('http://localhost:3000')).not.toContain('strict-transport-security');
});
