import { readdirSync } from 'node:fs';
import path from 'node:path';
import type {
  Article,
  Author,
  LegalPage,
  LegalSummary,
  Topic,
  TranslatedArticle,
  TranslatedTopic,
} from '@/content/formats';
import { HINDI_AUTHORS } from '@/content/hi/authors';
import { LEGAL_SLUGS } from '../constants';
import type { Translations } from '../judgement/completeness/rules';
import { translationFaults, translationJudgement } from '../judgement/translation/rules';
import { countWords } from '../rules';
import { readContent, readLibrary } from '../service';
import { summarise, translateArticle, translateAuthor, translateTopic } from './rules';

/*
 * Invariants:
 * - A file in content/hi/articles or content/hi/topics is a page of the site, under /hi; the original gives everything but its words.
 * - Nothing is published before all of it has been checked, as in lib/content/service.ts.
 */

/** @throws Error when a file cannot be read, or its name is not its slug */
export async function readTranslations(): Promise<Translations> {
  return {
    articles: await Promise.all(
      slugsOf(readdirSync(path.join(process.cwd(), 'content/hi/articles'))).map(readTranslation),
    ),
    topics: await Promise.all(
      slugsOf(readdirSync(path.join(process.cwd(), 'content/hi/topics'))).map(readTopic),
    ),
    summaries: await Promise.all(LEGAL_SLUGS.map(readSummary)),
  };
}

// Folders are named where they are read: Next puts the whole project into a release when it cannot tell which one is meant.
const slugsOf = (files: readonly string[]): string[] =>
  files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -'.ts'.length));

async function readTranslation(slug: string): Promise<TranslatedArticle> {
  const { article }: { article?: TranslatedArticle } = await import(
    `../../../content/hi/articles/${slug}.ts`
  );
  if (article?.slug !== slug)
    throw new Error(`content/hi/articles/${slug}.ts: has to export an article with the slug "${slug}"`);
  return article;
}

async function readTopic(slug: string): Promise<TranslatedTopic> {
  const { topic }: { topic?: TranslatedTopic } = await import(`../../../content/hi/topics/${slug}.ts`);
  if (topic?.slug !== slug)
    throw new Error(`content/hi/topics/${slug}.ts: has to export a topic with the slug "${slug}"`);
  return topic;
}

async function readSummary(slug: LegalPage['slug']): Promise<LegalSummary> {
  const { page }: { page?: LegalSummary } = await import(`../../../content/hi/legal/${slug}.ts`);
  if (page?.slug !== slug)
    throw new Error(`content/hi/legal/${slug}.ts: has to export a page with the slug "${slug}"`);
  return page;
}

/** All that is written in Hindi, as pages show it. */
type HindiLibrary = {
  /** Newest first. */
  articles: readonly Article[];
  /** In the order of content/topics.ts. */
  topics: readonly Topic[];
  authors: readonly Author[];
  legal: readonly LegalPage[];
};

async function checkedHindi(): Promise<HindiLibrary> {
  const [english, translations] = await Promise.all([readContent(), readTranslations()]);
  const found = translationFaults(english, translations);
  if (found.length > 0) throw new Error(`What is written in Hindi has mistakes:\n${found.join('\n')}`);
  return {
    articles: english.articles.flatMap((original) => {
      const words = translations.articles.find(({ slug }) => slug === original.slug);
      return words ? [translateArticle(original, words)] : [];
    }),
    topics: english.topics.flatMap((original) => {
      const words = translations.topics.find(({ slug }) => slug === original.slug);
      return words ? [translateTopic(original, words)] : [];
    }),
    authors: english.authors.flatMap((original) => {
      const words = HINDI_AUTHORS[original.slug];
      return words ? [translateAuthor(original, words)] : [];
    }),
    legal: english.legal.flatMap((original) => {
      const words = translations.summaries.find(({ slug }) => slug === original.slug);
      return words ? [summarise(original, words)] : [];
    }),
  };
}

let library: Promise<HindiLibrary> | undefined;

/**
 * Everything in Hindi, checked.
 * @throws Error listing every mistake
 */
export function readHindi(): Promise<HindiLibrary> {
  library ??= checkedHindi();
  return library;
}

/** Every Hindi article, newest first. */
export const listHindiArticles = async (): Promise<readonly Article[]> => (await readHindi()).articles;

/** The Hindi article of a slug; undefined when there is none. */
export const findHindiArticle = async (slug: string): Promise<Article | undefined> =>
  (await listHindiArticles()).find((one) => one.slug === slug);

/** The Hindi articles of some slugs, in that order. */
export async function pickHindiArticles(slugs: readonly string[]): Promise<readonly Article[]> {
  const all = await listHindiArticles();
  return slugs.flatMap((slug) => all.find((one) => one.slug === slug) ?? []);
}

/** Every topic of the catalogue, in Hindi. */
export const listHindiTopics = async (): Promise<readonly Topic[]> => (await readHindi()).topics;

/** Everybody who writes, in Hindi. */
export const listHindiAuthors = async (): Promise<readonly Author[]> => (await readHindi()).authors;

/** The author of a slug, in Hindi; undefined when there is none. */
export const findHindiAuthor = async (slug: string): Promise<Author | undefined> =>
  (await listHindiAuthors()).find((one) => one.slug === slug);

/** @throws Error when there is no such summary */
export async function findSummary(slug: LegalPage['slug']): Promise<LegalPage> {
  const page = (await readHindi()).legal.find((one) => one.slug === slug);
  if (!page) throw new Error(`content/hi/legal/${slug}.ts is missing`);
  return page;
}

/** What `npm run content:check` says of Hindi: every mistake, and each article in numbers. */
export type HindiJudgement = {
  mistakes: string[];
  /** Articles and topics; `part`: its words in percent of the original's. */
  translations: { slug: string; words: number; part: number }[];
};

/**
 * What the build refuses, and what an editor would.
 * @throws Error when a file cannot be read at all
 */
export async function judgeHindi(): Promise<HindiJudgement> {
  const [english, translations] = await Promise.all([readLibrary(), readTranslations()]);
  return {
    mistakes: [...translationFaults(english, translations), ...translationJudgement(english, translations)],
    translations: [...translations.articles, ...translations.topics].map(({ slug, body }) => {
      // No topic has the slug of an article (lib/content/rules.ts).
      const original = [...english.articles, ...english.topics].find((one) => one.slug === slug);
      const words = countWords(body);
      return { slug, words, part: Math.round((words / countWords(original?.body ?? body)) * 100) };
    }),
  };
}
