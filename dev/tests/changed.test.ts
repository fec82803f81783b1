import { expect, test } from 'vitest';
import { namesPage, readFilesOfSpecs, specsTouched } from './changed.mjs';

const filesOfSpec = new Map([
  ['tests/e2e/chat.spec.ts', new Set(['components/chat/bubble.tsx', 'components/ui/button.tsx'])],
  ['tests/e2e/home.spec.ts', new Set(['components/home/banner.tsx', 'components/ui/button.tsx'])],
]);
const touched = (...changed: string[]) => specsTouched(changed, filesOfSpec);

test('a component runs the specs of the screens it is on', () => {
  expect(touched('components/chat/bubble.tsx')).toEqual(['tests/e2e/chat.spec.ts']);
  expect(touched('components/ui/button.tsx')).toEqual(['tests/e2e/chat.spec.ts', 'tests/e2e/home.spec.ts']);
});

test('documents and tests beside a file run no browser', () => {
  expect(touched('docs/map.md', 'lib/chat/rules.test.ts', 'ops/commands/audit.mjs')).toEqual([]);
});

test.each([
  'lib/chat/service.ts',
  'prisma/schema.prisma',
  'package-lock.json',
  'next.config.mjs',
  'middleware.ts',
  'tests/e2e/fixtures.ts',
  'app/api/chat/message/route.ts',
  'components/chat/deleted.tsx',
])('%s may matter to every screen', (file) => {
  expect(touched('components/chat/bubble.tsx', file)).toBe('all');
});

test.each([
  ["await page.goto('/chat/1')", 'app/(chat)/chat/[sessionId]/page.tsx', true],
  ['await page.goto(`/chat/`)', 'app/(chat)/chat/[sessionId]/page.tsx', true],
  ['toHaveURL(/\\/recharge\\?/)', 'app/(payments)/recharge/page.tsx', true],
  ["goto('/recharge-success')", 'app/(payments)/recharge/page.tsx', false],
  ["post('/api/chat/session')", 'app/(chat)/chat/[sessionId]/page.tsx', false],
  ["goto('/')", 'app/(home)/page.tsx', true],
  ["goto('/psychologist')", 'app/(home)/page.tsx', false],
])('%s beside %s: %s', (text, page, named) => {
  expect(namesPage(text, page)).toBe(named);
});

test('every spec names a page, and depends on what is on it', async () => {
  const files = await readFilesOfSpecs();
  const blind = [...files].filter(([, seen]) => ![...seen].some((file) => file.endsWith('/page.tsx')));
  expect(blind.map(([spec]) => spec)).toEqual([]);
  expect(files.get('tests/e2e/rating.spec.ts')).toContain('components/chat/chat-screen.tsx');
  expect(files.get('tests/e2e/content.spec.ts')).not.toContain('components/chat/chat-screen.tsx');
});
