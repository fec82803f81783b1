import { z } from 'zod';
import type {
  Article,
  Author,
  FaqEntry,
  InstagramPage,
  LegalPage,
  MarketingPage,
  PremiumPage,
  Review,
  Topic,
} from '@/content/formats';
import { DESCRIPTION_LIMIT, INSTAGRAM_POSTS, LEGAL_SLUGS, TITLE_LIMIT } from './constants';

/** Checks what the types of content/formats.ts cannot express: no empty or overlong text, valid dates. */

const text = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'is no text') })
  .regex(/\S/, 'is empty');
const title = text.max(TITLE_LIMIT, `is longer than ${TITLE_LIMIT} characters`);
const description = text
  .min(DESCRIPTION_LIMIT.least, `is shorter than ${DESCRIPTION_LIMIT.least} characters`)
  .max(DESCRIPTION_LIMIT.most, `is longer than ${DESCRIPTION_LIMIT.most} characters`)
  .refine((value) => !value.includes('\n'), 'has a line break');
const day = z.iso.date('is not a day such as 2026-10-12');
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not in kebab-case');
const href = z
  .string()
  .regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/, 'is no link of ours, no https:, mailto: or tel:');

const inline = z.union([
  // A single space between two pieces is valid.
  z.string().min(1, 'is empty'),
  z.strictObject({ strong: text }),
  z.strictObject({ em: text }),
  z.strictObject({ text, href }),
  z.strictObject({ source: z.int().positive() }),
]);
const line = z.union([text, z.array(inline).min(1).readonly()]);

const block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('heading'),
    id: slug,
    text,
    level: z.union([z.literal(2), z.literal(3)]).optional(),
  }),
  z.strictObject({ kind: z.literal('paragraph'), text: line }),
  z.strictObject({
    kind: z.literal('list'),
    items: z.array(line).min(1).readonly(),
    ordered: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('quote'), text: line, by: text.optional() }),
  z.strictObject({ kind: z.literal('tip'), title: text, text: line }),
  z.strictObject({
    kind: z.literal('table'),
    caption: text,
    head: z.array(text).min(1).readonly(),
    rows: z.array(z.array(line).readonly()).min(1).readonly(),
  }),
  z.strictObject({ kind: z.literal('picture'), drawing: slug, alt: text, caption: text }),
  z.strictObject({ kind: z.literal('helplines') }),
]);

const sources = z
  .array(
    z.strictObject({
      title: text,
      publisher: text,
      year: z.int().min(1900).optional(),
      href: z.url({ protocol: /^https$/, error: 'is no https: address' }),
      checkedOn: day,
    }),
  )
  .readonly();

const portrait = z.string().regex(/^[a-z-]+$/, 'is no file name of public/companions');

export const articleSchema = z.strictObject({
  slug,
  title,
  description,
  category: z.enum(['Connection', 'Dating', 'Work & relationships', 'Wellbeing']),
  date: day,
  updated: day.optional(),
  trending: z.boolean(),
  author: slug,
  hero: z.strictObject({ portraits: z.tuple([portrait, portrait]).readonly(), alt: text }),
  body: z.array(block).min(1, 'is empty').readonly(),
  sources,
  related: z.array(slug).readonly(),
  companions: z.array(slug).max(2).readonly(),
  shortBecause: text.optional(),
}) satisfies z.ZodType<Article>;

export const topicSchema = z.strictObject({
  slug,
  name: text,
  title,
  description,
  expertise: z.array(text).min(1).readonly(),
  updated: day,
  body: z.array(block).min(1, 'is empty').readonly(),
  sources,
  related: z.array(slug).readonly(),
}) satisfies z.ZodType<Topic>;

const person = { name: text, qualification: text, evidence: text };

export const authorSchema = z.strictObject({
  slug,
  name: text,
  description,
  alt: text,
  knows: z.array(text).min(2).readonly(),
  about: z.array(line).min(1).readonly(),
  person: z.strictObject(person).optional(),
}) satisfies z.ZodType<Author>;

export const reviewsSchema = z.record(
  slug,
  z.strictObject({ ...person, date: day }) satisfies z.ZodType<Review>,
);

export const legalSchema = z.strictObject({
  slug: z.enum(LEGAL_SLUGS),
  title,
  description,
  updated: day,
  body: z.array(block).min(1, 'is empty').readonly(),
}) satisfies z.ZodType<LegalPage>;

export const instagramSchema = z.strictObject({
  title,
  description,
  intro: line,
  posts: z
    .array(
      z.strictObject({
        id: slug,
        type: z.enum(['Reel', 'Carousel Post', 'Story', 'Story Series', 'Static Post']),
        title: text,
        caption: text,
        hashtags: z
          .array(z.string().regex(/^#[\p{L}\p{M}\p{N}_]+$/u, 'is no hashtag'))
          .min(1)
          .readonly(),
        visualDescription: text,
      }),
    )
    .length(INSTAGRAM_POSTS, `has to be ${INSTAGRAM_POSTS} posts`)
    .readonly(),
  tipsTitle: text,
  tips: z.array(text).min(1).readonly(),
}) satisfies z.ZodType<InstagramPage>;

const feature = z.strictObject({ title: text, text });
const features = z.strictObject({ title: text, items: z.array(feature).min(1).readonly() });
const steps = z.strictObject({ title: text, items: z.tuple([feature, feature, feature]).readonly() });
const closing = z.strictObject({ title: text, text, start: text });

export const marketingSchema = z.strictObject({
  title,
  description,
  hero: z.strictObject({
    title: text,
    text,
    badge: text,
    points: z.array(text).min(1).readonly(),
    start: text,
    howItWorks: text,
    alt: text,
  }),
  topics: features,
  testimonialsTitle: text,
  steps,
  cities: z.strictObject({ title: text, text }),
  blogsTitle: text,
  blogs: z.tuple([slug, slug, slug]).readonly(),
  closing,
}) satisfies z.ZodType<MarketingPage>;

export const premiumSchema = z.strictObject({
  title,
  description,
  hero: z.strictObject({ badge: text, title: text, text, start: text, howItWorks: text, alt: text }),
  features,
  testimonialsTitle: text,
  statsTitle: text,
  steps,
  pricing: z.strictObject({ title: text, text: line }),
  faqTitle: text,
  closing,
  floating: text,
}) satisfies z.ZodType<PremiumPage>;

const proved = z
  .object({ evidence: text, date: day.optional() })
  .refine(({ evidence, date }) => evidence === 'sample' || date !== undefined, {
    error: 'is missing: evidence needs the day of the proof',
    path: ['date'],
  });

/** A claim of content/claims.ts, with the evidence that a reader can look up. */
export const claimsSchema = z.object({
  numbers: z.record(z.string(), proved),
  figures: z.record(z.string(), proved),
  packs: z.record(z.string(), z.record(z.string(), proved)),
  testimonials: z.array(z.array(proved)),
});

export const faqSchema = z
  .array(z.strictObject({ question: text, answer: line }) satisfies z.ZodType<FaqEntry>)
  .min(1)
  .readonly();
