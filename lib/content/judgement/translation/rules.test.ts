import { describe, expect, test } from 'vitest';
import type { Article, Block, TranslatedArticle } from '@/content/formats';
import { readContent } from '../../service';
import { readTranslations } from '../../translation/service';
import {
  detourFindings,
  faithFindings,
  languageFindings,
  translationFaults,
  translationJudgement,
} from './rules';

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
  expect(found('/safety', '/safety')).toBe(0);
  for (const href of ['/', '/hi/safety', '/psychologist', 'https://who.int']) expect(found(href)).toBe(0);
});

describe('all of it', () => {
  const both = async () => [await readContent(), await readTranslations()] as const;

  test('an article without its Hindi is found, unless it is listed', async () => {
    const [english, { articles, summaries }] = await both();
    const without = { summaries, articles: articles.filter(({ slug }) => slug !== 'burnout') };
    expect(translationFaults(english, without, []).join()).toContain('hi/articles/burnout.ts is missing');
    expect(translationFaults(english, { articles, summaries }, ['burnout']).join()).toContain('not-yet.ts');
    expect(translationFaults(english, { articles, summaries }, ['no-such']).join()).toContain('not-yet.ts');
  });

  test.each([
    ['a dead link', [{ text: 'क', href: '/hi/blogs/no-such' }], 'does not exist'],
    ['a link to a section that is not there', [{ text: 'क', href: '/hi/safety#no-such' }], 'does not exist'],
    ['a straight quote', 'उसने कहा "हाँ"।', 'straight quote'],
  ])('%s is found, in its own file', async (_, text, reason) => {
    const [english, { articles, summaries }] = await both();
    const changed = articles.map((one) => ({
      ...one,
      body: [...one.body, paragraph(text)],
      differsBecause: 'x',
    }));
    const found = translationFaults(english, { articles: changed, summaries });
    expect(found.length).toBeGreaterThanOrEqual(articles.length);
    for (const one of found) expect(one).toMatch(/^content\/hi\/articles\//);
    expect(found.join()).toContain(reason);
  });

  test('a drawing without words in Hindi is found', async () => {
    const [english, translations] = await both();
    const figures = new Map([...english.figures].filter(([name]) => !name.endsWith('-hi')));
    expect(translationFaults({ ...english, figures }, translations).join()).toContain('burnout-signs-hi.svg');
  });

  test('a summary that is older than its original, or does not lead to it, is found', async () => {
    const [english, { articles, summaries }] = await both();
    const older = summaries.map((one) => ({ ...one, renders: '2026-01-01' }));
    expect(translationFaults(english, { articles, summaries: older })).toHaveLength(summaries.length);
    const closed = summaries.map((one) => ({ ...one, body: [paragraph('यह पेज कहीं नहीं ले जाता।')] }));
    expect(translationFaults(english, { articles, summaries: closed }).join()).toContain('does not lead to');
  });

  test('a translation that says far less, and a sentence that stands twice, are found', async () => {
    const [english, { articles, summaries }] = await both();
    const short = articles.map((one) => ({ ...one, body: one.body.slice(0, 20) }));
    expect(translationJudgement(english, { articles: short, summaries }).join()).toContain('wants at least');
    const twice = paragraph('यह वाक्य दो लेखों में एक साथ खड़ा है।');
    const repeated = articles.map((one) => ({ ...one, body: [...one.body, twice] }));
    expect(translationJudgement(english, { articles: repeated, summaries }).join()).toContain(
      'stands in content/hi',
    );
  });
});
