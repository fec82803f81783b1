import { expect, test } from 'vitest';
import { BRAND } from '@/content/brand';
import { inlineSources } from './inline-sources';
import { NOTES_PAGE, NOTES_POLICY } from './notes-page';

test('the plain page names nothing of ours and asks for nothing', () => {
  expect(NOTES_PAGE).not.toMatch(new RegExp(`${BRAND.name}|chat|companion|href="/|src=`, 'i'));
  expect(NOTES_PAGE).toContain('<meta name="robots" content="noindex">');
  expect(NOTES_PAGE).toContain('<title>Notes</title>');
});

test('its policy allows what is in it, and nothing else', () => {
  for (const kind of ['script', 'style'] as const)
    for (const source of inlineSources(NOTES_PAGE, kind)) expect(NOTES_POLICY).toContain(source);
  expect(NOTES_POLICY).toContain("default-src 'none'");
});
