import { AUTHORS } from '@/content/authors';
import { CLAIMS, MARKETING_TESTIMONIALS, PREMIUM_TESTIMONIALS } from '@/content/claims';
import { FAQ } from '@/content/faq';
import type { LegalSummary, TranslatedArticle, TranslatedTopic } from '@/content/formats';
import { HINDI_AUTHORS } from '@/content/hi/authors';
import { HINDI_CLAIMS, HINDI_MARKETING_TESTIMONIALS, HINDI_PREMIUM_TESTIMONIALS } from '@/content/hi/claims';
import { HINDI_FAQ } from '@/content/hi/faq';
import { HINDI_INTRODUCED } from '@/content/hi/introduced';
import { HINDI_MARKETING, HINDI_PREMIUM } from '@/content/hi/marketing';
import { HINDI_WELCOME } from '@/content/hi/welcome';
import { INTRODUCED } from '@/content/introduced';
import { faqSchema, marketingSchema, premiumSchema } from '../../contract';
import { type Library, shapeFindings } from '../../rules';
import {
  summarySchema,
  translatedArticleSchema,
  translatedAuthorSchema,
  translatedTopicSchema,
  welcomeSchema,
} from '../../translation/contract';

/** What content/hi has of articles, topics and legal pages. */
export type Translations = {
  articles: readonly TranslatedArticle[];
  topics: readonly TranslatedTopic[];
  summaries: readonly LegalSummary[];
};

/** A text of which the whole is in Hindi. */
export type Translated = TranslatedArticle | TranslatedTopic;

const inArticles = (slug: string): string => `content/hi/articles/${slug}.ts`;
const inTopics = (slug: string): string => `content/hi/topics/${slug}.ts`;

/** The file of a translation. */
export const fileOf = (words: Translated): string =>
  'name' in words ? inTopics(words.slug) : inArticles(words.slug);

/**
 * What is not in Hindi, and what is of nothing in English.
 * @param notYet slugs of articles that need no translation
 */
export function missingFindings(
  english: Library,
  { articles, topics }: Translations,
  notYet: readonly string[],
): string[] {
  const originals = new Set(english.articles.map(({ slug }) => slug));
  const translated = new Set(articles.map(({ slug }) => slug));
  return [
    ...[...originals].flatMap((slug) =>
      translated.has(slug) || notYet.includes(slug) ? [] : [`${inArticles(slug)} is missing`],
    ),
    ...articles.flatMap((one) =>
      originals.has(one.slug) ? [] : [`${fileOf(one)}: there is no such article`],
    ),
    ...english.topics.flatMap(({ slug }) =>
      topics.some((one) => one.slug === slug) ? [] : [`${inTopics(slug)} is missing`],
    ),
    ...topics.flatMap((one) =>
      english.topics.some(({ slug }) => slug === one.slug) ? [] : [`${fileOf(one)}: there is no such topic`],
    ),
    ...notYet.flatMap((slug) =>
      translated.has(slug) || !originals.has(slug)
        ? [`content/hi/not-yet.ts: "${slug}" is in Hindi, or no article`]
        : [],
    ),
    ...AUTHORS.flatMap(({ slug }) =>
      HINDI_AUTHORS[slug] ? [] : [`content/hi/authors.ts: "${slug}" is missing`],
    ),
    ...Object.keys(INTRODUCED).flatMap((slug) =>
      HINDI_INTRODUCED[slug] ? [] : [`content/hi/introduced.ts: "${slug}" is missing`],
    ),
    ...(HINDI_FAQ.length === FAQ.length
      ? []
      : ['content/hi/faq.ts: has not the questions of content/faq.ts']),
    ...(HINDI_CLAIMS.length === Object.keys(CLAIMS).length &&
    HINDI_MARKETING_TESTIMONIALS.length === MARKETING_TESTIMONIALS.length &&
    HINDI_PREMIUM_TESTIMONIALS.length === PREMIUM_TESTIMONIALS.length
      ? []
      : ['content/hi/claims.ts: a claim or a voice of content/claims.ts is not in Hindi']),
  ];
}

/** What does not fit its format. */
export function formatFindings({ articles, topics, summaries }: Translations): string[] {
  return [
    ...articles.flatMap((one) => shapeFindings(fileOf(one), translatedArticleSchema, one)),
    ...topics.flatMap((one) => shapeFindings(fileOf(one), translatedTopicSchema, one)),
    ...summaries.flatMap((one) => shapeFindings(`content/hi/legal/${one.slug}.ts`, summarySchema, one)),
    ...Object.entries(HINDI_AUTHORS).flatMap(([slug, one]) =>
      shapeFindings(`content/hi/authors.ts, ${slug}`, translatedAuthorSchema, one),
    ),
    ...shapeFindings('content/hi/welcome.ts', welcomeSchema, HINDI_WELCOME),
    ...shapeFindings('content/hi/marketing.ts, HINDI_MARKETING', marketingSchema, HINDI_MARKETING),
    ...shapeFindings('content/hi/marketing.ts, HINDI_PREMIUM', premiumSchema, HINDI_PREMIUM),
    ...shapeFindings('content/hi/faq.ts', faqSchema, HINDI_FAQ),
  ];
}
