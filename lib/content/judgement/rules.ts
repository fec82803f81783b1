import type { Article, Author, Block, LegalPage, Line, Topic } from '@/content/formats';
import { countWords, linesOf, piecesOf, plainText, readingMinutes } from '../rules';
import {
  ALT_LEAST,
  MINUTES_MOST,
  RELATED,
  SENTENCE_WORDS,
  SOURCES,
  TOPIC_SOURCES,
  TOPIC_WORDS,
  WORDS,
} from './constants';

/** What can be judged about a text by reading it alone, one sentence for each mistake, beginning with the file's name. */

/** A text and where it stands. */
export type Text = { file: string; text: string };

/** What is judged alike: an article, or the text of a topic's page. */
type Written = Article | Topic;

const isTopic = (written: Written): written is Topic => 'expertise' in written;

export const fileOf = (written: Written): string =>
  `content/${isTopic(written) ? 'topics' : 'articles'}/${written.slug}.ts`;

/** Everything of it that a person reads or hears. */
export function textsOf(written: Written): Text[] {
  const { title, description, body, sources } = written;
  const own = isTopic(written) ? [written.name, ...written.expertise] : [written.hero.alt];
  const alts = body.flatMap((block) => (block.kind === 'picture' ? [block.alt] : []));
  const named = sources.flatMap((source) => [source.title, source.publisher]);
  const texts = [title, description, ...own, ...body.flatMap(linesOf).map(plainText), ...alts, ...named];
  return texts.map((text) => ({ file: fileOf(written), text }));
}

/** The same of an author. */
export function textsOfAuthor({ name, description, alt, knows, about }: Author): Text[] {
  const texts = [name, description, alt, ...knows, ...about.map(plainText)];
  return texts.map((text) => ({ file: 'content/authors.ts', text }));
}

/** The same of a legal page. */
export function textsOfLegal({ slug, title, description, body }: LegalPage): Text[] {
  const texts = [title, description, ...body.flatMap(linesOf).map(plainText)];
  return texts.map((text) => ({ file: `content/legal/${slug}.ts`, text }));
}

