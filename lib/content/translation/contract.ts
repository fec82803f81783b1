import { z } from 'zod';
import type {
  LegalSummary,
  TranslatedArticle,
  TranslatedAuthor,
  TranslatedTopic,
  WelcomePage,
} from '@/content/formats';
import { articleSchema, authorSchema, legalSchema, marketingSchema, topicSchema } from '../contract';

/** Checks what the types of content/formats.ts cannot express, as lib/content/contract.ts does. */

const text = z.string().regex(/\S/, 'is empty');
const renders = z.iso.date('is not a day such as 2026-10-12');

export const translatedArticleSchema = articleSchema
  .pick({ slug: true, title: true, description: true, body: true })
  .extend({ heroAlt: text, renders, differsBecause: text.optional() }) satisfies z.ZodType<TranslatedArticle>;

export const translatedTopicSchema = topicSchema
  .pick({ slug: true, name: true, title: true, description: true, body: true })
  .extend({ renders }) satisfies z.ZodType<TranslatedTopic>;

export const summarySchema = legalSchema
  .pick({ slug: true, title: true, description: true, body: true })
  .extend({ renders }) satisfies z.ZodType<LegalSummary>;

export const translatedAuthorSchema = authorSchema.pick({
  name: true,
  description: true,
  alt: true,
  knows: true,
  about: true,
}) satisfies z.ZodType<TranslatedAuthor>;

export const welcomeSchema = z.strictObject({
  ...marketingSchema.pick({ title: true, description: true, blogsTitle: true, blogs: true, closing: true })
    .shape,
  hero: z.strictObject({ title: text, text, start: text, alt: text }),
  ways: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, text, href: text, link: text })).readonly(),
  }),
  honest: z.strictObject({ title: text, items: z.array(text).readonly() }),
}) satisfies z.ZodType<WelcomePage>;
