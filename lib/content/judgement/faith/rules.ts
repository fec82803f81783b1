import type { Article, Block, Topic } from '@/content/formats';
import { linesOf, piecesOf } from '../../rules';
import { fileOf, type Translated } from '../completeness/rules';

/** Where a translation leaves its original: another day, other headings, parts or sources. */
export function faithFindings(original: Article | Topic, words: Translated): string[] {
  const file = fileOf(words);
  const day = 'date' in original ? (original.updated ?? original.date) : original.updated;
  const kinds = new Set([...original.body, ...words.body].map(({ kind }) => kind));
  const count = (body: readonly Block[], kind: Block['kind']) =>
    body.filter((one) => one.kind === kind).length;
  return [
    ...(words.renders === day
      ? []
      : [`${file}: renders the text of ${words.renders}, and the original is of ${day}`]),
    ...(headingIds(original.body) === headingIds(words.body)
      ? []
      : [`${file}: its headings have not the ids of the original's, in that order`]),
    ...('differsBecause' in words && words.differsBecause
      ? []
      : [...kinds].flatMap((kind) => {
          const [theirs, own] = [count(original.body, kind), count(words.body, kind)];
          return theirs === own
            ? []
            : [`${file}: has ${own} parts of the kind "${kind}", the original ${theirs}`];
        })),
    ...(sourceMarks(original.body) === sourceMarks(words.body)
      ? []
      : [
          `${file}: cites the sources ${sourceMarks(words.body) || 'none'}, the original ${sourceMarks(original.body)}`,
        ]),
  ];
}

const headingIds = (body: readonly Block[]): string =>
  body.flatMap((block) => (block.kind === 'heading' ? [`${block.level ?? 2} ${block.id}`] : [])).join();

/** In rising order: another language may say a thing earlier in its sentence. */
const sourceMarks = (body: readonly Block[]): string =>
  body
    .flatMap(linesOf)
    .flatMap(piecesOf)
    .flatMap((piece) => (typeof piece === 'object' && 'source' in piece ? [piece.source] : []))
    .sort((a, b) => a - b)
    .join(' ');
