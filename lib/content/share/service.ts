import type { ShareCard } from '@/components/shared/share-image';
import { BRAND } from '@/content/brand';
import { CATEGORY_TINT } from '@/content/categories';
import { FREE_FIRST } from '@/content/free';
import { HINDI_MARKETING, HINDI_PREMIUM } from '@/content/hi/marketing';
import { HINDI_WELCOME } from '@/content/hi/welcome';
import { INSTAGRAM_PAGE } from '@/content/instagram-ideas';
import { MARKETING, PREMIUM } from '@/content/marketing';
import { PAGE_COPY } from '../copy';
import { pathIn } from '../languages/rules';
import { authorPath, topicPath } from '../rules';
import { shareImageName } from '../seo/rules';
import { readContent } from '../service';
import { readHindi } from '../translation/service';

/*
 * Invariants:
 * - Every public page for which lib/content/seo names an image has a card here; tests/contract walks them.
 */

type Card = Pick<ShareCard, 'title' | 'kicker' | 'text' | 'portraits' | 'tint'>;

const NOTE = PAGE_COPY.en.share.note;
const FACES = ['ananya', 'kabir'] as const;

/** The file name of an image under /share → its card. */
async function listCards(): Promise<Map<string, Card>> {
  const { articles, topics, authors, legal } = await readContent();
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
    ...topics.map(({ slug, title }): [string, Card] => [
      topicPath(slug),
      {
        title,
        kicker: 'AI companions, not licensed professionals',
        portraits: ['isha-menon', 'harpreet-gill'],
        tint: 'psychologist',
      },
    ]),
    ...articles.map(({ slug, title, category, hero }): [string, Card] => [
      `/blogs/${slug}`,
      { title, kicker: category, portraits: hero.portraits, tint: CATEGORY_TINT[category] },
    ]),
  ];
  return new Map(named.map(([page, card]) => [`${shareImageName(page)}.png`, card]));
}

/** The same of the Hindi pages. */
async function listHindiCards(): Promise<Map<string, Card>> {
  const { articles, topics, authors, legal } = await readHindi();
  const { blogs, brand, categories, free, share } = PAGE_COPY.hi;
  const named: [path: string, Card][] = [
    [
      '/',
      { title: HINDI_WELCOME.hero.title, kicker: share.kickers.home, portraits: FACES, tint: 'truelove' },
    ],
    [
      '/blogs',
      { title: blogs.title, kicker: share.kickers.blogs, portraits: ['arjun', 'naina'], tint: 'romantic' },
    ],
    [
      '/marketing',
      {
        title: HINDI_MARKETING.hero.title,
        kicker: HINDI_MARKETING.hero.badge,
        text: free.short,
        portraits: ['isha-menon', 'rohan-das'],
        tint: 'psychologist',
      },
    ],
    [
      '/marketing_premium',
      {
        title: HINDI_PREMIUM.hero.title,
        kicker: HINDI_PREMIUM.hero.badge,
        text: free.short,
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
      { title: `${name}, ${brand.desk}`, kicker: share.kickers.author, portraits: FACES, tint: 'romantic' },
    ]),
    ...topics.map(({ slug, title }): [string, Card] => [
      topicPath(slug),
      {
        title,
        kicker: share.kickers.topic,
        portraits: ['isha-menon', 'harpreet-gill'],
        tint: 'psychologist',
      },
    ]),
    ...articles.map(({ slug, title, category, hero }): [string, Card] => [
      `/blogs/${slug}`,
      { title, kicker: categories[category], portraits: hero.portraits, tint: CATEGORY_TINT[category] },
    ]),
  ];
  return new Map(named.map(([page, card]) => [`${shareImageName(pathIn('hi', page))}.png`, card]));
}

/** The file names of all share images, as parameters of the route. */
export async function listShareImages(): Promise<{ name: string }[]> {
  const [english, hindi] = await Promise.all([listCards(), listHindiCards()]);
  return [...english.keys(), ...hindi.keys()].map((name) => ({ name }));
}

/** The card of a file name under /share; undefined when no page has an image of that name. */
export async function findShareCard(name: string): Promise<ShareCard | undefined> {
  const english = (await listCards()).get(name);
  if (english) return { ...english, note: NOTE };
  const hindi = (await listHindiCards()).get(name);
  return hindi && { ...hindi, note: PAGE_COPY.hi.share.note };
}
