import type { PageLanguage } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';

/** The sections of a page, as links to them. */
export function ContentsList({
  language,
  sections,
}: {
  language: PageLanguage;
  sections: readonly { id: string; text: string }[];
}) {
  if (sections.length < 2) return null;
  return (
    <nav
      aria-labelledby="contents"
      className="mb-6 rounded-lg border-[1.5px] border-line bg-card px-4 pt-3 pb-2 print:hidden"
    >
      <p id="contents" className="font-bold font-heading text-base tracking-[-0.01em]">
        {PAGE_COPY[language].article.contents}
      </p>
      <ol className="mt-1">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center border-line py-1.5 text-[0.9375rem] leading-5 underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
