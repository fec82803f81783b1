import { expect, test } from 'vitest';
import { page } from '@/content/legal/privacy';
import { NOTICE } from './constants';

test('a consent refers to the privacy notice as it stands now', () => {
  expect(NOTICE.version).toBe(page.updated);
});
