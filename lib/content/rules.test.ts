import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Article, Author, Block, Line } from '@/content/formats';
import { articleSchema } from './contract';
import {
  countWords,
  type Library,
  linkFindings,
  newestFirst,
  plainText,
  readingMinutes,
  sectionsOf,
  shapeFindings,
} from './rules';

const article = (change: Partial<Article> = {}): Article => ({
  slug: 'one-article',
  title: 'One article',
  description: 'A description that is long enough for a search result to be of any use to a reader.',
  category: 'Dating',
  date: '2026-10-12',
  trending: false,
  author: 'mitali',
  hero: { portraits: ['arjun', 'isha-menon'], alt: 'Two people' },
  body: [{ kind: 'paragraph', text: 'Words.' }],
  sources: [],
  related: [],
  companions: [],
  ...change,
});

const author = (slug: string): Author => ({
  slug,
  name: 'Mitali',
  description: '',
  alt: '',
  knows: [],
  about: [],
});

const library = (...articles: Article[]): Library => ({
  articles,
  topics: [],
  legal: [],
  lines: [],
  teasers: [],
  portraits: new Set(['arjun', 'isha-menon']),
  authors: [author('mitali')],
  reviews: {},
  introduced: new Set(['isha-menon']),
  faces: new Set(['mitali']),
  figures: new Map([
    ['right', '<svg viewBox="0 0 360 240"></svg>'],
    ['wide', '<svg viewBox="0 0 720 240"></svg>'],
  ]),
});

