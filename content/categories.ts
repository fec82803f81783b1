import type { ArticleCategory } from './formats';

/** The surfaces of app/globals.css that pictures of content pages stand on. */
export type Tint = 'truelove' | 'friendly' | 'romantic' | 'psychologist';

/** The colour an article of a subject wears. */
export const CATEGORY_TINT: Record<ArticleCategory, Tint> = {
  Connection: 'truelove',
  Dating: 'friendly',
  'Work & relationships': 'romantic',
  Wellbeing: 'psychologist',
};
