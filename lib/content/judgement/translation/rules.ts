import type { Article, Block, LegalSummary, Line, Topic } from '@/content/formats';
import { HINDI_FAQ } from '@/content/hi/faq';
import { HINDI_PREMIUM } from '@/content/hi/marketing';
import { NOT_YET } from '@/content/hi/not-yet';
import { HINDI_WELCOME } from '@/content/hi/welcome';
import { hasHindi } from '../../languages/rules';
import {
  type Anchors,
  anchorsOf,
  bodyFindings,
  countWords,
  type Library,
  lineFindings,
  linesOf,
  piecesOf,
  plainText,
  topicPath,
} from '../../rules';
import { hindiDrawing, translateArticle, translateTopic } from '../../translation/rules';
import {
  fileOf,
  formatFindings,
  missingFindings,
  type Translated,
  type Translations,
} from '../completeness/rules';
import { faithFindings } from '../faith/rules';
import {
  addressFindings,
  altFindings,
  headingFindings,
  fileOf as originalFileOf,
  quoteFindings,
  repeatedSentences,
  textsOf,
} from '../rules';
import { DEVANAGARI_LEAST, LATIN_LINE, LENGTH_LEAST } from './constants';

/** What is wrong with what content/hi has, one sentence for each mistake, beginning with the file's name. */

/**
 * What would be wrong on a page: the build refuses it.
 * @param notYet slugs of articles that need no translation
 */
export function translationFaults(
  english: Library,
  translations: Translations,
  notYet: readonly string[] = NOT_YET,
): string[] {
  const missing = missingFindings(english, translations, notYet);
  const shapes = formatFindings(translations);
  // The links of a file that does not parse cannot be checked.
  if (missing.length + shapes.length > 0) return [...missing, ...shapes];
  const anchors = hindiAnchors(english, translations);
  return [
    ...pairsOf(english.articles, translations.articles).flatMap(([original, words]) => [
      ...wordFindings(original, words, `/hi/blogs/${words.slug}`, anchors),
      ...drawingFindings(fileOf(words), words.body, english.figures),
    ]),
    ...pairsOf(english.topics, translations.topics).flatMap(([original, words]) =>
      wordFindings(original, words, `/hi${topicPath(words.slug)}`, anchors),
    ),
    ...inHindi(writtenIn(english, translations).flatMap(textFindings)),
    ...translations.summaries.flatMap((summary) => summaryFindings(english, summary, anchors)),
    ...pageLines().flatMap(({ file, line }) => [
      ...lineFindings(file, '/hi/marketing_premium', line, 0, anchors),
      ...detourFindings(file, [{ kind: 'paragraph', text: line }]),
    ]),
  ];
}

/** What an editor would find besides: a text that says less than its original, or one thing twice. */
export function translationJudgement(english: Library, translations: Translations): string[] {
  const pairs: [Article | Topic, Translated][] = [
    ...pairsOf(english.articles, translations.articles),
    ...pairsOf(english.topics, translations.topics),
  ];
  const shorter = pairs.flatMap(([original, words]) => {
    const [own, least] = [countWords(words.body), Math.ceil(countWords(original.body) * LENGTH_LEAST)];
    return own < least ? [`${fileOf(words)}: has ${own} words, the original wants at least ${least}`] : [];
  });
  return [...shorter, ...inHindi(repeatedSentences(writtenIn(english, translations)))];
}

const pairsOf = <Original extends { slug: string }, Words extends { slug: string }>(
  originals: readonly Original[],
  all: readonly Words[],
): [Original, Words][] =>
  originals.flatMap((original): [Original, Words][] => {
    const words = all.find(({ slug }) => slug === original.slug);
    return words ? [[original, words]] : [];
  });

/** Every article and topic, as its Hindi page shows it. */
const writtenIn = (english: Library, { articles, topics }: Translations): (Article | Topic)[] => [
  ...pairsOf(english.articles, articles).map(([original, words]) => translateArticle(original, words)),
  ...pairsOf(english.topics, topics).map(([original, words]) => translateTopic(original, words)),
];

/** What is wrong with the words of one text. */
const wordFindings = (
  original: Article | Topic,
  words: Translated,
  path: string,
  anchors: Anchors,
): string[] => [
  ...faithFindings(original, words),
  ...languageFindings(fileOf(words), words.body),
  ...bodyFindings(fileOf(words), path, words.body, original.sources.length, anchors),
  ...detourFindings(fileOf(words), words.body),
];

