import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AUTHORS } from '@/content/authors';
import {
  CLAIMS,
  COMPANION_FIGURES,
  MARKETING_TESTIMONIALS,
  PACK_CLAIMS,
  PREMIUM_TESTIMONIALS,
  TESTIMONIALS,
} from '@/content/claims';
import { FAQ } from '@/content/faq';
import type { Article, Author, LegalPage, Review } from '@/content/formats';
import { INSTAGRAM_PAGE } from '@/content/instagram-ideas';
import { INTRODUCED } from '@/content/introduced';
import { MARKETING, PREMIUM } from '@/content/marketing';
import { REVIEWS } from '@/content/reviews';
import { TOPICS } from '@/content/topics';
import { LEGAL_SLUGS } from './constants';
import {
  articleSchema,
  authorSchema,
  claimsSchema,
  faqSchema,
  instagramSchema,
  legalSchema,
  marketingSchema,
  premiumSchema,
  reviewsSchema,
  topicSchema,
} from './contract';
import {
  addressFindings,
  altFindings,
  fileOf,
  headingFindings,
  lengthFindings,
  quoteFindings,
  relatedFindings,
  repeatedSentences,
  sourceFindings,
  textsOf,
  textsOfAuthor,
  textsOfLegal,
  topicFindings,
} from './judgement/rules';
import {
  authorPath,
  countWords,
  type Library,
  linkFindings,
  newestFirst,
  readingMinutes,
  shapeFindings,
} from './rules';

/*
 * Invariants:
 * - A file in content/articles is an article on the site; nothing else has to list it.
 * - Nothing is published before all content has been checked: one finding fails the build, which lists them all.
 * - Runs before the build compiles anything (build/check-content.ts) and while pages are prerendered, never during a request.
 */

const namesOf = (files: readonly string[], ending: string): string[] =>
  files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));

const inPublic = (folder: string): string => path.join(process.cwd(), 'public', folder);
const drawingsIn = (folder: string): ReadonlySet<string> =>
  new Set(namesOf(readdirSync(inPublic(folder)), '.svg'));

/** Names the file that could not be loaded, because the error itself may not. */
const unreadable = (file: string) => (error: unknown) => {
  throw new Error(`${file}: cannot be read. ${error instanceof Error ? error.message : error}`, {
    cause: error,
  });
};

/**
 * The article of a file, unchecked: for pages made on request, which the build has checked.
 * @throws Error when the file's name is not the article's slug, or exports no article
 */
export async function openArticle(slug: string): Promise<Article> {
  const { article }: { article?: Article } = await import(`../../content/articles/${slug}.ts`).catch(
    unreadable(`content/articles/${slug}.ts`),
  );
  if (article?.slug !== slug)
    throw new Error(`content/articles/${slug}.ts: has to export an article with the slug "${slug}"`);
  return article;
}

async function readLegalPage(slug: LegalPage['slug']): Promise<LegalPage> {
  const { page }: { page?: LegalPage } = await import(`../../content/legal/${slug}.ts`).catch(
    unreadable(`content/legal/${slug}.ts`),
  );
  if (page?.slug !== slug)
    throw new Error(`content/legal/${slug}.ts: has to export a page with the slug "${slug}"`);
  return page;
}

/**
 * All that is written, unchecked: for who says what is wrong with it.
 * @throws Error when a file cannot be read at all
 */
export async function readLibrary(): Promise<Library> {
  const slugs = namesOf(readdirSync(path.join(process.cwd(), 'content/articles')), '.ts');
  return {
    articles: newestFirst(await Promise.all(slugs.map(openArticle))),
    topics: TOPICS,
    legal: await Promise.all(LEGAL_SLUGS.map(readLegalPage)),
    lines: [
      ...FAQ.map(({ answer }) => ({ path: '/marketing_premium', line: answer })),
      { path: '/marketing_premium', line: PREMIUM.pricing.text },
      { path: '/blogs/instagram-content-ideas', line: INSTAGRAM_PAGE.intro },
      ...AUTHORS.flatMap(({ slug, about }) => about.map((line) => ({ path: authorPath(slug), line }))),
    ],
    teasers: MARKETING.blogs.map((slug) => ({ path: '/marketing', slug })),
    portraits: drawingsIn('companions'),
    authors: AUTHORS,
    reviews: REVIEWS,
    introduced: new Set(Object.keys(INTRODUCED)),
    faces: drawingsIn('authors'),
    figures: new Map(
      [...drawingsIn('figures')].map((name) => [
        name,
        readFileSync(path.join(inPublic('figures'), `${name}.svg`), 'utf8'),
      ]),
    ),
  };
}

