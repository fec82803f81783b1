import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Article, Block, Source, Topic } from '@/content/formats';
import {
  addressFindings,
  altFindings,
  headingFindings,
  lengthFindings,
  quoteFindings,
  relatedFindings,
  repeatedSentences,
  sourceFindings,
  textsOf,
  textsOfLegal,
  topicFindings,
} from './rules';

const SOURCE: Source = {
  title: 'A study',
  publisher: 'A journal',
  year: 2024,
  href: 'https://journal.org/a',
  checkedOn: '2026-11-23',
};

const article = (change: Partial<Article> = {}): Article => ({
  slug: 'one-article',
  title: 'One article',
  description: 'A description that is long enough for a search result to be of any use to a reader.',
  category: 'Dating',
  date: '2026-10-12',
  trending: false,
  author: 'mitali',
  hero: { portraits: ['arjun', 'isha-menon'], alt: 'Two people who laugh' },
  body: [],
  sources: [],
  related: [],
  companions: [],
  ...change,
});

const paragraph = (...text: Extract<Block, { kind: 'paragraph' }>['text'][]): Block[] =>
  text.map((one) => ({ kind: 'paragraph', text: one }));
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('quotation marks', () => {
  const found = (change: Partial<Article>) => quoteFindings(textsOf(article(change))).join('\n');

  test.each([
    ['in the text', { body: paragraph('She said "no".') }],
    ['in a part of a line', { body: paragraph(['x', { strong: "it's" }]) }],
    ['in the title', { title: "It's over" }],
    ['in the description of a drawing', { body: [picture({ alt: 'A "line" that climbs' })] }],
    ['in the title of a source', { sources: [{ ...SOURCE, title: "India's survey" }] }],
  ])('straight ones are found %s', (_, change) => expect(found(change)).toContain('straight quote'));

  test.each([
    ['in the text', paragraph(['Tap ', { text: '"Raise an issue"', href: '/' }])],
    ['in a table', [{ kind: 'table', caption: 'x', head: ['x'], rows: [["it's"]] } satisfies Block]],
  ])('straight ones of a legal page are found %s', (_, body) => {
    const page = { slug: 'terms', title: 'x', description: 'x', updated: '2026-11-20', body } as const;
    expect(quoteFindings(textsOfLegal(page)).join()).toMatch(
      /^content\/legal\/terms.ts: has a straight quote/,
    );
  });

  test('typographic ones are what they should be', () =>
    expect(found({ body: paragraph('“It’s ‘fine’”, she said.') })).toBe(''));
});

function picture(change: object = {}): Block {
  return { kind: 'picture', drawing: 'a', alt: words(20), caption: 'A caption', ...change };
}

describe('headings', () => {
  const heading = (text: string, level?: 2 | 3): Block => ({ kind: 'heading', id: 'a', text, level });
  const found = (...body: Block[]) => headingFindings('a.ts', body).join('\n');

  test('one below a section is fine, one below nothing skips a level', () => {
    const [text] = paragraph('x') as [Block];
    expect(found(heading('A'), text, heading('B', 3), text, heading('C'), text)).toBe('');
    expect(found(heading('A'), heading('B', 3), text)).toBe('');
    expect(found(heading('B', 3), text)).toContain('skips a level');
  });

  test('one with nothing under it is found', () => {
    const [text] = paragraph('x') as [Block];
    expect(found(heading('A'), heading('B'), text)).toContain('nothing under the heading "A"');
    expect(found(heading('A'), text, heading('B'))).toContain('nothing under the heading "B"');
  });
});

test('a drawing is described, and not by its caption again', () => {
  const found = (change: object) => altFindings(article({ body: [picture(change)] })).join('\n');
  expect(found({})).toBe('');
  expect(found({ alt: 'A chart' })).toContain('describes too little');
  expect(found({ caption: words(20) })).toContain('only repeats its caption');
  expect(altFindings(article({ hero: { portraits: ['a', 'b'], alt: 'Two' } })).join()).toContain('hero.alt');
});

describe('addresses of others', () => {
  const found = (href: string) => addressFindings(article({ sources: [{ ...SOURCE, href }] }));
  const inText = (href: string) => addressFindings(article({ body: paragraph([{ text: 'x', href }]) }));

  test.each(['https://www.who.int/news/item/1', 'https://a.gov.in/x?y=1#z', 'https://saathi.co.in'])(
    '%s can be opened',
    (href) => expect([...found(href), ...inText(href)]).toEqual([]),
  );

  test.each([
    'http://www.who.int/',
    'https://localhost/x',
    'https://who',
    'https://a.example/x',
    'https://www.example.com/',
    'https://user@who.int/',
    'https://who.int:8443/',
    'https://10.0.0.1/',
    'https://who.int/a b',
  ])('%s cannot', (href) => expect(found(href)).toHaveLength(1));

  test('what is no address of the web is not judged here', () =>
    expect(['/blogs', 'tel:14416', 'mailto:a@b.in', '#x'].flatMap(inText)).toEqual([]));
});