/** Lines that were left in English, and a text that has too many words in Latin letters. */
export function languageFindings(file: string, body: readonly Block[]): string[] {
  const lines = body.flatMap(linesOf).map(plainText);
  const { devanagari, latin } = lettersOf(lines.join(' '));
  const share = devanagari / Math.max(1, devanagari + latin);
  return [
    ...lines.flatMap((line) => {
      const letters = lettersOf(line);
      return letters.latin > LATIN_LINE && letters.latin > letters.devanagari
        ? [`${file}: "${line.slice(0, 60)}" is not in Hindi`]
        : [];
    }),
    ...(share < DEVANAGARI_LEAST
      ? [`${file}: only ${Math.round(share * 100)} of 100 letters are Devanagari`]
      : []),
  ];
}

/** Addresses are the same in every language. */
const ADDRESS = /[\w-]+(?:[.@][\w-]+)+/g;

function lettersOf(text: string): { devanagari: number; latin: number } {
  const words = text.replace(ADDRESS, '');
  return {
    devanagari: words.match(/\p{Script=Devanagari}/gu)?.length ?? 0,
    latin: words.match(/\p{Script=Latin}/gu)?.length ?? 0,
  };
}

/** Links to an English page of which there is a Hindi one. The home page is the way into the chat in both. */
export function detourFindings(file: string, body: readonly Block[], own?: string): string[] {
  return body
    .flatMap(linesOf)
    .flatMap(piecesOf)
    .flatMap((piece) => {
      if (typeof piece === 'string' || !('href' in piece)) return [];
      const [path = ''] = piece.href.split('#');
      return path !== '/' && path !== own && hasHindi(path)
        ? [`${file}: the link "${piece.text}" leads to ${path}, which is there in Hindi`]
        : [];
    });
}

/** Drawings whose words nobody has written in Hindi. */
function drawingFindings(file: string, body: readonly Block[], figures: Library['figures']): string[] {
  return body.flatMap((block) => {
    if (block.kind !== 'picture') return [];
    const name = hindiDrawing(block.drawing);
    const words = (figures.get(name) ?? '').match(/>[^<]*\p{Script=Devanagari}[^<]*</u);
    return words ? [] : [`${file}: there is no public/figures/${name}.svg with words in Hindi`];
  });
}

function textFindings(written: Article | Topic): string[] {
  return [
    ...quoteFindings(textsOf({ ...written, sources: [] })),
    ...headingFindings(originalFileOf(written), written.body),
    ...('hero' in written ? altFindings(written) : []),
    ...addressFindings({ ...written, sources: [] }),
  ];
}

/** Findings about translations name their own files. */
const inHindi = (findings: readonly string[]): string[] =>
  findings.map((one) => one.replaceAll(/content\/(articles|topics)\//g, 'content/hi/$1/'));

/** A summary of an older text, one that does not lead to the text that counts, or one in English. */
function summaryFindings(english: Library, summary: LegalSummary, anchors: Anchors): string[] {
  const { slug, renders, body } = summary;
  const file = `content/hi/legal/${slug}.ts`;
  const original = english.legal.find((one) => one.slug === slug);
  const leads = body
    .flatMap(linesOf)
    .flatMap(piecesOf)
    .some((piece) => typeof piece === 'object' && 'href' in piece && piece.href === `/${slug}`);
  return [
    ...(renders === original?.updated
      ? []
      : [`${file}: renders the text of ${renders}, and the original is of ${original?.updated}`]),
    ...(leads ? [] : [`${file}: does not lead to the English text, which counts`]),
    ...languageFindings(file, body),
    ...bodyFindings(file, `/hi/${slug}`, body, 0, anchors),
    ...detourFindings(file, body, `/${slug}`),
    ...headingFindings(file, body),
  ];
}

const pageLines = (): { file: string; line: Line }[] => [
  ...HINDI_FAQ.map(({ answer }) => ({ file: 'content/hi/faq.ts', line: answer })),
  { file: 'content/hi/marketing.ts', line: HINDI_PREMIUM.pricing.text },
  ...HINDI_WELCOME.ways.items.map(({ link, href }) => ({
    file: 'content/hi/welcome.ts',
    line: [{ text: link, href }],
  })),
];

/** The anchors of every page that a Hindi one may lead to. */
function hindiAnchors(english: Library, { articles, topics, summaries }: Translations): Anchors {
  const { legal, authors } = english;
  const hindi = anchorsOf({
    topics: pairsOf(english.topics, topics).map(([original, words]) => translateTopic(original, words)),
    articles: pairsOf(english.articles, articles).map(([original, words]) =>
      translateArticle(original, words),
    ),
    legal: legal.map((page) => ({
      ...page,
      body: summaries.find(({ slug }) => slug === page.slug)?.body ?? [],
    })),
    authors,
  });
  const own = [...hindi].filter(([path]) => hasHindi(path));
  return new Map([
    ...anchorsOf(english),
    ...own.map(([path, ids]) => [path === '/' ? '/hi' : `/hi${path}`, ids] as const),
  ]);
}
