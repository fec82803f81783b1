import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BANNER_SLIDES } from '@/content/banners';
import { CHAT_TYPE_CARDS } from '@/content/chat-types';
import { TESTIMONIALS } from '@/content/claims';
import { keepLastQuestion } from '@/lib/ai/character/rules';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { LANGUAGES } from '@/lib/language/constants';
import { detectLanguage } from '@/lib/language/rules';
import { SAFETY_RULES } from '@/lib/safety/copy';
import { findBrokenRule } from '@/lib/safety/output/rules';
import { toPlainText } from '@/lib/safety/plain/rules';
import { EXAMPLES } from './cast/examples';
import { COMPANIONS } from './companions';
import { exampleLines, personaLines } from './persona';
import { PROMPTS } from './prompts';
import { REVIEWS } from './reviews';

const PUBLIC = join(import.meta.dirname, '../../public');
const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const KEYS = ['Gender', 'Age', 'City', 'Work', 'Voice', 'Likes', 'Habits', 'Phrases', 'Limits', 'Greeting'];
const PLACEHOLDERS = [
  'companion.name',
  'companion.persona',
  'companion.aboutMe',
  'companion.areaOfExpertise',
  'chatType',
  'person.name',
  'person.language',
  'brand.name',
  'now.indiaTime',
];

const psychologists = COMPANIONS.filter((one) => one.suitableForChatTypes[0] === 'psychologist');

test('ids are fixed v4 uuids, each used once', () => {
  const ids = [...COMPANIONS, ...PROMPTS, ...REVIEWS].map((row) => row.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(V4);
});

describe('companions', () => {
  test('names are unique, and so are the first names that the chat header shows', () => {
    expect(new Set(COMPANIONS.map((one) => one.name)).size).toBe(COMPANIONS.length);
    expect(new Set(COMPANIONS.map((one) => one.name.split(' ')[0])).size).toBe(COMPANIONS.length);
  });

  test('every chat type has at least three of its own, psychologist twelve', () => {
    for (const type of CHAT_TYPES) {
      const own = COMPANIONS.filter((one) => one.suitableForChatTypes[0] === type);
      expect(own.length, type).toBeGreaterThanOrEqual(type === 'psychologist' ? 12 : 3);
    }
  });

  test('the one who leads a chat type is the one on its home button', () => {
    for (const card of CHAT_TYPE_CARDS) {
      const first = COMPANIONS.find((one) => one.suitableForChatTypes[0] === card.id);
      expect(first?.imagePath, card.id).toBe(card.portrait);
    }
  });

  test.each(COMPANIONS.map((one) => [one.name, one] as const))('%s is complete', (_name, companion) => {
    const { persona } = companion;
    expect(persona.age).toBeGreaterThanOrEqual(21);
    expect(persona.work).toMatch(/^an AI companion/);
    expect(companion.aboutMe).toMatch(/\bAI\b/);
    const sentences = companion.aboutMe.match(/[.?!](?=\s|$)/g)?.length ?? 0;
    expect(sentences).toBeGreaterThanOrEqual(2);
    expect(sentences).toBeLessThanOrEqual(5);
    expect(persona.greeting.length).toBeGreaterThanOrEqual(4);
    expect(persona.phrases.length).toBeGreaterThanOrEqual(3);
    expect(persona.likes.length).toBeGreaterThanOrEqual(5);
    expect(new Set(persona.greeting).size).toBe(persona.greeting.length);

    const lines = personaLines(persona).split('\n');
    expect(lines.map((line) => line.split(': ')[0])).toEqual(KEYS);
    for (const line of lines) expect(line).toMatch(/^\w+: \S/);
    // A separator inside a value would cut it in two.
    for (const value of [...persona.greeting, ...persona.phrases]) expect(value).not.toContain('|');
    for (const value of persona.likes) expect(value).not.toContain(';');
  });

  test('no greeting sounds like a person with a body, a licence or a grudge', () => {
    const claims =
      /\b(licensed|doctor|i just (came|ate|woke|got)|my (office|clinic|house|bed)|missed you|kahan the|where were you)\b/i;
    for (const { persona } of COMPANIONS)
      for (const line of persona.greeting) expect(line).not.toMatch(claims);
  });

  test('no two share a signature phrase or a greeting', () => {
    const sayings = COMPANIONS.flatMap(({ persona }) => [...persona.phrases, ...persona.greeting]);
    expect(new Set(sayings).size).toBe(sayings.length);
  });

  test('psychologists have what a card shows, and say that they are not licensed', () => {
    for (const one of psychologists) {
      expect(one.areaOfExpertise?.split(', ').length, one.name).toBeGreaterThanOrEqual(1);
      expect(one.education, one.name).toMatch(/^Guided by /);
      expect(one.yearsOfExperience, one.name).toBeGreaterThanOrEqual(1);
      expect(one.casesHandled, one.name).toBeGreaterThanOrEqual(1);
      expect(one.rating, one.name).toBeGreaterThanOrEqual(1);
      expect(one.rating, one.name).toBeLessThanOrEqual(5);
      expect(Number((one.rating ?? 0).toFixed(1)), one.name).toBe(one.rating);
      expect(one.aboutMe, one.name).toMatch(/\bnot\b.*\blicensed\b/);
      expect(one.suitableForChatTypes, one.name).toEqual(['psychologist']);
    }
  });
});

describe('examples', () => {
  test.each(COMPANIONS.map((one) => one.name))(
    '%s has four to six, in three languages, as it may answer',
    (name) => {
      const examples = EXAMPLES[name] ?? [];
      expect(examples.length).toBeGreaterThanOrEqual(4);
      expect(examples.length).toBeLessThanOrEqual(6);
      const spoken = examples.map(([theirs, ...bubbles]) => [
        detectLanguage(theirs),
        detectLanguage(bubbles.join(' ')),
      ]);
      for (const language of LANGUAGES) expect(spoken.flat(), name).toContain(language);
      for (const [theirs, ...bubbles] of examples) {
        const reply = bubbles.join('\n\n');
        expect(bubbles.length).toBeGreaterThanOrEqual(1);
        expect(bubbles.length).toBeLessThanOrEqual(3);
        expect(reply).not.toMatch(/[|\n]{3}/);
        expect(toPlainText(reply), reply).toBe(reply);
        expect(findBrokenRule(reply, '', [theirs]), reply).toBeNull();
        expect(keepLastQuestion(bubbles), reply).toEqual(bubbles);
        for (const bubble of bubbles) expect(bubble.length).toBeLessThan(220);
      }
      expect(exampleLines(examples).split('\n')).toHaveLength(examples.length);
    },
  );

  test('are of nobody else, and no two are alike', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(COMPANIONS.map((one) => one.name).sort());
    const said = Object.values(EXAMPLES).flatMap((examples) =>
      examples.map(([, ...bubbles]) => bubbles.join(' ')),
    );
    expect(new Set(said).size).toBe(said.length);
  });
});

