import { BRAND } from '@/content/brand';
import { CATEGORY_TINT } from '@/content/categories';
import type { Article } from '@/content/formats';
import { sectionsOf } from '@/lib/content/rules';
import { formatShortDate } from '@/lib/kit/format';
import { ArticleRow, formatKicker } from './article-card';
import { BodyBlocks } from './body-blocks';
import { ContentFrame } from './content-frame';
import { ContentsList } from './contents-list';
import { PeopleCard } from './people-card';
import { ShareButton } from './share-button';
import { SourceList } from './source-list';
import { StartCard } from './start-card';
import { ArticleData } from './structured-data';

/** An article at `/blogs/{slug}`. */
export function ArticleScreen({
  article,
  related,
  site,
}: {
  article: Article;
  related: readonly Article[];
  /** Origin of the site, for structured data. */
  site: string;
}) {
  const { title, author, date, updated, hero, category, body, sources } = article;
  return (
    <ContentFrame>
      <ArticleData article={article} site={site} />
      <article>
        <p className="font-semibold text-brand-ink text-sm leading-5">{formatKicker(article)}</p>
        <h1 className="mt-2 text-[2rem] leading-[2.25rem]">{title}</h1>
        {/* The button's space is reserved before it appears, so that the line beside it does not wrap again; in large text it is below.
            The line begins at a fixed height, so that a second one moves nothing when it arrives. */}
        <div className="mt-4 mb-5 flex min-h-11 flex-wrap items-start gap-3">
          <img
            src="/icon.svg"
            alt=""
            width={32}
            height={32}
            loading="lazy"
            className="mt-1.5 size-8 shrink-0 print:hidden"
          />
          <p className="mt-3 min-w-24 max-w-[calc(100%-10.5rem)] flex-1 text-muted text-sm leading-5">
            {author} · <time dateTime={date}>{formatShortDate(date)}</time>
            {updated ? (
              <span className="block">
                Updated <time dateTime={updated}>{formatShortDate(updated)}</time>
              </span>
            ) : null}
          </p>
          <ShareButton title={title} />
        </div>
        <PeopleCard
          portraits={hero.portraits}
          tint={CATEGORY_TINT[category]}
          alt={hero.alt}
          className="mb-6 px-6 pt-4"
        />
        <ContentsList sections={sectionsOf(body)} />
        <BodyBlocks body={body} />
        <SourceList sources={sources} />
      </article>
      <StartCard
        title="Want to talk it over?"
        text={`A companion on ${BRAND.name} is AI, and it has time for you now. Your first messages are free.`}
        start="Start free chat"
      />
      {related.length > 0 ? (
        <section aria-labelledby="related" className="later mt-12 print:hidden">
          <h2 id="related" className="mb-4 text-2xl leading-[1.875rem]">
            Read next
          </h2>
          <ul className="flex flex-col gap-3">
            {related.map((one) => (
              <li key={one.slug}>
                <ArticleRow article={one} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="mt-6 print:hidden">
        <a
          href="/blogs"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          All articles
        </a>
      </p>
    </ContentFrame>
  );
}
