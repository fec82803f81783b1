import { HOW_WE_WRITE } from '@/content/authors';
import { BRAND } from '@/content/brand';
import type { Article, Author } from '@/content/formats';
import { plainText } from '@/lib/content/rules';
import { ArticleRow } from './article-card';
import { AuthorFace } from './byline';
import { ContentFrame } from './content-frame';
import { LineText } from './line-text';
import { AuthorData } from './structured-data';

/** A pen name at `/blogs/authors/{slug}`: the face, what the desk knows, how it works, and what it has written. */
export function AuthorScreen({
  author,
  articles,
  site,
}: {
  author: Author;
  articles: readonly Article[];
  /** Origin of the site, for structured data. */
  site: string;
}) {
  const { name, knows, about, person } = author;
  return (
    <ContentFrame>
      <AuthorData author={author} site={site} />
      <div className="flex flex-wrap items-center gap-4">
        <div className="flex w-24 shrink-0 items-end justify-center overflow-hidden rounded-full bg-romantic-tint pt-2">
          <AuthorFace author={author} described className="w-[84%]" size={200} />
        </div>
        <div className="min-w-32 flex-1">
          <p className="font-semibold text-brand-ink text-sm leading-5">
            A pen name of {BRAND.name} Editorial
          </p>
          <h1 className="mt-1 text-[2rem] leading-[2.25rem]">{name}</h1>
        </div>
      </div>
      <div className="mt-5 flex flex-col gap-4 text-[1.0625rem] leading-7">
        {about.map((line) => (
          <p key={plainText(line)}>
            <LineText line={line} />
          </p>
        ))}
        {person ? (
          <p className="rounded-lg border-[1.5px] border-line bg-card p-4 text-base leading-6">
            Behind this name: <strong className="font-semibold">{person.name}</strong>, {person.qualification}{' '}
            ({person.evidence}).
          </p>
        ) : null}
      </div>
      <h2 className="mt-8 text-2xl leading-[1.875rem]">What {name} knows</h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 leading-6 marker:text-brand-ink">
        {knows.map((one) => (
          <li key={one} className="pl-1">
            {one}
          </li>
        ))}
      </ul>
      <h2 className="mt-8 text-2xl leading-[1.875rem]">How our articles are made</h2>
      <div className="mt-3 flex flex-col gap-3 leading-6">
        {HOW_WE_WRITE.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {articles.length > 0 ? (
        <section aria-labelledby="written" className="later mt-10">
          <h2 id="written" className="mb-4 text-2xl leading-[1.875rem]">
            Articles by {name}
          </h2>
          <ul className="flex flex-col gap-3">
            {articles.map((one) => (
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
