import type { Article, Author, PageLanguage } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';
import { FULL_STOP } from '@/lib/content/languages/constants';
import { pathIn } from '@/lib/content/languages/rules';
import { authorPath } from '@/lib/content/rules';
import { ArticleCard, ArticleRow } from './article-card';
import { ContentFrame } from './content-frame';
import { StartCard } from './start-card';
import { OrganizationData, TrailData } from './structured-data';

/** The index at `/blogs`. */
export function BlogsScreen({
  language,
  articles,
  authors,
  site,
}: {
  language: PageLanguage;
  articles: readonly Article[];
  authors: readonly Author[];
  site: string;
}) {
  const copy = PAGE_COPY[language].blogs;
  const trending = articles.filter((article) => article.trending);
  return (
    <ContentFrame language={language} path="/blogs">
      <OrganizationData language={language} site={site} />
      <TrailData language={language} site={site} trail={[[copy.name, '/blogs']]} />
      <h1 className="text-[2rem] leading-[2.25rem]">{copy.name}</h1>
      <p className="mt-3 text-[1.0625rem] text-muted leading-7">{copy.text}</p>
      {trending.length > 0 ? (
        <section aria-labelledby="trending" className="mt-8">
          <h2 id="trending" className="mb-4 scroll-mt-4 text-2xl leading-[1.875rem]">
            {copy.trending}
          </h2>
          <ul className="flex flex-col gap-4">
            {trending.map((article) => (
              <li key={article.slug}>
                <ArticleCard language={language} article={article} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="all-articles" className="later mt-10">
        <h2 id="all-articles" className="mb-4 scroll-mt-4 text-2xl leading-[1.875rem]">
          {copy.all}
        </h2>
        <ul className="flex flex-col gap-3">
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleRow language={language} article={article} />
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-6 text-[0.9375rem] leading-6">
        {copy.penNames}{' '}
        {authors.map(({ slug, name }, at) => (
          <span key={slug}>
            {at > 0 ? ', ' : ''}
            <a
              href={pathIn(language, authorPath(slug))}
              className="font-semibold text-brand-ink underline underline-offset-4"
            >
              {name}
            </a>
          </span>
        ))}
        {FULL_STOP[language]}
      </p>
      {language === 'en' ? <InstagramLink /> : null}
      <StartCard {...copy.start} href={pathIn(language, '/marketing')} />
    </ContentFrame>
  );
}

/** The posts are in English, and so is the way to them. */
function InstagramLink() {
  return (
    <p className="mt-6 rounded-lg border-[1.5px] border-line bg-card p-4 text-[0.9375rem] leading-6 print:hidden">
      Do you post about this yourself?{' '}
      <a
        href="/blogs/instagram-content-ideas"
        className="font-semibold text-brand-ink underline underline-offset-4"
      >
        Ten Instagram content ideas, ready to copy
      </a>
    </p>
  );
}
