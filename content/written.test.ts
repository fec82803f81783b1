import { expect, test } from 'vitest';
import { CITIES } from '@/content/cities';
import { MARKETING_TESTIMONIALS, PREMIUM_TESTIMONIALS } from '@/content/claims';
import { FREE_FIRST } from '@/content/free';
import { HINDI_FREE_FIRST } from '@/content/hi/free';
import { INSTAGRAM_PAGE } from '@/content/instagram-ideas';
import { PSYCHOLOGIST_MIN_BALANCE } from '@/lib/chat/constants';
import { judgeContent, listArticles, readContent } from '@/lib/content/service';
import { judgeHindi } from '@/lib/content/translation/service';
import { STARTER_BALANCE_MESSAGES } from '@/lib/users/constants';

test('everything written fits its format, and every link leads somewhere', async () => {
  await expect(readContent()).resolves.toBeDefined();
});

test('nothing written is too short, unsupported or said twice', async () => {
  const { mistakes } = await judgeContent('2026-11-24');
  expect(mistakes).toEqual([]);
});

test('everything is there in Hindi, faithful to the English text, and nothing is said twice', async () => {
  const { mistakes, translations } = await judgeHindi();
  expect(mistakes).toEqual([]);
  const { articles, topics } = await readContent();
  expect(translations).toHaveLength(articles.length + topics.length);
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

test('what is said to be free is what the product grants, and what is not is what it asks for', () => {
  const { badge, meaning, short, ofPsychologist } = FREE_FIRST;
  for (const text of [badge, meaning, short, ofPsychologist, ...Object.values(HINDI_FREE_FIRST)])
    expect(text).toContain(`${STARTER_BALANCE_MESSAGES}`);
  for (const text of [meaning, short, ofPsychologist, HINDI_FREE_FIRST.meaning, HINDI_FREE_FIRST.short])
    expect(text).toMatch(new RegExp(`\\b${PSYCHOLOGIST_MIN_BALANCE}\\b`));
});