test('every picture exists, is small and carries no id that could clash in a page', () => {
  const paths = [
    ...COMPANIONS.map((one) => one.imagePath),
    ...BANNER_SLIDES.map((slide) => slide.portrait),
    ...TESTIMONIALS.map((one) => one.avatar),
    '/companions/fallback.svg',
  ];
  for (const path of paths) {
    expect(statSync(join(PUBLIC, path)).size, path).toBeLessThan(10_000);
    expect(readFileSync(join(PUBLIC, path), 'utf8'), path).not.toMatch(/\bid="|<script|url\(/);
  }
});

describe('prompts', () => {
  test('one active version for each chat type', () => {
    const current = PROMPTS.filter((one) => one.current);
    expect(current.map((one) => one.promptFor)).toEqual([...CHAT_TYPES]);
    expect(new Set(PROMPTS.map((one) => `${one.promptFor} ${one.promptVersion}`)).size).toBe(PROMPTS.length);
  });

  test.each(PROMPTS.map((one) => [`${one.promptFor} ${one.promptVersion}`, one.promptText] as const))(
    '%s: sections and placeholders',
    (_type, text) => {
      const used = [...text.matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1]);
      for (const name of used) expect(PLACEHOLDERS).toContain(name);
      const isOlder = /v1\.[01]$/.test(_type);
      expect(text).toContain(
        [
          '# Who you are',
          'Name: {{companion.name}}',
          'Chat type: {{chatType}}',
          '{{companion.persona}}',
          ...(isOlder ? ['# The person', 'Name: {{person.name}}', 'Language: {{person.language}}'] : []),
          '# How you write',
          '',
        ].join('\n'),
      );
      expect(text.match(/^# .*$/gm)).toEqual([
        '# Who you are',
        ...(isOlder ? ['# The person'] : []),
        '# How you write',
        ...(isOlder ? ['# Safety'] : []),
      ]);
      const [introduction = ''] = text.split('\n# Who you are');
      expect(introduction).not.toContain('\n');
    },
  );

  test('the ones in use say what to do, change nothing during a talk, and leave safety to the rules below them', () => {
    const negations = (text: string) =>
      text.match(/\b(?:no|not|never|nobody|none|nor|nothing|without|cannot)\b|n['’]t\b/giu)?.length ?? 0;
    for (const { current, promptText } of PROMPTS) {
      if (!current) continue;
      // Version 1.1 had 51 and more, with the rules below it.
      expect(negations(promptText) + negations(SAFETY_RULES)).toBeLessThanOrEqual(10);
      expect(promptText).not.toMatch(/\{\{(?:person|now)\./);
      expect(promptText).not.toMatch(/suicide|1098|Aadhaar/i);
    }
    expect(SAFETY_RULES).toMatch(/14416[\s\S]*112[\s\S]*1098/);
    expect(SAFETY_RULES).toMatch(/passwords, codes, card, bank and identity numbers unasked/);
  });
});

test('each psychologist has two or three sample reviews, nobody else has any', () => {
  const known = new Set(psychologists.map((one) => one.id));
  for (const one of psychologists) {
    const count = REVIEWS.filter((review) => review.companionId === one.id).length;
    expect(count, one.name).toBeGreaterThanOrEqual(2);
    expect(count, one.name).toBeLessThanOrEqual(3);
  }
  for (const review of REVIEWS) {
    expect(known.has(review.companionId)).toBe(true);
    expect([1, 2, 3, 4, 5]).toContain(review.rating);
    expect(review.writtenOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
