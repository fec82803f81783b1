import { expect, test } from 'vitest';
import { page } from '@/content/legal/privacy';
import { keptByLaw } from './copy';

/** lib/admin/legal-hold/service.test.ts shows that everything stays, until when, and who reads these words. */
test('the privacy notice says of orders to keep data what a held person reads', () => {
  const notice = JSON.stringify(page.body);
  expect(notice).toContain('orders us to keep what we hold about somebody, it stays until the order ends');
  const words = 'the law obliges us to keep it';
  expect(notice).toContain(words);
  expect(keptByLaw()).toContain(words);
});
