import { TopBar } from '@/components/shared/top-bar';
import { PsychologistList } from './psychologist-list';

export function ListingScreen() {
  return (
    <>
      <TopBar back={{ href: '/', label: 'Back to home' }} title="Psychologist companions" />
      <main id="main" className="flex flex-1 flex-col px-4 pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <PsychologistList />
        <p className="mt-auto pt-5 text-[13px] text-muted leading-5">
          AI companions trained for supportive talk. They are not licensed professionals and do not replace
          one. In an emergency call{' '}
          <a
            href="tel:112"
            className="-mx-1 -my-4 px-1 py-4 font-semibold text-ink underline underline-offset-2"
          >
            112
          </a>{' '}
          or Tele-MANAS{' '}
          <a
            href="tel:14416"
            className="-mx-1 -my-4 px-1 py-4 font-semibold text-ink underline underline-offset-2"
          >
            14416
          </a>
          .
        </p>
      </main>
    </>
  );
}
