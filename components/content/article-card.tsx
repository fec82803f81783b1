import { CHAT_TYPE_LOOK } from '@/components/companions/chat-type-look';
import { CATEGORY_TINT } from '@/content/categories';
import type { Article, PageLanguage } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';
import { formatDayIn, pathIn } from '@/lib/content/languages/rules';
import { readingMinutes } from '@/lib/content/rules';
import { Face, PeopleCard } from './people-card';

type CardProps = {
  article: Article;
  language: PageLanguage;
  /** The level of the card's heading. */
  heading?: 'h2' | 'h3';
};

/** Subject and reading time, as articles and cards show them. */
export function formatKicker({ category, body }: Article, language: PageLanguage): string {
  const { categories, article } = PAGE_COPY[language];
  return `${categories[category]} · ${article.minutes(readingMinutes(body))}`;
}

/** An article as a large card. */
export function ArticleCard({ article, language, heading: Heading = 'h3' }: CardProps) {
  const { slug, title, description, category, hero } = article;
  return (
    <article className="relative overflow-hidden rounded-lg border-[1.5px] border-line bg-card print:break-inside-avoid">
      <PeopleCard
        portraits={hero.portraits}
        tint={CATEGORY_TINT[category]}
        alt=""
        className="rounded-b-none px-6 pt-4"
      />
      <div className="p-4">
        <p className="font-semibold text-[0.8125rem] text-brand-ink leading-5">
          {formatKicker(article, language)}
        </p>
        <Heading className="mt-1 text-xl leading-6">
          <a href={pathIn(language, `/blogs/${slug}`)} className="after:absolute after:inset-0">
            {title}
          </a>
        </Heading>
        <p className="mt-2 text-[0.9375rem] text-muted leading-6">{description}</p>
      </div>
    </article>
  );
}

/** An article as a row of a list. */
export function ArticleRow({ article, language, heading: Heading = 'h3' }: CardProps) {
  const { slug, title, category, date, hero } = article;
  return (
    <article className="@container relative flex gap-3 rounded-lg border-[1.5px] border-line bg-card p-3 print:break-inside-avoid">
      <div
        // Large letters need the width.
        className={`@max-[14rem]:hidden flex w-[96px] shrink-0 items-end justify-center overflow-hidden rounded-md pt-3 print:hidden ${CHAT_TYPE_LOOK[CATEGORY_TINT[category]]}`}
      >
        {/* Its size is known without the picture, which is fetched when a reader comes near; `lazy` alone fetches a dozen of them early. */}
        <div className="[content-visibility:auto] aspect-square w-[84%]">
          <Face name={hero.portraits[1]} className="w-full" />
        </div>
      </div>
      <div className="min-w-0 py-0.5">
        <p className="font-semibold text-[0.8125rem] text-brand-ink leading-5">
          {formatKicker(article, language)}
        </p>
        <Heading className="mt-0.5 text-base leading-[1.375rem]">
          <a href={pathIn(language, `/blogs/${slug}`)} className="after:absolute after:inset-0">
            {title}
          </a>
        </Heading>
        <p className="mt-1 text-[0.8125rem] text-muted leading-5">{formatDayIn(language, date)}</p>
      </div>
    </article>
  );
}
