import type { ArticleCategory } from '@/content/formats';

/** What written pages say besides their own text. */
export interface PageCopy {
  /** The bar and the foot of every page. */
  frame: {
    skip: string;
    home: string;
    startChat: string;
    pages: string;
    links: readonly (readonly [path: string, text: string])[];
    /** Before the helplines. */
    ai: string;
    credit: string;
  };
  brand: { tagline: string; description: string; supportHours: string; desk: string };
  free: { badge: string; meaning: string; short: string };
  categories: Record<ArticleCategory, string>;
  article: {
    minutes: (minutes: number) => string;
    contents: string;
    updated: string;
    sources: string;
    source: (number: number) => string;
    /** Before the day of the look. */
    lookedAt: string;
    share: string;
    linkCopied: string;
    copyFailed: string;
    /** Before the reviewer's name, and before the day. */
    review: { by: string; on: string };
    helplines: { label: string; title: string };
    /** `more` stands before the names of topics, `moreEnd` behind them. */
    companions: { title: string; text: string; more: string; moreEnd: string };
    start: { title: string; text: string; start: string };
    readNext: string;
    all: string;
  };
  blogs: {
    name: string;
    title: string;
    description: string;
    text: string;
    trending: string;
    all: string;
    penNames: string;
    start: { title: string; text: string; start: string };
  };
  topic: {
    /** The listing's name, for the way back. */
    listing: string;
    /** What stands below the introduced companions: a link to the page whose cards say who is free. */
    cards: string;
    all: string;
    others: string;
  };
  author: {
    penName: string;
    behind: string;
    knows: (name: string) => string;
    howWeWrite: string;
    articles: (name: string) => string;
  };
  legal: { lastChanged: string };
  marketing: {
    numbers: string;
    /** What kind of service it is, for search engines. */
    service: string;
    stars: (stars: number) => string;
    sample: string;
    prices: { caption: string; pack: string; price: string; messages: (count: number) => string };
    support: string;
    pricing: string;
  };
  trail: { home: string };
  feed: string;
  share: {
    note: string;
    kickers: { home: string; blogs: string; author: string; topic: string };
  };
}
