import type { PageLanguage, Source } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';
import { formatDayIn } from '@/lib/content/languages/rules';

/** The sources of an article, numbered as its text cites them. */
export function SourceList({ language, sources }: { language: PageLanguage; sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  const copy = PAGE_COPY[language].article;
  return (
    <section aria-labelledby="sources" className="later mt-10 border-line border-t-[1.5px] pt-6">
      <h2 id="sources" className="text-lg leading-6">
        {copy.sources}
      </h2>
      <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5 text-muted text-sm leading-6">
        {sources.map(({ title, publisher, year, href, checkedOn }, at) => (
          <li key={href} id={`source-${at + 1}`} className="scroll-mt-4 pl-1 target:text-ink">
            <a href={href} className="underline underline-offset-4 [overflow-wrap:anywhere]">
              {title}
            </a>
            , {publisher}
            {year ? `, ${year}` : ''}. {copy.lookedAt}{' '}
            <time dateTime={checkedOn}>{formatDayIn(language, checkedOn)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
