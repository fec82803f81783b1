import type { Article, Author, PageLanguage } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';
import { FULL_STOP } from '@/lib/content/languages/constants';
import { pathIn } from '@/lib/content/languages/rules';
import { authorPath, plainText } from '@/lib/content/rules';
import { ArticleRow } from './article-card';
import { AuthorFace } from './byline';
import { ContentFrame } from './content-frame';
import { LineText } from './line-text';
import { AuthorData } from './structured-data';

/** A pen name at `/blogs/authors/{slug}`: the face, what the desk knows, how it works, and what it has written. */
export function AuthorScreen({
  language,
  author,
  howWeWrite,
  articles,
  site,
}: {
  language: PageLanguage;
  author: Author;
  /** How the texts are made. */
  howWeWrite: readonly string[];
  articles: readonly Article[];
  /** Origin of the site, for structured data. */
  site: string;
}) {
  const { slug, name, knows, about, person } = author;
  const { article, author: copy } = PAGE_COPY[language];
  return (
    <ContentFrame language={language} path={authorPath(slug)}>
      <AuthorData language={language} author={author} site={site} />
      <div className="flex flex-wrap items-center gap-4">
        <div className="flex aspect-square w-24 shrink-0 items-end justify-center overflow-hidden rounded-full bg-romantic-tint pt-2">
          <AuthorFace author={author} described className="w-[84%]" size={200} />
        </div>
        <div className="min-w-32 flex-1">
          <p className="font-semibold text-brand-ink text-sm leading-5">{copy.penName}</p>
          <h1 className="mt-1 text-[2rem] leading-[2.25rem]">{name}</h1>
        </div>
      </div>
      <div className="mt-5 flex flex-col gap-4 text-[1.0625rem] leading-7">
        {about.map((line) => (
          <p key={plainText(line)}>
            <LineText language={language} line={line} />
          </p>
        ))}
        {person ? (
          <p className="rounded-lg border-[1.5px] border-line bg-card p-4 text-base leading-6">
            {copy.behind} <strong className="font-semibold">{person.name}</strong>, {person.qualification} (
            {person.evidence}){FULL_STOP[language]}
          </p>
        ) : null}
      </div>
      <h2 className="mt-8 text-2xl leading-[1.875rem]">{copy.knows(name)}</h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 leading-6 [&_::marker]:text-brand-ink">
        {knows.map((one) => (
          <li key={one} className="pl-1">
            {one}
          </li>
        ))}
      </ul>
      <h2 className="mt-8 text-2xl leading-[1.875rem]">{copy.howWeWrite}</h2>
      <div className="mt-3 flex flex-col gap-3 leading-6">
        {howWeWrite.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {articles.length > 0 ? (
        <section aria-labelledby="written" className="later mt-10">
          <h2 id="written" className="mb-4 text-2xl leading-[1.875rem]">
            {copy.articles(name)}
          </h2>
          <ul className="flex flex-col gap-3">
            {articles.map((one) => (
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
          {article.all}
        </a>
      </p>
    </ContentFrame>
  );
}
