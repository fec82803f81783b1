import type {
  Article,
  Author,
  LegalPage,
  LegalSummary,
  Topic,
  TranslatedArticle,
  TranslatedAuthor,
  TranslatedTopic,
} from '@/content/formats';

/** The name of a drawing with its words in Hindi, in public/figures. */
export const hindiDrawing = (drawing: string): string => `${drawing}-hi`;

/** An article in the words of its translation, which its drawings have, too. */
export function translateArticle(original: Article, words: TranslatedArticle): Article {
  const { title, description, heroAlt, body } = words;
  return {
    ...original,
    title,
    description,
    hero: { ...original.hero, alt: heroAlt },
    body: body.map((block) =>
      block.kind === 'picture' ? { ...block, drawing: hindiDrawing(block.drawing) } : block,
    ),
  };
}

/** The same of a topic. */
export const translateTopic = (
  original: Topic,
  { name, title, description, body }: TranslatedTopic,
): Topic => ({ ...original, name, title, description, body });

/** The same of an author. */
export const translateAuthor = (original: Author, words: TranslatedAuthor): Author => ({
  ...original,
  ...words,
});

/** What a legal page says in short, as a page of its own with the original's date. */
export const summarise = (original: LegalPage, { title, description, body }: LegalSummary): LegalPage => ({
  ...original,
  title,
  description,
  body,
});
