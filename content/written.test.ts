import { expect, test } from 'vitest';
import { CITIES } from '@/content/cities';
import { MARKETING_TESTIMONIALS, PREMIUM_TESTIMONIALS } from '@/content/claims';
import { INSTAGRAM_PAGE } from '@/content/instagram-ideas';
import { judgeContent, listArticles, readContent } from '@/lib/content/service';

test('everything written fits its format, and every link leads somewhere', async () => {
  await expect(readContent()).resolves.toBeDefined();
});

test('nothing written is too short, unsupported or said twice', async () => {
  const { mistakes } = await judgeContent('2026-11-23');
  expect(mistakes).toEqual([]);
});

/** Product description, "Article slugs". */
test.each([
  'why-indian-professionals-need-meaningful-connections',
  'dating-in-tier-1-cities-challenges-solutions',
  'work-life-balance-and-relationships',
  'modern-indian-dating-expectations-vs-reality',
  'emotional-wellness-busy-professionals',
])('%s is there', async (slug) => {
  expect((await listArticles()).map((one) => one.slug)).toContain(slug);
});

test('some articles are trending, and not all', async () => {
  const trending = (await listArticles()).map((one) => one.trending);
  expect(new Set(trending)).toEqual(new Set([true, false]));
});

test('the marketing pages have what the product description counts', () => {
  expect(MARKETING_TESTIMONIALS).toHaveLength(3);
  expect(PREMIUM_TESTIMONIALS.length).toBeGreaterThanOrEqual(3);
  expect(CITIES).toHaveLength(12);
  expect(new Set(INSTAGRAM_PAGE.posts.map(({ id }) => id)).size).toBe(10);
});