/** Quotation marks and apostrophes as typewriters have them. */
export function quoteFindings(texts: readonly Text[]): string[] {
  return texts.flatMap(({ file, text }) => {
    const at = text.search(/["']|``|´/);
    return at === -1 ? [] : [`${file}: has a straight quote in "${excerpt(text, at)}"; write “ ” ‘ ’`];
  });
}

const excerpt = (text: string, at: number): string => text.slice(Math.max(0, at - 20), at + 20).trim();

/** Headings that skip a level, or have nothing under them. */
export function headingFindings(file: string, body: readonly Block[]): string[] {
  const found: string[] = [];
  let level = 1;
  for (const [at, block] of body.entries()) {
    if (block.kind !== 'heading') continue;
    const own = block.level ?? 2;
    if (own > level + 1) found.push(`${file}: the heading "${block.text}" skips a level`);
    const next = body[at + 1];
    if (!next || (next.kind === 'heading' && (next.level ?? 2) <= own))
      found.push(`${file}: there is nothing under the heading "${block.text}"`);
    level = own;
  }
  return found;
}

/** Descriptions of pictures that describe nothing. */
export function altFindings(article: Article): string[] {
  const file = fileOf(article);
  const drawings = article.body.flatMap((block) => (block.kind === 'picture' ? [block] : []));
  return [
    ...(article.hero.alt.length < ALT_LEAST.face ? [`${file}: hero.alt describes too little`] : []),
    ...drawings.flatMap(({ drawing, alt, caption }) => [
      ...(alt.length < ALT_LEAST.drawing ? [`${file}: the alt of "${drawing}" describes too little`] : []),
      ...(alt === caption ? [`${file}: the alt of "${drawing}" only repeats its caption`] : []),
    ]),
  ];
}

/** Addresses of others that nobody can open: without https:, without a real host, with somebody's name or password. */
export function addressFindings(written: Written): string[] {
  const inText = written.body.flatMap(linesOf).flatMap(addressesOf);
  return [...inText, ...written.sources.map(({ href }) => href)].flatMap((href) =>
    isAddress(href) ? [] : [`${fileOf(written)}: "${href}" is no address that could be opened`],
  );
}

const addressesOf = (line: Line): string[] =>
  piecesOf(line).flatMap((piece) =>
    typeof piece === 'object' && 'href' in piece && /^\w+:\/\//.test(piece.href) ? [piece.href] : [],
  );

function isAddress(href: string): boolean {
  if (/\s/.test(href) || !URL.canParse(href)) return false;
  const { protocol, hostname, port, username, password } = new URL(href);
  return (
    protocol === 'https:' &&
    port + username + password === '' &&
    /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(hostname) &&
    !/\.(example|test|invalid|localhost|local)$|(^|\.)example\.(com|org|net)$/.test(hostname)
  );
}

/** Articles that are too short without a reason, or longer than anybody reads on a phone. */
export function lengthFindings(article: Article): string[] {
  const words = countWords(article.body);
  const minutes = readingMinutes(article.body);
  const least = article.shortBecause ? WORDS.leastWhenShort : WORDS.least;
  const file = fileOf(article);
  return [
    ...(words < least ? [`${file}: has ${words} words, fewer than ${least}`] : []),
    ...(words > WORDS.most ? [`${file}: has ${words} words, more than ${WORDS.most}`] : []),
    ...(minutes > MINUTES_MOST
      ? [`${file}: takes ${minutes} minutes to read, more than ${MINUTES_MOST}`]
      : []),
    ...(article.shortBecause && words >= WORDS.least
      ? [`${file}: is called short and has ${words} words`]
      : []),
  ];
}

/** A topic's page that says too little to be worth finding, or so much that nobody reaches a companion; that leads to no or too many articles; without help by people. */
export function topicFindings(topic: Topic): string[] {
  const words = countWords(topic.body);
  const file = fileOf(topic);
  const { length } = topic.related;
  return [
    ...(words < TOPIC_WORDS.least ? [`${file}: has ${words} words, fewer than ${TOPIC_WORDS.least}`] : []),
    ...(words > TOPIC_WORDS.most ? [`${file}: has ${words} words, more than ${TOPIC_WORDS.most}`] : []),
    ...(length < RELATED.least || length > RELATED.most
      ? [`${file}: names ${length} related articles, not ${RELATED.least} to ${RELATED.most}`]
      : []),
    ...(topic.body.some(({ kind }) => kind === 'helplines') ? [] : [`${file}: names no helplines`]),
  ];
}

/**
 * Too few sources or too many, one that nothing in the text rests on, one that was looked at before it was published or will be.
 * @param today ISO day
 */
export function sourceFindings(written: Written, today: string): string[] {
  const file = fileOf(written);
  const limits = isTopic(written) ? TOPIC_SOURCES : SOURCES;
  const { length } = written.sources;
  const cited = new Set(
    written.body
      .flatMap(linesOf)
      .flatMap(piecesOf)
      .flatMap((piece) => (typeof piece === 'object' && 'source' in piece ? [piece.source] : [])),
  );
  return [
    ...(length < limits.least || length > limits.most
      ? [`${file}: has ${length} sources, not ${limits.least} to ${limits.most}`]
      : []),
    ...written.sources.flatMap(({ title, year, checkedOn }, at) => [
      ...(cited.has(at + 1) ? [] : [`${file}: nothing in the text cites source ${at + 1}, "${title}"`]),
      ...(checkedOn > today ? [`${file}: source ${at + 1} was looked at on a day to come`] : []),
      ...(year !== undefined && Number(checkedOn.slice(0, 4)) < year
        ? [`${file}: source ${at + 1} was looked at before it was published`]
        : []),
    ]),
  ];
}

/** Articles that lead nowhere else of ours, or introduce nobody. */
export function relatedFindings(article: Article): string[] {
  const file = fileOf(article);
  const { length } = article.related;
  return [
    ...(length < RELATED.least || length > RELATED.most
      ? [`${file}: names ${length} related articles, not ${RELATED.least} to ${RELATED.most}`]
      : []),
    ...(article.companions.length === 0 ? [`${file}: introduces no companion`] : []),
    ...(article.body.flatMap(linesOf).flatMap(piecesOf).some(leadsToArticle)
      ? []
      : [`${file}: its text leads to no other article`]),
  ];
}

const leadsToArticle = (piece: ReturnType<typeof piecesOf>[number]): boolean =>
  typeof piece === 'object' && 'href' in piece && piece.href.startsWith('/blogs/');

/** Sentences that stand in two texts, or twice in one, whatever their marks and capitals. */
export function repeatedSentences(texts: readonly Written[]): string[] {
  const seen = new Map<string, string>();
  return texts.flatMap((written) =>
    written.body
      .flatMap(linesOf)
      .flatMap((line) => sentencesOf(plainText(line)))
      .flatMap((sentence) => {
        const words = sentence.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
        if (words.length < SENTENCE_WORDS) return [];
        const before = seen.get(words.join(' '));
        seen.set(words.join(' '), fileOf(written));
        return before ? [`${fileOf(written)}: "${sentence}" stands in ${before} as well`] : [];
      }),
  );
}

function sentencesOf(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) =>
    segment.trim(),
  );
}
