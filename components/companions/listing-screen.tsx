import { ListData, TrailData } from '@/components/content/structured-data';
import { TopBar } from '@/components/shared/top-bar';
import { TOPICS } from '@/content/topics';
import { LISTING_PATH } from '@/lib/client/paths';
import type { Overview } from '@/lib/companions/catalogue/rules';
import type { Psychologist } from '@/lib/companions/hooks';
import { profilePath } from '@/lib/companions/rules';
import { t } from '@/lib/kit/text';
import { HelplineNote } from './helpline-note';
import { PsychologistList } from './psychologist-list';
import { TopicLinks } from './topic-links';

const TITLE = 'Psychologist companions';

/**
 * The catalogue; its first cards are in the server's HTML.
 * @param asked the query string of the address
 * @param first the listing under its filters
 * @param site origin of the product's public address
 */
export function ListingScreen({
  asked,
  first,
  site,
}: {
  asked: string;
  first: Overview<Psychologist>;
  site: string;
}) {
  return (
    <>
      <ListData site={site} items={first.cards.map((one) => [one.name, profilePath(one)])} />
      <TrailData site={site} trail={[[TITLE, LISTING_PATH]]} />
      <TopBar back={{ href: '/', label: t('Back to home') }} title={t(TITLE)} />
      <main id="main" className="flex flex-1 flex-col px-4 pt-2">
        <PsychologistList asked={asked} first={first} />
        <div className="mt-auto pt-5">
          <HelplineNote>
            {t(
              'AI companions trained for supportive talk. They are not licensed professionals and do not replace one.',
            )}
          </HelplineNote>
        </div>
      </main>
      <TopicLinks
        title={t('What they can be asked about')}
        topics={TOPICS}
        className="px-4 pt-8 pb-[max(1.5rem,env(safe-area-inset-bottom))]"
      />
    </>
  );
}
