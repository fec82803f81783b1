import type { z } from 'zod';
import type { Article, Author, Block, Inline, LegalPage, Line, Review, Topic } from '@/content/formats';
import { FIGURE, LINKABLE_PATHS, WORDS_PER_MINUTE } from './constants';

/** A line as plain text, for reading time, FAQ structured data and the feed. */
export function plainText(line: Line): string {
  return piecesOf(line)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('strong' in piece) return piece.strong;
      if ('em' in piece) return piece.em;
      return 'text' in piece ? piece.text : '';
    })
    .join('');
}

/** The pieces of a line. */
export function piecesOf(line: Line): readonly Inline[] {
  return typeof line === 'string' ? [line] : line;
}

/** The lines of a part that count as its text. */
export function linesOf(block: Block): readonly Line[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'quote':
      return block.by === undefined ? [block.text] : [block.text, block.by];
    case 'tip':
      return [block.title, block.text];
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'picture':
      return [block.caption];
    case 'helplines':
      return [];
  }
}

/** Words in a text, counting everything a person reads. */
export function countWords(body: readonly Block[]): number {
  const words = body.flatMap(linesOf).map(plainText).join(' ').match(/\S+/g);
  return words?.length ?? 0;
}

/** Minutes it takes to read a text, at least 1. */
export function readingMinutes(body: readonly Block[]): number {
  return Math.max(1, Math.round(countWords(body) / WORDS_PER_MINUTE));
}

/** The sections of a text, for its table of contents. */
export function sectionsOf(body: readonly Block[]): { id: string; text: string }[] {
  return body.flatMap((block) =>
    block.kind === 'heading' && block.level !== 3 ? [{ id: block.id, text: block.text }] : [],
  );
}

/** Newest first; articles of the same day by title. */
export function newestFirst(articles: readonly Article[]): Article[] {
  return [...articles].sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title));
}

/** The address of an author's page. */
export const authorPath = (slug: string): string => `/blogs/authors/${slug}`;

/** The address of a topic's page. */
export const topicPath = (slug: string): string => `/psychologist/topic/${slug}`;

/** All written content, as the build reads it. */
export type Library = {
  articles: readonly Article[];
  topics: readonly Topic[];
  legal: readonly LegalPage[];
  /** Lines of other pages, with the page's path, whose links are checked too. */
  lines: readonly { path: string; line: Line }[];
  /** Slugs of articles that other pages show, with the page's path. */
  teasers: readonly { path: string; slug: string }[];
  /** File names of public/companions without their ending. */
  portraits: ReadonlySet<string>;
  authors: readonly Author[];
  /** Slug of an article → its review. */
  reviews: Readonly<Record<string, Review>>;
  /** Names of companions that articles may introduce, and of authors with a drawn face. */
  introduced: ReadonlySet<string>;
  faces: ReadonlySet<string>;
  /** Name of a file in public/figures without its ending → the drawing. */
  figures: ReadonlyMap<string, string>;
};

/**
 * A schema's complaints about one file, one sentence each, starting with the file's name.
 */
