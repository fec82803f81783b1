import type { LegalPage } from '@/content/formats';
import { sectionsOf } from '@/lib/content/rules';
import { formatShortDate } from '@/lib/kit/format';
import { BodyBlocks } from './body-blocks';
import { ContentFrame } from './content-frame';
import { ContentsList } from './contents-list';
import { OrganizationData, TrailData } from './structured-data';

/** Terms, privacy, refunds, contact and safety. */
export function LegalScreen({ page, site }: { page: LegalPage; site: string }) {
  return (
    <ContentFrame>
      {page.slug === 'contact' ? <OrganizationData site={site} /> : null}
      <TrailData site={site} trail={[[page.title, `/${page.slug}`]]} />
      <article>
        <h1 className="text-[2rem] leading-[2.25rem]">{page.title}</h1>
        <p className="mt-3 mb-6 text-muted text-sm leading-5">
          Last changed <time dateTime={page.updated}>{formatShortDate(page.updated)}</time>
        </p>
        <ContentsList sections={sectionsOf(page.body)} />
        <BodyBlocks body={page.body} />
      </article>
    </ContentFrame>
  );
}
