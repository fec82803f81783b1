import { BRAND } from '@/content/brand';
import { PORTRAIT_CREDIT } from '@/content/credits';
import { FREE_FIRST } from '@/content/free';
import type { PageCopy } from '../languages/copy';

/** The labels of written pages in English. */
export const ENGLISH: PageCopy = {
  frame: {
    skip: 'Skip to content',
    home: `${BRAND.name}, home page`,
    startChat: 'Start chat',
    pages: 'More pages',
    links: [
      ['/blogs', 'Blogs'],
      ['/psychologist', 'Psychologist companions'],
      ['/safety', 'Safety'],
      ['/contact', 'Contact'],
      ['/terms', 'Terms'],
      ['/privacy', 'Privacy'],
      ['/refund-policy', 'Refunds'],
    ],
    ai: 'Everyone you chat with here is an AI companion, not a person. For adults, 18 and older. Free help by people:',
    credit: PORTRAIT_CREDIT.text,
  },
  brand: {
    tagline: BRAND.tagline,
    description: BRAND.description,
    supportHours: BRAND.supportHours,
    desk: `${BRAND.name} Editorial`,
  },
  free: FREE_FIRST,
  categories: {
    Connection: 'Connection',
    Dating: 'Dating',
    'Work & relationships': 'Work & relationships',
    Wellbeing: 'Wellbeing',
  },
  article: {
    minutes: (minutes) => `${minutes} min read`,
    contents: 'On this page',
    updated: 'Updated',
    sources: 'Sources',
    source: (number) => `Source ${number}`,
    lookedAt: 'Looked at on',
    share: 'Share',
    linkCopied: 'Link Copied!',
    copyFailed: 'Could not copy',
    review: { by: 'Reviewed by', on: 'on' },
    helplines: { label: 'Helplines', title: 'Free help by people, now' },
    companions: {
      title: 'AI companions for this',
      text: 'Programs with a character, not people and not licensed. They listen and ask; they do not diagnose.',
      more: 'More about',
      moreEnd: ', with everybody who can be asked about it.',
    },
    start: {
      title: 'Want to talk it over?',
      text: `A companion on ${BRAND.name} is AI, and it has time for you now. ${FREE_FIRST.meaning}`,
      start: 'Start free chat',
    },
    readNext: 'Read next',
    all: 'All articles',
  },
  blogs: {
    name: 'Blogs',
    title: 'Blogs: love, work and the evenings between',
    description:
      'Articles for urban Indian professionals about connection, dating, work-life balance and emotional wellness, and about what an AI companion can and can’t do.',
    text: 'Love, work and the evenings in between: for people whose calendar is full and whose phone is quiet.',
    trending: 'Trending Now',
    all: 'All Articles',
    penNames: 'Written under pen names whose pages say what they know and what they are not:',
    start: {
      title: 'Rather talk than read?',
      text: `See how a free first consultation with an AI companion works. ${FREE_FIRST.meaning}`,
      start: 'See how it works',
    },
  },
  topic: {
    listing: 'Psychologist companions',
    cards: 'Who is free now',
    all: 'Topics',
    others: 'Other topics',
  },
  author: {
    penName: `A pen name of ${BRAND.name} Editorial`,
    behind: 'Behind this name:',
    knows: (name) => `What ${name} knows`,
    howWeWrite: 'How our articles are made',
    articles: (name) => `Articles by ${name}`,
  },
  legal: { lastChanged: 'Last changed' },
  marketing: {
    numbers: 'In numbers',
    service: 'Chat with AI companions',
    stars: (stars) => `${stars} of 5 stars`,
    sample: 'sample',
    prices: {
      caption: 'Packs of messages and what they cost',
      pack: 'Pack',
      price: 'Price',
      messages: (count) => `${count} messages`,
    },
    support: 'Support:',
    pricing: 'Pricing',
  },
  trail: { home: 'Home' },
  feed: `${BRAND.name} Blogs`,
  share: {
    note: 'Everyone you chat with is an AI companion. 18+',
    kickers: {
      home: 'AI companions, for adults in India',
      blogs: 'Worth reading',
      author: 'Who writes here',
      topic: 'AI companions, not licensed professionals',
    },
  },
};
