import type { Article, Author } from '@/content/formats';
import { FREE_FIRST } from '@/content/free';
import { authorPath } from '@/lib/content/rules';
import { ArticleCard, ArticleRow } from './article-card';
import { ContentFrame } from './content-frame';
import { StartCard } from './start-card';
import { OrganizationData, TrailData } from './structured-data';

/** The index at `/blogs`. */
export function BlogsScreen({
  articles,
  authors,
  site,
}: {
  articles: readonly Article[];
  authors: readonly Author[];
  site: string;
}) {
  const trending = articles.filter((article) => article.trending);
  return (
    <ContentFrame>
      <OrganizationData site={site} />
      <TrailData site={site} trail={[['Blogs', '/blogs']]} />
      <h1 className="text-[2rem] leading-[2.25rem]">Blogs</h1>
      <p className="mt-3 text-[1.0625rem] text-muted leading-7">
        Love, work and the evenings in between: for people whose calendar is full and whose phone is quiet.
      </p>
      {trending.length > 0 ? (
        <section aria-labelledby="trending" className="mt-8">
          <h2 id="trending" className="mb-4 scroll-mt-4 text-2xl leading-[1.875rem]">
            Trending Now
          </h2>
          <ul className="flex flex-col gap-4">
            {trending.map((article) => (
              <li key={article.slug}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="all-articles" className="later mt-10">
        <h2 id="all-articles" className="mb-4 scroll-mt-4 text-2xl leading-[1.875rem]">
          All Articles
        </h2>
        <ul className="flex flex-col gap-3">
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleRow article={article} />
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-6 text-[0.9375rem] leading-6">
        Written under pen names whose pages say what they know and what they are not:{' '}
        {authors.map(({ slug, name }, at) => (
          <span key={slug}>
            {at > 0 ? ', ' : ''}
            <a href={authorPath(slug)} className="font-semibold text-brand-ink underline underline-offset-4">
              {name}
            </a>
          </span>
        ))}
        .
      </p>
      <p className="mt-6 rounded-lg border-[1.5px] border-line bg-card p-4 text-[0.9375rem] leading-6 print:hidden">
        Do you post about this yourself?{' '}
        <a
          href="/blogs/instagram-content-ideas"
          className="font-semibold text-brand-ink underline underline-offset-4"
        >
          Ten Instagram content ideas, ready to copy
        </a>
      </p>
      <StartCard
        title="Rather talk than read?"
        text={`See how a free first consultation with an AI companion works. ${FREE_FIRST.meaning}`}
        start="See how it works"
        href="/marketing"
      />
    </ContentFrame>
  );
}