function allShapeFindings(library: Library): string[] {
  return [
    ...library.articles.flatMap((one) =>
      shapeFindings(`content/articles/${one.slug}.ts`, articleSchema, one),
    ),
    ...library.topics.flatMap((one) => shapeFindings(fileOf(one), topicSchema, one)),
    ...library.legal.flatMap((one) => shapeFindings(`content/legal/${one.slug}.ts`, legalSchema, one)),
    ...library.authors.flatMap((one) => shapeFindings('content/authors.ts', authorSchema, one)),
    ...shapeFindings('content/reviews.ts', reviewsSchema, library.reviews),
    ...shapeFindings('content/instagram-ideas.ts', instagramSchema, INSTAGRAM_PAGE),
    ...shapeFindings('content/marketing.ts, MARKETING', marketingSchema, MARKETING),
    ...shapeFindings('content/marketing.ts, PREMIUM', premiumSchema, PREMIUM),
    ...shapeFindings('content/faq.ts', faqSchema, FAQ),
    ...shapeFindings('content/claims.ts', claimsSchema, {
      numbers: CLAIMS,
      figures: COMPANION_FIGURES,
      packs: PACK_CLAIMS,
      testimonials: [TESTIMONIALS, MARKETING_TESTIMONIALS, PREMIUM_TESTIMONIALS],
    }),
  ];
}

/** What would be wrong on a page: the build refuses it. */
function faults(library: Library): string[] {
  const shapes = allShapeFindings(library);
  // The links of a file that does not parse cannot be checked.
  if (shapes.length > 0) return shapes;
  const written = [...library.articles, ...library.topics];
  const texts = [...written.flatMap(textsOf), ...library.authors.flatMap(textsOfAuthor)];
  return [
    ...linkFindings(library),
    ...quoteFindings([...texts, ...library.legal.flatMap(textsOfLegal)]),
    ...written.flatMap((one) => [...headingFindings(fileOf(one), one.body), ...addressFindings(one)]),
    ...library.articles.flatMap(altFindings),
  ];
}

/** @throws Error listing every finding */
async function checkedLibrary(): Promise<Library> {
  const library = await readLibrary();
  const found = faults(library);
  if (found.length > 0) throw new Error(`What is written has mistakes:\n${found.join('\n')}`);
  return library;
}

/** What `npm run content:check` says: every mistake, and each text in numbers. */
export type Judgement = {
  mistakes: string[];
  texts: { slug: string; words: number; minutes: number; sources: number; oldestLook: string }[];
};

/**
 * What the build refuses, and what an editor would: texts that are too short, that nothing supports, or that repeat each other.
 * @param today ISO day
 * @throws Error when a file cannot be read at all
 */
export async function judgeContent(today: string): Promise<Judgement> {
  const library = await readLibrary();
  const { articles, topics } = library;
  const written = [...articles, ...topics];
  const judged = [
    ...articles.flatMap((one) => [...lengthFindings(one), ...relatedFindings(one)]),
    ...topics.flatMap(topicFindings),
    ...written.flatMap((one) => sourceFindings(one, today)),
  ];
  return {
    mistakes: [...faults(library), ...judged, ...repeatedSentences(written)],
    texts: written.map(({ slug, body, sources }) => ({
      slug,
      words: countWords(body),
      minutes: readingMinutes(body),
      sources: sources.length,
      oldestLook: sources.map(({ checkedOn }) => checkedOn).sort()[0] ?? '',
    })),
  };
}

let library: Promise<Library> | undefined;

/**
 * All content, checked.
 * @throws Error listing every mistake
 */
export function readContent(): Promise<Library> {
  library ??= checkedLibrary();
  return library;
}

/** Every article, newest first. */
export const listArticles = async (): Promise<readonly Article[]> => (await readContent()).articles;

/** The article of a slug; undefined when there is none. */
export const findArticle = async (slug: string): Promise<Article | undefined> =>
  (await listArticles()).find((one) => one.slug === slug);

/** The articles of some slugs, in that order. */
export async function pickArticles(slugs: readonly string[]): Promise<readonly Article[]> {
  const all = await listArticles();
  return slugs.flatMap((slug) => all.find((one) => one.slug === slug) ?? []);
}

/** @throws Error when there is no such page */
export async function findLegalPage(slug: LegalPage['slug']): Promise<LegalPage> {
  const page = (await readContent()).legal.find((one) => one.slug === slug);
  if (!page) throw new Error(`content/legal/${slug}.ts is missing`);
  return page;
}

/** Everybody who writes, in the order of content/authors.ts. */
export const listAuthors = async (): Promise<readonly Author[]> => (await readContent()).authors;

/** The author of a slug; undefined when there is none. */
export const findAuthor = async (slug: string): Promise<Author | undefined> =>
  (await listAuthors()).find((one) => one.slug === slug);

/** Who has read an article and stands by it; undefined while nobody has. */
export const findReview = async (slug: string): Promise<Review | undefined> =>
  (await readContent()).reviews[slug];
