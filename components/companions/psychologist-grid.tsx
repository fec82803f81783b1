import { type MouseEvent, memo, useEffect, useRef, useState } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { LISTING_PATH } from '@/lib/client/paths';
import { type Overview, readFilters, writeFilters, writePage } from '@/lib/companions/catalogue/rules';
import { LISTING_STEP } from '@/lib/companions/constants';
import { type Psychologist, useAge } from '@/lib/companions/hooks';
import { minutesLeftNow } from '@/lib/companions/rules';
import { t } from '@/lib/kit/text';
import { COMPANION_GRID } from './companion-grid';
import { PsychologistCard } from './psychologist-card';
import { useListingChat } from './use-listing-chat';

/** More cards are rendered when the end of the grid is this close below the screen. */
const AHEAD = '1200px';

/** How many cards were rendered when the listing was left, so that coming back can restore the scroll position. */
let lastVisit = { key: '', shown: LISTING_STEP };

/** The number of cards to render: one step, and more as the end comes near. It starts over when the filters change. */
function useShown(key: string) {
  const [state, setState] = useState(lastVisit);
  const shown = state.key === key ? state.shown : LISTING_STEP;
  useEffect(() => {
    lastVisit = { key, shown };
  }, [key, shown]);
  return { shown, showMore: () => setState({ key, shown: shown + LISTING_STEP }) };
}

/** Renders only the cards near the screen: two thousand companions cost no more than thirty. Without scripts links lead to the next ones. */
export const PsychologistGrid = memo(function PsychologistGrid({
  listing: { cards, found, page, pages },
  search,
  loadedAt,
}: {
  listing: Overview<Psychologist>;
  /** The query of the address. */
  search: string;
  /** ms: when the minutes remaining were loaded. */
  loadedAt: number;
}) {
  const before = (page - 1) * LISTING_STEP;
  const { shown, showMore } = useShown(writePage(writeFilters('', readFilters(search)), page));
  const age = useAge(loadedAt);
  const chat = useListingChat();
  const addressOf = (other: number) => `${LISTING_PATH}${writePage(search, other)}`;
  return (
    <>
      {page > 1 ? (
        <a href={addressOf(page - 1)} rel="prev" className={`mb-4 w-full ${MORE}`}>
          {t('Show those before')}
        </a>
      ) : null}
      <ul className={COMPANION_GRID}>
        {cards.slice(0, shown).map((psychologist, place) => (
          <PsychologistCard
            key={psychologist.id}
            psychologist={psychologist}
            minutes={minutesLeftNow(psychologist.minutesRemaining, age)}
            place={before + place + 1}
            of={found}
            onChat={chat.startChat}
          />
        ))}
      </ul>
      {before + shown < found ? <More href={addressOf(page + 1)} onNear={showMore} /> : null}
      {pages > 1 ? (
        <nav aria-label={t('Pages of the listing')} className="mt-4 flex flex-wrap justify-center gap-1">
          {Array.from({ length: pages }, (_, at) => at + 1).map((one) => (
            <a
              key={one}
              href={addressOf(one)}
              aria-current={one === page ? 'page' : undefined}
              className="grid min-h-11 min-w-11 place-items-center rounded-full text-sm underline underline-offset-4 aria-[current]:font-bold aria-[current]:no-underline"
            >
              {one}
            </a>
          ))}
        </nav>
      ) : null}
      {chat.dialogs}
    </>
  );
});

const MORE = buttonVariants({ variant: 'outline' });

/** Renders the next cards when it comes near the screen or is pressed; without scripts it leads to them. */
function More({ href, onNear }: { href: string; onNear: () => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    if (!link.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near.current();
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(link.current);
    return () => observer.disconnect();
  });
  const show = (event: MouseEvent) => {
    // Left to the browser: a new tab, a new window, a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNear();
  };
  return (
    <a ref={link} href={href} rel="next" onClick={show} className={`mt-4 w-full ${MORE}`}>
      {t('Show more')}
    </a>
  );
}
