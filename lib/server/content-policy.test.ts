import { expect, test } from 'vitest';
import { CALL_POLICY, contentPolicy, FILE_POLICY, writtenPagePolicy } from './content-policy';

test('whatever a policy does not open is closed', () => {
  expect(CALL_POLICY).toBe(
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(contentPolicy({ 'form-action': ["'self'"] })).toMatch(/^form-action 'self'; default-src 'none'/);
  expect(contentPolicy({ 'form-action': ["'self'"] })).not.toContain("form-action 'none'");
});

test('a file that is opened as a document runs no script', () => {
  expect(FILE_POLICY).not.toContain('script-src');
  expect(FILE_POLICY).toContain("default-src 'none'");
});

test('a written page may run its own script and show its own style, and nothing else', () => {
  const policy = writtenPagePolicy('<style>a{}</style><script>b()</script>');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toMatch(/style-src 'sha256-[^']+';/);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});
