import type { Topic } from '../formats';

export const topic: Topic = {
  slug: 'dating',
  name: 'Dating',
  title: 'Dating, without losing yourself in it',
  description:
    'Apps, silence after a good evening, families who must not know: what keeps dating bearable, what an AI companion is good for, and where its judgement ends.',
  expertise: ['Dating'],
  updated: '2026-11-25',
  body: [
    {
      kind: 'paragraph',
      text: [
        'Few people here had an example of dating at home. In a national survey of 2011–12, only eighteen in a hundred women had known their husband before the wedding.',
        { source: 1 },
        ' You are doing something for which your parents have no stories, on an app made in another country, in a city where a landlord may ask who that was.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'So it is normal to be clumsy at it, and to be tired of it. Most of what hurts in dating says little about your worth. It comes from two strangers with different hopes who did not say them aloud.',
    },
    { kind: 'heading', id: 'bearable', text: 'What keeps it bearable' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Say early what you are looking for,' },
          ' in one friendly sentence, and ask. “I would like something that can become serious. And you?” frightens off those who would have left in March.',
        ],
        [
          { strong: 'Few chats at a time, and soon a coffee.' },
          ' Three weeks of messages build a person who does not exist.',
        ],
        [
          { strong: 'A public place, your own way home, a friend who knows where you are.' },
          ' This is not distrust; a decent person will do the same.',
        ],
        [
          { strong: 'No money, no intimate pictures, no one-time passwords' },
          ' for anyone you have not met, however sad the story.',
        ],
        [{ strong: 'Breaks.' }, ' Delete the app for two weeks when every face begins to look like work.'],
      ],
    },
    { kind: 'heading', id: 'companion', text: 'Where a companion comes in' },
    {
      kind: 'paragraph',
      text: 'You can practise with one: the first message, the honest answer to “why are you single?”, a kind no. You can put a confusing evening in order before you ask five friends, and find out what you feared and what was really said.',
    },
    {
      kind: 'paragraph',
      text: [
        'It has only your account, though, and tends to agree with whoever is talking. It cannot read the other person’s mind or tell you whether they are safe. Psychologists also caution against using such programs in place of qualified care.',
        { source: 2 },
        ' One more thing, and we say it as those who make them: a companion that is always in a good mood is no measure for people. They have deadlines and mothers.',
      ],
    },
    { kind: 'heading', id: 'person', text: 'When it is no longer about dating' },
    {
      kind: 'paragraph',
      text: 'If every rejection throws you for weeks, if you check a phone until three at night, if you stay with somebody who frightens you, or if you are being blackmailed with pictures, talk to a person. A counsellor for the first two; 112, or 181 for women, when you are in danger; 1930 for blackmail and fraud online, the sooner the better. You owe nobody there an explanation of why you were on the app.',
    },
    { kind: 'helplines' },
    {
      kind: 'paragraph',
      text: [
        'On silence after a good evening there is ',
        { text: 'a page of its own', href: '/blogs/ghosted' },
        '.',
      ],
    },
  ],
  sources: [
    {
      title: 'Arranging a marriage: how India does it',
      publisher: 'National Council of Applied Economic Research',
      year: 2014,
      href: 'https://www.ncaer.org/news/arranging-a-marriage-how-india-does-it',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Artificial intelligence, wellness apps alone cannot solve mental health crisis',
      publisher: 'American Psychological Association, on EurekAlert!',
      year: 2025,
      href: 'https://sciencesources.eurekalert.org/news-releases/1105801',
      checkedOn: '2026-11-23',
    },
  ],
  related: [
    'modern-indian-dating-expectations-vs-reality',
    'dating-in-tier-1-cities-challenges-solutions',
    'ghosted',
  ],
};
