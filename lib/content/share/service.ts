import type { ShareCard } from '@/components/shared/share-image';
import { BRAND } from '@/content/brand';
import { CATEGORY_TINT } from '@/content/categories';
import { FREE_FIRST } from '@/content/free';
import { INSTAGRAM_PAGE } from '@/content/instagram-ideas';
import { MARKETING, PREMIUM } from '@/content/marketing';
import { authorPath } from '../rules';
import { shareImageName } from '../seo/rules';
import { readContent } from '../service';

/*
 * Invariants:
 * - Every public page for which lib/content/seo names an image has a card here; tests/contract walks them.
 */

type Card = Pick<ShareCard, 'title' | 'kicker' | 'text' | 'portraits' | 'tint'>;

const NOTE = 'Everyone you chat with is an AI companion. 18+';
const FACES = ['ananya', 'kabir'] as const;

/** The file name of an image under /share → its card. */
async function listCards(): Promise<Map<string, Card>> {
  const { articles, authors, legal } = await readContent();
  const named: [string, Card][] = [
    [
      '/',
      {
        title: BRAND.tagline,
        kicker: 'AI companions, for adults in India',
        portraits: FACES,
        tint: 'truelove',
      },
    ],
    [
      '/psychologist',
      {
        title: 'Psychologist companions',
        kicker: 'AI, not licensed professionals',
        portraits: ['isha-menon', 'harpreet-gill'],
        tint: 'psychologist',
      },
    ],
    [
      '/blogs',
      {
        title: 'Blogs: love, work and the evenings between',
        kicker: 'Worth reading',
        portraits: ['arjun', 'naina'],
        tint: 'romantic',
      },
    ],
    [
      '/blogs/instagram-content-ideas',
      {
        title: INSTAGRAM_PAGE.title,
        kicker: 'Ready to copy',
        portraits: ['tara', 'rehan'],
        tint: 'friendly',
      },
    ],
    [
      '/marketing',
      {
        title: MARKETING.hero.title,
        kicker: MARKETING.hero.badge,
        text: FREE_FIRST.short,
        portraits: ['isha-menon', 'rohan-das'],
        tint: 'psychologist',
      },
    ],
    [
      '/marketing_premium',
      {
        title: PREMIUM.hero.title,
        kicker: PREMIUM.hero.badge,
        text: FREE_FIRST.short,
        portraits: ['zoya', 'kabir'],
        tint: 'truelove',
      },
    ],
    ...legal.map(({ slug, title }): [string, Card] => [
      `/${slug}`,
      { title, kicker: BRAND.name, portraits: FACES, tint: 'friendly' },
    ]),
    ...authors.map(({ slug, name }): [string, Card] => [
      authorPath(slug),
      {
        title: `${name}, ${BRAND.name} Editorial`,
        kicker: 'Who writes here',
        portraits: FACES,
        tint: 'romantic',
      },
    ]),
    ...articles.map(({ slug, title, category, hero }): [string, Card] => [
      `/blogs/${slug}`,
      { title, kicker: category, portraits: hero.portraits, tint: CATEGORY_TINT[category] },
    ]),
  ];
  return new Map(named.map(([page, card]) => [`${shareImageName(page)}.png`, card]));
}

/** The file names of all share images, as parameters of the route. */
export async function listShareImages(): Promise<{ name: string }[]> {
  return [...(await listCards()).keys()].map((name) => ({ name }));
}

/** The card of a file name under /share; undefined when no page has an image of that name. */
export async function findShareCard(name: string): Promise<ShareCard | undefined> {
  const card = (await listCards()).get(name);
  return card && { ...card, note: NOTE };
}