const paragraph = (text: Line): Block => ({ kind: 'paragraph', text });
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('reading', () => {
  test('a minute is 200 words, and the shortest text takes one', () => {
    expect(readingMinutes([paragraph('Hi.')])).toBe(1);
    expect(readingMinutes([paragraph(words(1200))])).toBe(6);
    expect(readingMinutes([{ kind: 'list', items: [words(299)] }])).toBe(1);
    expect(readingMinutes([{ kind: 'list', items: [words(300)] }])).toBe(2);
  });

  test('every word a person reads counts, marks of sources do not', () => {
    const line: Line = [
      'One ',
      { strong: 'two' },
      ' ',
      { em: 'three' },
      ' ',
      { text: 'four', href: '/' },
      { source: 1 },
    ];
    expect(plainText(line)).toBe('One two three four');
    expect(countWords([paragraph(line), { kind: 'heading', id: 'a', text: 'Five six' }])).toBe(6);
    expect(countWords([{ kind: 'table', caption: 'a', head: ['b'], rows: [['c d']] }])).toBe(4);
  });

  test('more text never reads faster', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 40 }), fc.string(), (texts, more) => {
        const body = texts.map(paragraph);
        expect(readingMinutes([...body, paragraph(more)])).toBeGreaterThanOrEqual(readingMinutes(body));
      }),
    );
  });

  test('the table of contents lists the sections, not what is below them', () => {
    const body: Block[] = [
      { kind: 'heading', id: 'a', text: 'A' },
      { kind: 'heading', id: 'b', text: 'B', level: 3 },
      { kind: 'heading', id: 'c', text: 'C', level: 2 },
    ];
    expect(sectionsOf(body).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('the newest article comes first', () => {
    const days = ['2026-09-01', '2026-11-02', '2026-10-12'].map((date) => article({ date }));
    expect(newestFirst(days).map(({ date }) => date)).toEqual(['2026-11-02', '2026-10-12', '2026-09-01']);
  });
});

describe('an article whose shape is wrong is named with the reason', () => {
  const found = (change: object) =>
    shapeFindings('a.ts', articleSchema, { ...article(), ...change }).join('\n');

  test('a right one is not', () => expect(found({})).toBe(''));

  test.each([
    ['no description', { description: undefined }, 'a.ts: description'],
    ['a short description', { description: 'Short.' }, 'description is shorter than 50'],
    ['a long description', { description: words(60) }, 'description is longer than 160'],
    ['a long title', { title: words(20) }, 'title is longer than 70'],
    ['a day that does not exist', { date: '2026-02-30' }, 'date is not a day'],
    ['no text', { body: [] }, 'body is empty'],
    ['an empty paragraph', { body: [paragraph(' ')] }, 'body.0.text'],
    ['an unknown part', { body: [{ kind: 'video' }] }, 'body.0.kind'],
    [
      'a link to somewhere odd',
      { body: [paragraph([{ text: 'x', href: 'http://x.example' }])] },
      'body.0.text',
    ],
    [
      'a source without an address',
      { sources: [{ title: 'a', publisher: 'b', year: 2024 }] },
      'sources.0.href',
    ],
    ['a field of another format', { tags: ['x'] }, 'tags'],
  ])('%s', (_, change, reason) => expect(found(change)).toContain(reason));
});

describe('what does not fit together is named', () => {
  const found = (...articles: Article[]) => linkFindings(library(...articles)).join('\n');
  const linking = (href: string) => article({ body: [paragraph(['See ', { text: 'this', href }])] });

  test.each([
    '/',
    '/blogs',
    '/marketing#how-it-works',
    '/marketing_premium#pricing',
    '/blogs/one-article',
    '#main',
  ])('%s is a link that works', (href) => expect(found(linking(href))).toBe(''));

  test.each(['/blogs/no-such', '/nowhere', '#no-such-heading', '/marketing#prices', '/blogs/one-article#x'])(
    '%s is a dead link',
    (href) => expect(found(linking(href))).toContain(`leads to ${href}, which does not exist`),
  );

  test('a heading of another article is an anchor', () => {
    const other = article({ slug: 'other', body: [{ kind: 'heading', id: 'here', text: 'Here' }] });
    expect(found(linking('/blogs/other#here'), other)).toBe('');
  });

  test('related articles exist and are others', () => {
    expect(found(article({ related: ['no-such'] }))).toContain('"no-such" does not exist');
    expect(found(article({ related: ['one-article'] }))).toContain('names itself');
  });

  test('sources, portraits, headings and tables are checked too', () => {
    expect(found(article({ body: [paragraph(['x', { source: 1 }])] }))).toContain('no source 1');
    expect(found(article({ hero: { portraits: ['arjun', 'nobody'], alt: 'x' } }))).toContain('nobody.svg');
    const heading: Block = { kind: 'heading', id: 'a', text: 'A' };
    expect(found(article({ body: [heading, heading] }))).toContain('two headings');
    const table: Block = { kind: 'table', caption: 'T', head: ['a', 'b'], rows: [['c']] };
    expect(found(article({ body: [table] }))).toContain('"T"');
    expect(found(article({ updated: '2026-01-01' }))).toContain('before it was published');
  });

  test('authors and companions exist, and an author has a face', () => {
    expect(found(article({ author: 'nobody' }))).toContain('there is no author "nobody"');
    expect(found(article({ companions: ['nobody'] }))).toContain('there is no companion "nobody"');
    expect(found(article({ companions: ['isha-menon'] }))).toBe('');
    const faceless = { ...library(article()), faces: new Set<string>() };
    expect(linkFindings(faceless)).toEqual(['content/authors.ts: there is no public/authors/mitali.svg']);
  });

  test('an author’s page is an address that works', () =>
    expect(found(linking('/blogs/authors/mitali'))).toBe(''));

  test('a drawing exists and has the size that is kept free for it', () => {
    const picture = (drawing: string) =>
      found(article({ body: [{ kind: 'picture', drawing, alt: 'a', caption: 'b' }] }));
    expect(picture('right')).toBe('');
    expect(picture('missing')).toContain('there is no public/figures/missing.svg');
    expect(picture('wide')).toContain('public/figures/wide.svg: has no viewBox="0 0 360 240"');
  });

  test('a review is of an article that is there, and of its latest text', () => {
    const review = { name: 'Dr A', qualification: 'psychologist', evidence: 'register', date: '2026-10-20' };
    const reviewed = (one: Article, slug = one.slug) =>
      linkFindings({ ...library(one), reviews: { [slug]: review } }).join();
    expect(reviewed(article())).toBe('');
    expect(reviewed(article({ updated: '2026-10-20' }))).toBe('');
    expect(reviewed(article({ updated: '2026-10-21' }))).toContain('changed after it was reviewed');
    expect(reviewed(article(), 'another')).toContain('there is no article or topic "another"');
  });

  test('other pages are checked with their path', () => {
    const lines = [{ path: '/marketing_premium', line: [{ text: 'x', href: '/nope' }] }];
    const teasers = [{ path: '/marketing', slug: 'nope' }];
    expect(linkFindings({ ...library(article()), lines, teasers })).toEqual([
      '/marketing_premium: the link "x" leads to /nope, which does not exist',
      '/marketing: the article "nope" does not exist',
    ]);
  });
});
