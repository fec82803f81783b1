import type { LegalPage, PageLanguage } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';
import { formatDayIn } from '@/lib/content/languages/rules';
import { sectionsOf } from '@/lib/content/rules';
import { BodyBlocks } from './body-blocks';
import { ContentFrame } from './content-frame';
import { ContentsList } from './contents-list';
import { OrganizationData, TrailData } from './structured-data';

/** Terms, privacy, refunds, contact and safety; in another language than English, what they say in short. */
export function LegalScreen({
  language,
  page,
  site,
}: {
  language: PageLanguage;
  page: LegalPage;
  site: string;
}) {
  return (
    <ContentFrame language={language} path={`/${page.slug}`}>
      {page.slug === 'contact' ? <OrganizationData language={language} site={site} /> : null}
      <TrailData language={language} site={site} trail={[[page.title, `/${page.slug}`]]} />
      <article>
        <h1 className="text-[2rem] leading-[2.25rem]">{page.title}</h1>
        <p className="mt-3 mb-6 text-muted text-sm leading-5">
          {PAGE_COPY[language].legal.lastChanged}{' '}
          <time dateTime={page.updated}>{formatDayIn(language, page.updated)}</time>
        </p>
        <ContentsList language={language} sections={sectionsOf(page.body)} />
        <BodyBlocks language={language} body={page.body} />
      </article>
    </ContentFrame>
  );
}