describe('length', () => {
  const found = (count: number, change: Partial<Article> = {}) =>
    lengthFindings(article({ body: paragraph(words(count)), ...change })).join('\n');

  test.each([
    [1799, {}, 'fewer than 1800'],
    [1800, {}, ''],
    [3201, {}, 'more than 3200'],
    [899, { shortBecause: 'one question' }, 'fewer than 900'],
    [900, { shortBecause: 'one question' }, ''],
    [1800, { shortBecause: 'one question' }, 'is called short'],
  ])('%d words with %j', (count, change, reason) =>
    reason === '' ? expect(found(count, change)).toBe('') : expect(found(count, change)).toContain(reason),
  );
});

describe('sources', () => {
  const cited = (...numbers: number[]) => paragraph(['x', ...numbers.map((source) => ({ source }))]);
  const found = (sources: Source[], body: Block[]) =>
    sourceFindings(article({ sources, body }), '2026-11-23').join('\n');

  test('two that are cited are enough, one or seven are not', () => {
    expect(found([SOURCE, SOURCE], cited(1, 2))).toBe('');
    expect(found([SOURCE], cited(1))).toContain('has 1 sources, not 2 to 6');
    expect(found(Array(7).fill(SOURCE), cited(1, 2, 3, 4, 5, 6, 7))).toContain('has 7 sources');
  });

  test('one that nothing rests on is found', () =>
    expect(found([SOURCE, SOURCE], cited(2))).toContain('cites source 1, "A study"'));

  test('nobody has looked tomorrow, or before it was there', () => {
    expect(found([SOURCE, { ...SOURCE, checkedOn: '2026-11-24' }], cited(1, 2))).toContain('a day to come');
    expect(found([SOURCE, { ...SOURCE, year: 2027 }], cited(1, 2))).toContain('before it was published');
    expect(found([SOURCE, { ...SOURCE, year: undefined }], cited(1, 2))).toBe('');
  });
});

test('an article leads on to others and to companions', () => {
  const alone = relatedFindings(article()).join('\n');
  expect(alone).toContain('names 0 related articles');
  expect(alone).toContain('introduces no companion');
  expect(alone).toContain('leads to no other article');
  const leading = {
    related: ['a', 'b'],
    companions: ['isha-menon'],
    body: paragraph([{ text: 'x', href: '/blogs/a' }]),
  };
  expect(relatedFindings(article(leading))).toEqual([]);
});

describe('a sentence stands once', () => {
  const found = (...texts: string[]) =>
    repeatedSentences(texts.map((text, at) => article({ slug: `a-${at}`, body: paragraph(text) })));

  test('the same in another article is found, whatever its marks', () =>
    expect(
      found('You are not alone with this, truly.', 'Yes. “You are not alone with this – truly!”'),
    ).toEqual([expect.stringContaining('stands in content/articles/a-0.ts as well')]));

  test('the same in the same article is found too', () =>
    expect(found('Nobody has to win an argument. Nobody has to win an argument.')).toHaveLength(1));

  test('a short one may occur again', () => expect(found('Write it down.', 'Write it down.')).toEqual([]));

  test('whatever is written, a second copy of it is found', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 6, maxLength: 20 }), (list) => {
        const sentence = `${list.join(' ')}.`;
        expect(found(sentence, sentence)).toHaveLength(1);
      }),
    );
  });
});

test('a topic is neither too short nor a page that hides its companions, names articles and people who help', () => {
  const found = (count: number, change: Partial<Topic> = {}) =>
    topicFindings({
      ...{ slug: 'a', name: 'A', title: 'A', description: 'A', expertise: ['A'], updated: '2026-11-24' },
      ...{
        body: [...paragraph(words(count)), { kind: 'helplines' }],
        sources: [SOURCE],
        related: ['a', 'b'],
      },
      ...change,
    }).join();
  expect(found(300)).toBe('');
  expect(found(600)).toBe('');
  expect(found(299)).toContain('content/topics/a.ts: has 299 words, fewer than 300');
  expect(found(601)).toContain('more than 600');
  expect(found(300, { related: [] })).toContain('names 0 related articles');
  expect(found(300, { body: paragraph(words(300)) })).toContain('names no helplines');
});
