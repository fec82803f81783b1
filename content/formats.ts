/**
 * What a written page is made of. `lib/content/rules.ts` checks every file against these shapes and against each other
 * (limits, dead links, unknown sources) with the build.
 */

/**
 * A piece of a line. A plain text, or a part that is strong, stressed, a link (`/path`, `/path#id`, `#id`, `https:`, `mailto:`,
 * `tel:`), or the small number that leads to one of the article's sources (1 is the first).
 */
export type Inline =
  | string
  | { strong: string }
  | { em: string }
  | { text: string; href: string }
  | { source: number };

/** A line of text: one plain text, or its pieces in order. */
export type Line = string | readonly Inline[];

/** A part of a page, from top to bottom. */
export type Block =
  /** A section. `id` is its anchor, kebab-case, unique on the page; the table of contents lists level 2. */
  | { kind: 'heading'; id: string; text: string; level?: 2 | 3 }
  | { kind: 'paragraph'; text: Line }
  | { kind: 'list'; items: readonly Line[]; ordered?: boolean }
  /** Somebody's words, or a line worth stopping at (then without `by`). */
  | { kind: 'quote'; text: Line; by?: string }
  /** A box with something to try. */
  | { kind: 'tip'; title: string; text: Line }
  /** A table; the first row of cells is under `head`. Legal pages need it. */
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly Line[])[] }
  /** The box with the helplines of content/helplines.ts. */
  | { kind: 'helplines' };

/** Subjects of articles, as the line above the title writes them. */
export type ArticleCategory = 'Connection' | 'Dating' | 'Work & relationships' | 'Wellbeing';

/** Something a claim of the article rests on. */
export interface Source {
  /** The work's own title. */
  title: string;
  publisher: string;
  year: number;
  /** https: */
  href: string;
}

export interface Article {
  /** The path under /blogs and the name of the file. */
  slug: string;
  /** At most 70 characters. */
  title: string;
  /** For search results, cards and social tags: 50 to 160 characters, no line break. */
  description: string;
  category: ArticleCategory;
  /** ISO day of publication, e.g. 2026-10-12. */
  date: string;
  /** ISO day of the last change that matters to a reader. */
  updated?: string;
  /** Shown under Trending Now as well. */
  trending: boolean;
  author: string;
  hero: {
    /** Two file names of public/companions, without folder and ending. */
    portraits: readonly [string, string];
    alt: string;
  };
  body: readonly Block[];
  sources: readonly Source[];
  /** Two or three slugs of other articles. */
  related: readonly string[];
}

export interface LegalPage {
  /** The path after the slash and the name of the file. */
  slug: 'terms' | 'privacy' | 'refund-policy' | 'contact' | 'safety';
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** ISO day. */
  updated: string;
  body: readonly Block[];
}

export interface InstagramPost {
  id: string;
  type: 'Reel' | 'Carousel Post' | 'Story' | 'Story Series' | 'Static Post';
  title: string;
  /** Line breaks as \n. */
  caption: string;
  /** Each with its #. */
  hashtags: readonly string[];
  visualDescription: string;
}

export interface InstagramPage {
  title: string;
  description: string;
  intro: Line;
  /** Ten. */
  posts: readonly InstagramPost[];
  tipsTitle: string;
  tips: readonly string[];
}

export interface FaqEntry {
  question: string;
  answer: Line;
}

/** A card with a heading and a line or two. */
export interface Feature {
  title: string;
  text: string;
}

/** The texts of `/marketing`. Testimonials and numbers come from content/claims.ts, cities from content/cities.ts. */
export interface MarketingPage {
  title: string;
  description: string;
  hero: {
    title: string;
    text: string;
    /** The free-first-consultation claim, e.g. "Your first consultation is free". */
    badge: string;
    /** No signup, no card, … Short. */
    points: readonly string[];
    start: string;
    howItWorks: string;
    alt: string;
  };
  topics: { title: string; items: readonly Feature[] };
  testimonialsTitle: string;
  steps: { title: string; items: readonly [Feature, Feature, Feature] };
  cities: { title: string; text: string };
  blogsTitle: string;
  /** Three slugs. */
  blogs: readonly [string, string, string];
  closing: { title: string; text: string; start: string };
}

/** The texts of `/marketing_premium`. The questions come from content/faq.ts. */
export interface PremiumPage {
  title: string;
  description: string;
  hero: { badge: string; title: string; text: string; start: string; howItWorks: string; alt: string };
  features: { title: string; items: readonly Feature[] };
  testimonialsTitle: string;
  statsTitle: string;
  steps: { title: string; items: readonly [Feature, Feature, Feature] };
  /** The section behind the footer's pricing anchor: which prices there are, and that the first chat is free. The table of packs follows it. */
  pricing: { title: string; text: Line };
  faqTitle: string;
  closing: { title: string; text: string; start: string };
  /** The floating button. */
  floating: string;
}
