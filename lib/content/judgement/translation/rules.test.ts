import { describe, expect, test } from 'vitest';
import type { Article, Block, Topic, TranslatedArticle, TranslatedTopic } from '@/content/formats';
import { readContent } from '../../service';
import { readTranslations } from '../../translation/service';
import { faithFindings } from '../faith/rules';
import { detourFindings, languageFindings, translationFaults, translationJudgement } from './rules';

const heading = (id: string): Block => ({ kind: 'heading', id, text: 'शीर्षक' });
const paragraph = (text: Extract<Block, { kind: 'paragraph' }>['text']): Block => ({
  kind: 'paragraph',
  text,
});

const original = {
  slug: 'one',
  date: '2026-10-12',
  updated: '2026-11-01',
  body: [heading('a'), paragraph(['x', { source: 1 }, { source: 2 }]), heading('b'), paragraph('x')],
} as unknown as Article;

const words = (change: Partial<TranslatedArticle> = {}): TranslatedArticle => ({
  slug: 'one',
  title: 'एक',
  description: '',
  heroAlt: '',
  renders: '2026-11-01',
  body: [heading('a'), paragraph(['क', { source: 2 }, { source: 1 }]), heading('b'), paragraph('ख')],
  ...change,
});

describe('faith to the original', () => {
  const found = (change: Partial<TranslatedArticle>) => faithFindings(original, words(change)).join('\n');

  test('the same parts with the same sources, in whatever order within a sentence, are fine', () =>
    expect(found({})).toBe(''));

  test.each([
    ['an older text', { renders: '2026-10-12' }, 'the original is of 2026-11-01'],
    ['headings in another order', { body: words().body.toReversed() }, 'ids of the original'],
    ['a part less', { body: words().body.slice(0, 3) }, '1 parts of the kind "paragraph", the original 2'],
    [
      'a source less',
      { body: [heading('a'), paragraph(['क', { source: 2 }]), heading('b'), paragraph('ख')] },
      'cites',
    ],
  ])('%s is found', (_, change, reason) => expect(found(change)).toContain(reason));

  test('a part less may have a reason', () =>
    expect(found({ body: words().body.slice(0, 3), differsBecause: 'one sentence fewer' })).toBe(''));
});

test('the words of a topic are held against its own day', () => {
  const { slug, title, description, body } = words();
  const topic = { slug, updated: '2026-11-01', body: original.body } as unknown as Topic;
  const found = (renders: string) => {
    const translated: TranslatedTopic = { slug, name: 'एक', title, description, body, renders };
    return faithFindings(topic, translated);
  };
  expect(found('2026-11-01')).toEqual([]);
  expect(found('2026-10-12').join()).toMatch(/^content\/hi\/topics\/one\.ts: renders .* is of 2026-11-01/);
});

describe('language', () => {
  const found = (...texts: string[]) => languageFindings('a.ts', texts.map(paragraph)).join('\n');
  const HINDI = 'आज शाम को काम ख़त्म करके घर लौटते वक़्त मन कुछ भारी-सा था।';

  test('Hindi with a word or an address in Latin letters is Hindi', () =>
    expect(found(HINDI, `${HINDI} WhatsApp पर लिखा।`, 'cybercrime.gov.in पर')).toBe(''));

  test('a paragraph that was left in English is found', () =>
    expect(found(HINDI, HINDI, 'This paragraph is still in English, all of it.')).toContain(
      'is not in Hindi',
    ));

  test('too many words in Latin letters are found', () =>
    expect(found('मन का load बहुत high था, सो weekend पर reset ज़रूरी')).toContain('letters are Devanagari'));
});

test('a link to an English page is found where there is a Hindi one, and the way into the chat is not', () => {
  const found = (href: string, own?: string) =>
    detourFindings('a.ts', [paragraph([{ text: 'क', href }])], own).length;
  expect(found('/safety')).toBe(1);
  expect(found('/blogs/burnout#signs')).toBe(1);
  expect(found('/psychologist/topic/grief')).toBe(1);
  expect(found('/safety', '/safety')).toBe(0);
  for (const href of ['/', '/hi/safety', '/psychologist', 'https://who.int']) expect(found(href)).toBe(0);
});

