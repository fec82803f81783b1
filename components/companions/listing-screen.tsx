import { TopBar } from '@/components/shared/top-bar';
import type { Overview } from '@/lib/companions/catalogue/rules';
import type { Psychologist } from '@/lib/companions/hooks';
import { HelplineNote } from './helpline-note';
import { PsychologistList } from './psychologist-list';

/**
 * The catalogue; its first cards are in the server's HTML.
 * @param asked the query string of the address
 * @param first the listing under its filters
 */
export function ListingScreen({ asked, first }: { asked: string; first: Overview<Psychologist> }) {
  return (
    <>
      <TopBar back={{ href: '/', label: 'Back to home' }} title="Psychologist companions" />
      <main id="main" className="flex flex-1 flex-col px-4 pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <PsychologistList asked={asked} first={first} />
        <div className="mt-auto pt-5">
          <HelplineNote>
            AI companions trained for supportive talk. They are not licensed professionals and do not replace
            one.
          </HelplineNote>
        </div>
      </main>
    </>
  );
}
