import { drawingAddress } from '@/components/shared/drawing-address';
import type { Article, Author, PageLanguage, Review } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';
import { formatDayIn, pathIn } from '@/lib/content/languages/rules';
import { authorPath } from '@/lib/content/rules';

/** The drawn face of an author. */
export function AuthorFace({
  author: { slug, alt },
  described = false,
  className,
  size,
}: {
  author: Author;
  /** Told to people who do not see it; elsewhere the name beside it is enough. */
  described?: boolean;
  className: string;
  /** px of width and height that are kept free. */
  size: number;
}) {
  return (
    <img
      src={drawingAddress(`/authors/${slug}.svg`)}
      alt={described ? alt : ''}
      width={size}
      height={size}
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      className={`h-auto ${className}`}
    />
  );
}

/** Who wrote an article and when it was changed. */
export function Byline({
  language,
  article: { date, updated },
  author,
}: {
  language: PageLanguage;
  article: Article;
  author: Author;
}) {
  const { article, brand } = PAGE_COPY[language];
  return (
    <p className="mt-3 min-w-24 max-w-[calc(100%-10.5rem)] flex-1 text-muted text-sm leading-5">
      <a
        href={pathIn(language, authorPath(author.slug))}
        rel="author"
        className="underline underline-offset-4"
      >
        {author.name}, {brand.desk}
      </a>
      {' · '}
      <time dateTime={date}>{formatDayIn(language, date)}</time>
      {updated ? (
        <span className="block">
          {article.updated} <time dateTime={updated}>{formatDayIn(language, updated)}</time>
        </span>
      ) : null}
    </p>
  );
}

/** Who with a licence has read an article; not there while nobody has. */
export function ReviewLine({ language, review }: { language: PageLanguage; review: Review | undefined }) {
  if (!review) return null;
  const { name, qualification, evidence, date } = review;
  const { by, on } = PAGE_COPY[language].article.review;
  return (
    <p className="mb-5 rounded-lg bg-psychologist-tint px-4 py-3 text-psychologist-ink text-sm leading-5">
      {by} <strong className="font-semibold">{name}</strong>, {qualification} ({evidence}), {on}{' '}
      <time dateTime={date}>{formatDayIn(language, date)}</time>
    </p>
  );
}
