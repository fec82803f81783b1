import { TopBar } from '@/components/shared/top-bar';
import { HelplineNote } from './helpline-note';
import { PsychologistList } from './psychologist-list';

export function ListingScreen() {
  return (
    <>
      <TopBar back={{ href: '/', label: 'Back to home' }} title="Psychologist companions" />
      <main id="main" className="flex flex-1 flex-col px-4 pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <PsychologistList />
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
