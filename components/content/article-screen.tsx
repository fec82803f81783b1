import { CATEGORY_TINT } from '@/content/categories';
import type { Article, Author, PageLanguage, Review, Topic } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';
import { pathIn } from '@/lib/content/languages/rules';
import { sectionsOf } from '@/lib/content/rules';
import { ArticleRow, formatKicker } from './article-card';
import { BodyBlocks } from './body-blocks';
import { AuthorFace, Byline, ReviewLine } from './byline';
import { CompanionsToTalkTo } from './companions-to-talk-to';
import { ContentFrame } from './content-frame';
import { ContentsList } from './contents-list';
import { PeopleCard } from './people-card';
import { ShareButton } from './share-button';
import { SourceList } from './source-list';
import { StartCard } from './start-card';
import { ArticleData } from './structured-data';

/** An article at `/blogs/{slug}`. */
export function ArticleScreen({
  language,
  article,
  author,
  review,
  related,
  topics,
  site,
}: {
  language: PageLanguage;
  article: Article;
  author: Author;
  review: Review | undefined;
  related: readonly Article[];
  /** The topics of the catalogue that lead here. */
  topics: readonly Topic[];
  /** Origin of the site, for structured data. */
  site: string;
}) {
  const { slug, title, description, hero, category, body, sources, companions } = article;
  const copy = PAGE_COPY[language].article;
  return (
    <ContentFrame language={language} path={`/blogs/${slug}`}>
      <ArticleData language={language} article={article} author={author} site={site} />
      <div aria-hidden className="reading-progress" />
      <article>
        <p className="font-semibold text-brand-ink text-sm leading-5">{formatKicker(article, language)}</p>
        <h1 className="mt-2 text-[2rem] leading-[2.25rem]">{title}</h1>
        <p className="mt-2 text-[1.0625rem] text-muted leading-7">{description}</p>
        {/* The button's space is reserved before it appears, so that the line beside it does not wrap again; in large text it is below.
            The line begins at a fixed height, so that a second one moves nothing when it arrives. */}
        <div className="mt-4 mb-5 flex min-h-11 flex-wrap items-start gap-3">
          <AuthorFace
            author={author}
            size={32}
            className="mt-1.5 w-8 shrink-0 rounded-full bg-romantic-tint print:hidden"
          />
          <Byline language={language} article={article} author={author} />
          <ShareButton language={language} title={title} />
        </div>
        <ReviewLine language={language} review={review} />
        <PeopleCard
          portraits={hero.portraits}
          tint={CATEGORY_TINT[category]}
          alt={hero.alt}
          className="mb-6 px-6 pt-4"
        />
        <ContentsList language={language} sections={sectionsOf(body)} />
        <BodyBlocks language={language} body={body} />
        <SourceList language={language} sources={sources} />
      </article>
      <CompanionsToTalkTo language={language} slugs={companions} topics={topics} />
      <StartCard {...copy.start} />
      {related.length > 0 ? (
        <section aria-labelledby="related" className="later mt-12 print:hidden">
          <h2 id="related" className="mb-4 text-2xl leading-[1.875rem]">
            {copy.readNext}
          </h2>
          <ul className="flex flex-col gap-3">
            {related.map((one) => (
              <li key={one.slug}>
                <ArticleRow language={language} article={one} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="mt-6 print:hidden">
        <a
          href={pathIn(language, '/blogs')}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {copy.all}
        </a>
      </p>
    </ContentFrame>
  );
}