describe('all of it', () => {
  const isPlain = (block: Block) => block.kind === 'paragraph' && typeof block.text === 'string';
  const both = async () => [await readContent(), await readTranslations()] as const;

  test('an article without its Hindi is found, unless it is listed', async () => {
    const [english, translations] = await both();
    const articles = translations.articles.filter(({ slug }) => slug !== 'burnout');
    expect(translationFaults(english, { ...translations, articles }, []).join()).toContain(
      'hi/articles/burnout.ts is missing',
    );
    expect(translationFaults(english, translations, ['burnout']).join()).toContain('not-yet.ts');
    expect(translationFaults(english, translations, ['no-such']).join()).toContain('not-yet.ts');
  });

  test('a topic without its Hindi is found, and one in Hindi alone', async () => {
    const [english, translations] = await both();
    const topics = translations.topics.map((one) =>
      one.slug === 'grief' ? { ...one, slug: 'no-such' } : one,
    );
    const found = translationFaults(english, { ...translations, topics }).join();
    expect(found).toContain('content/hi/topics/grief.ts is missing');
    expect(found).toContain('content/hi/topics/no-such.ts: there is no such topic');
  });

  test.each([
    ['a dead link', [{ text: 'क', href: '/hi/blogs/no-such' }], 'does not exist'],
    ['a link to a section that is not there', [{ text: 'क', href: '/hi/safety#no-such' }], 'does not exist'],
    ['a straight quote', 'उसने कहा "हाँ"।', 'straight quote'],
  ])('%s is found, in its own file', async (_, text, reason) => {
    const [english, translations] = await both();
    const articles = translations.articles.map((one) => ({
      ...one,
      body: [...one.body, paragraph(text)],
      differsBecause: 'x',
    }));
    // In place of one that cites nothing, so that no part and no source is missed.
    const topics = translations.topics.map((one) => ({
      ...one,
      body: one.body.with(one.body.findIndex(isPlain), paragraph(text)),
    }));
    const found = translationFaults(english, { ...translations, articles, topics });
    const inFiles = (folder: string) => found.filter((one) => one.startsWith(`content/hi/${folder}/`)).length;
    expect(inFiles('articles')).toBeGreaterThanOrEqual(articles.length);
    expect(inFiles('topics')).toBeGreaterThanOrEqual(topics.length);
    expect(inFiles('articles') + inFiles('topics')).toBe(found.length);
    expect(found.join()).toContain(reason);
  });

  test('a drawing without words in Hindi is found', async () => {
    const [english, translations] = await both();
    const figures = new Map([...english.figures].filter(([name]) => !name.endsWith('-hi')));
    expect(translationFaults({ ...english, figures }, translations).join()).toContain('burnout-signs-hi.svg');
  });

  test('a summary that is older than its original, or does not lead to it, is found', async () => {
    const [english, translations] = await both();
    const older = translations.summaries.map((one) => ({ ...one, renders: '2026-01-01' }));
    expect(translationFaults(english, { ...translations, summaries: older })).toHaveLength(older.length);
    const closed = older.map((one) => ({ ...one, body: [paragraph('यह पेज कहीं नहीं ले जाता।')] }));
    expect(translationFaults(english, { ...translations, summaries: closed }).join()).toContain(
      'does not lead to',
    );
  });

  test('a translation that says far less, and a sentence that stands twice, are found', async () => {
    const [english, translations] = await both();
    const short = <One extends { body: readonly Block[] }>(one: One): One => ({
      ...one,
      body: one.body.slice(0, 5),
    });
    const { articles, topics } = translations;
    const shorter = translationJudgement(english, {
      ...translations,
      articles: articles.map(short),
      topics: topics.map(short),
    });
    expect(shorter.filter((one) => one.includes('wants at least'))).toHaveLength(
      articles.length + topics.length,
    );
    const twice = paragraph('यह वाक्य दो लेखों में एक साथ खड़ा है।');
    const repeated = topics.map((one) => ({ ...one, body: [...one.body, twice] }));
    expect(translationJudgement(english, { ...translations, topics: repeated }).join()).toContain(
      'stands in content/hi/topics',
    );
  });
});
