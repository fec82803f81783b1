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

/** What written pages are in: English, or Hindi in Devanagari under /hi. */
export type PageLanguage = 'en' | 'hi';

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
  /** A drawing of our own: `drawing` is the name of a file in public/figures, without its ending; `alt` tells people who do not see it what it shows. */
  | { kind: 'picture'; drawing: string; alt: string; caption: string }
  /** The box with the helplines of content/helplines.ts. */
  | { kind: 'helplines' };

/** Subjects of articles, as the line above the title writes them. */
export type ArticleCategory = 'Connection' | 'Dating' | 'Work & relationships' | 'Wellbeing';

/** Something a claim of the article rests on. */
export interface Source {
  /** The work's own title. */
  title: string;
  publisher: string;
  /** Missing where the page does not say it. */
  year?: number;
  /** https: */
  href: string;
  /** ISO day on which somebody last looked whether it says what the article says it does. */
  checkedOn: string;
}

/** Who writes: a pen name of the editorial desk, with a drawn face. content/authors.ts has them. */
export interface Author {
  /** The path under /blogs/authors, and the name of the drawing in public/authors. */
  slug: string;
  /** The pen name. */
  name: string;
  /** For search results and cards: 50 to 160 characters. */
  description: string;
  /** What the drawing shows, for people who do not see it. */
  alt: string;
  /** What the desk knows, as short phrases. No degree, unless `person` has one and can prove it. */
  knows: readonly string[];
  /** How it works, and what it is not. */
  about: readonly Line[];
  /** The person behind the pen name, when the owner names one; nothing is shown while it is missing. */
  person?: NamedPerson;
}

/** A real person whom the owner names, with what they can prove about themselves. */
export interface NamedPerson {
  name: string;
  /** Such as "Clinical psychologist, RCI registration A00000". */
  qualification: string;
  /** Where a reader can look it up. */
  evidence: string;
}

/** Somebody with a licence who has read an article and stands by it. */
export interface Review extends NamedPerson {
  /** ISO day; a change of the article after it makes the review void. */
  date: string;
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
  /** A slug of content/authors.ts. */
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
  /** Up to two slugs of content/introduced.ts: companions one might talk to about it. */
  companions: readonly string[];
  /** Why the subject carries no more words, where an article is shorter than the others. */
  shortBecause?: string;
}

/**
 * An article in another language (`content/hi/articles`): its words. Date, author, faces, sources, related articles and companions are those of the
 * original. `{ source: n }` counts the original's sources, and headings keep its ids, so that a link to a section works in both languages.
 */
export interface TranslatedArticle {
  /** The original's slug, and the name of the file. */
  slug: string;
  /** At most 70 characters. */
  title: string;
  /** 50 to 160 characters, no line break. */
  description: string;
  /** What the two faces of the hero show, for people who do not see them. */
  heroAlt: string;
  body: readonly Block[];
  /** ISO day: the original's `updated`, or `date`, when this was written. A later change of the original makes the check ask for another look. */
  renders: string;
  /** Why it has more or fewer parts of a kind than the original, where it has. */
  differsBecause?: string;
}

/** The words of a topic (`content/hi/topics`); expertise, sources and articles are the original's, and headings keep its ids. */
export interface TranslatedTopic {
  /** The original's slug, and the name of the file. */
  slug: string;
  name: string;
  /** At most 70 characters. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  body: readonly Block[];
  /** ISO day: the original's `updated` when this was written. */
  renders: string;
}

/** What a legal page says, in short and in another language (`content/hi/legal`). Only the original binds anybody, and the page says so. */
export interface LegalSummary {
  slug: LegalPage['slug'];
  /** At most 70 characters. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  body: readonly Block[];
  /** ISO day: the original's `updated` when this was written. */
  renders: string;
}

/** The words of an author (`AUTHORS`) in another language; the name is written as people read it there. */
export type TranslatedAuthor = Pick<Author, 'name' | 'description' | 'alt' | 'knows' | 'about'>;

/** The texts of `/hi`. */
export interface WelcomePage {
  title: string;
  description: string;
  hero: { title: string; text: string; start: string; alt: string };
  /** Where to begin; each card leads to one page. */
  ways: { title: string; items: readonly (Feature & { href: string; link: string })[] };
  honest: { title: string; items: readonly string[] };
  blogsTitle: string;
  /** Three slugs. */
  blogs: readonly [string, string, string];
  closing: { title: string; text: string; start: string };
}

/** What a subject of the catalogue is about, at `/psychologist/topic/{slug}`, above the companions that have it. */
export interface Topic {
  /** The last part of the path, and the name of the file. */
  slug: string;
  /** As links to the page write it. */
  name: string;
  /** At most 70 characters. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** Subjects as companions carry them; whoever has one of them is shown. */
  expertise: readonly string[];
  /** ISO day of the last change that matters to a reader. */
  updated: string;
  /** Companions stand before the first heading. */
  body: readonly Block[];
  sources: readonly Source[];
  /** Two or three slugs of articles; those lead back here. */
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
