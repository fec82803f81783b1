import type { ArticleCategory } from '../formats';

/** Subjects of articles, as Hindi pages write them. */
export const HINDI_CATEGORIES: Record<ArticleCategory, string> = {
  Connection: 'अपनापन',
  Dating: 'डेटिंग',
  'Work & relationships': 'काम और रिश्ते',
  Wellbeing: 'मन की सेहत',
};
