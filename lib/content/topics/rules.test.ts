import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Block } from '@/content/formats';
import { TOPICS } from '@/content/topics';
import { expertiseTags } from '@/lib/companions/rules';
import { hasExpertise, topicOf } from '@/lib/companions/topics/rules';
import { listArticles } from '@/lib/content/service';
import { PSYCHOLOGISTS_OF_THE_EVERYDAY } from '@/prisma/seed/cast/psychologists-everyday';
import { PSYCHOLOGISTS_OF_THE_HEART } from '@/prisma/seed/cast/psychologists-heart';
import { introductionOf } from './rules';

const CAST = [...PSYCHOLOGISTS_OF_THE_HEART, ...PSYCHOLOGISTS_OF_THE_EVERYDAY].map(
  ({ areaOfExpertise = '' }) => ({ areaOfExpertise }),
);

test('every file of the folder is a topic, under its own name', () => {
  const files = readdirSync('content/topics').map((file) => file.replace(/\.ts$/, ''));
  expect(TOPICS.map(({ slug }) => slug).sort()).toEqual(files.sort());
});

test('every subject of the catalogue has a topic, and every topic somebody who has it', () => {
  const subjects = CAST.flatMap(({ areaOfExpertise }) => expertiseTags(areaOfExpertise));
  expect(subjects.filter((subject) => !topicOf(TOPICS, subject))).toEqual([]);
  for (const { slug, expertise } of TOPICS)
    expect(CAST.filter((one) => hasExpertise(one, expertise)).length, slug).toBeGreaterThan(0);
});

test('a subject counts however it is written, and not as a part of another', () => {
  const one = { areaOfExpertise: 'work Stress , Grief' };
  expect(hasExpertise(one, ['Work stress'])).toBe(true);
  expect(hasExpertise(one, ['Stress'])).toBe(false);
});

test('every article leads to a topic, which leads back', async () => {
  const linked = new Set(TOPICS.flatMap(({ related }) => related));
  expect((await listArticles()).map(({ slug }) => slug).filter((slug) => !linked.has(slug))).toEqual([]);
});

test('companions stand before the first heading', () => {
  const [text, heading]: Block[] = [
    { kind: 'paragraph', text: 'x' },
    { kind: 'heading', id: 'a', text: 'A' },
  ];
  expect(introductionOf([text, heading, text] as Block[])).toEqual([[text], [heading, text]]);
  expect(introductionOf([text] as Block[])).toEqual([[text], []]);
});