export function shapeFindings(file: string, schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join('.') || 'it'} ${message}`);
}

/** Broken references between pages: dead links, unknown slugs, sources and portraits. */
export function linkFindings(library: Library): string[] {
  const anchors = anchorsOf(library);
  const slugs = new Set(library.articles.map(({ slug }) => slug));
  const found: string[] = [];
  for (const article of library.articles) {
    const file = `content/articles/${article.slug}.ts`;
    found.push(
      ...bodyFindings(file, `/blogs/${article.slug}`, article.body, article.sources.length, anchors),
    );
    for (const related of article.related) {
      if (related === article.slug) found.push(`${file}: names itself as related`);
      else if (!slugs.has(related)) found.push(`${file}: the related article "${related}" does not exist`);
    }
    for (const portrait of article.hero.portraits) {
      if (!library.portraits.has(portrait))
        found.push(`${file}: there is no public/companions/${portrait}.svg`);
    }
    if (article.updated && article.updated < article.date)
      found.push(`${file}: was changed before it was published`);
    found.push(...peopleFindings(file, article, library), ...figureFindings(file, article, library));
  }
  for (const topic of library.topics) found.push(...topicLinkFindings(topic, library, slugs, anchors));
  const reviewed = new Set([...slugs, ...library.topics.map(({ slug }) => slug)]);
  for (const slug of Object.keys(library.reviews)) {
    if (!reviewed.has(slug)) found.push(`content/reviews.ts: there is no article or topic "${slug}"`);
  }
  for (const { slug } of library.authors) {
    if (!library.faces.has(slug)) found.push(`content/authors.ts: there is no public/authors/${slug}.svg`);
  }
  for (const page of library.legal) {
    found.push(...bodyFindings(`content/legal/${page.slug}.ts`, `/${page.slug}`, page.body, 0, anchors));
  }
  for (const { path, line } of library.lines) found.push(...lineFindings(path, path, line, 0, anchors));
  for (const { path, slug } of library.teasers) {
    if (!slugs.has(slug)) found.push(`${path}: the article "${slug}" does not exist`);
  }
  return found;
}

function topicLinkFindings(
  { slug, body, sources, related, updated }: Topic,
  { reviews }: Library,
  articles: ReadonlySet<string>,
  anchors: Anchors,
): string[] {
  const file = `content/topics/${slug}.ts`;
  return [
    ...bodyFindings(file, topicPath(slug), body, sources.length, anchors),
    ...related.flatMap((one) => (articles.has(one) ? [] : [`${file}: there is no article "${one}"`])),
    ...(articles.has(slug) ? [`${file}: an article has the same slug`] : []),
    ...staleReview(reviews, slug, updated),
  ];
}

const staleReview = (reviews: Library['reviews'], slug: string, changed: string): string[] =>
  reviews[slug] && reviews[slug].date < changed
    ? [`content/reviews.ts: "${slug}" was changed after it was reviewed`]
    : [];

/** Authors and companions that are none, and reviews of an older text. */
function peopleFindings(file: string, article: Article, { authors, introduced, reviews }: Library): string[] {
  return [
    ...(authors.some(({ slug }) => slug === article.author)
      ? []
      : [`${file}: there is no author "${article.author}"`]),
    ...article.companions.flatMap((slug) =>
      introduced.has(slug) ? [] : [`${file}: there is no companion "${slug}" in content/introduced.ts`],
    ),
    ...staleReview(reviews, article.slug, article.updated ?? article.date),
  ];
}

/** Drawings that are missing, or not of the size that pages leave free for them. */
function figureFindings(file: string, article: Article, { figures }: Library): string[] {
  const box = `viewBox="0 0 ${FIGURE.width} ${FIGURE.height}"`;
  return article.body.flatMap((block) => {
    if (block.kind !== 'picture') return [];
    const drawing = figures.get(block.drawing);
    if (drawing === undefined) return [`${file}: there is no public/figures/${block.drawing}.svg`];
    return drawing.includes(box) ? [] : [`public/figures/${block.drawing}.svg: has no ${box}`];
  });
}

/** Path → the anchors on it. */
export function anchorsOf({
  articles,
  topics,
  legal,
  authors,
}: Pick<Library, 'articles' | 'topics' | 'legal' | 'authors'>): ReadonlyMap<string, ReadonlySet<string>> {
  const written = [
    ...articles.map(({ slug, body }) => [`/blogs/${slug}`, body] as const),
    ...topics.map(({ slug, body }) => [topicPath(slug), body] as const),
    ...legal.map(({ slug, body }) => [`/${slug}`, body] as const),
    ...authors.map(({ slug }) => [authorPath(slug), []] as const),
  ].map(
    ([path, body]) => [path, body.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))] as const,
  );
  return new Map(
    [...Object.entries(LINKABLE_PATHS), ...written].map(([path, ids]) => [path, new Set(['main', ...ids])]),
  );
}

export type Anchors = ReturnType<typeof anchorsOf>;

/** Dead links, unknown sources and broken tables of one text. */
export function bodyFindings(
  file: string,
  path: string,
  body: readonly Block[],
  sources: number,
  anchors: Anchors,
): string[] {
  const found = body.flatMap(linesOf).flatMap((line) => lineFindings(file, path, line, sources, anchors));
  const ids = body.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) !== at)))
    found.push(`${file}: two headings have the id "${id}"`);
  for (const block of body) {
    if (block.kind === 'table' && block.rows.some((row) => row.length !== block.head.length))
      found.push(`${file}: a row of the table "${block.caption}" has more or fewer cells than its head`);
  }
  return found;
}

/** Dead links and unknown sources of one line on the page of `path`. */
export function lineFindings(
  file: string,
  path: string,
  line: Line,
  sources: number,
  anchors: Anchors,
): string[] {
  return piecesOf(line).flatMap((piece) => {
    if (typeof piece === 'string') return [];
    if ('source' in piece)
      return piece.source > sources ? [`${file}: there is no source ${piece.source}`] : [];
    if (!('href' in piece)) return [];
    const dead = deadLink(piece.href, path, anchors);
    return dead ? [`${file}: the link "${piece.text}" leads to ${dead}, which does not exist`] : [];
  });
}

function deadLink(href: string, from: string, anchors: Anchors): string | undefined {
  if (!href.startsWith('/') && !href.startsWith('#')) return undefined;
  const [target = '', anchor] = href.split('#');
  const [path = ''] = target.split('?');
  const known = anchors.get(path === '' ? from : path);
  return known && (anchor === undefined || known.has(anchor)) ? undefined : href;
}
