import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Filters } from '@/lib/companions/catalogue/rules';
import { writeFilters } from '@/lib/companions/catalogue/rules';
import { LISTING_STEP } from '@/lib/companions/constants';
import { type Psychologist, useAge } from '@/lib/companions/hooks';
import { minutesLeftNow } from '@/lib/companions/rules';
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

/** Renders only the cards near the screen: two thousand companions cost no more than thirty. */
export function PsychologistGrid({
  list,
  found,
  filters,
  loadedAt,
}: {
  list: readonly Psychologist[];
  /** How many there are; the list may be the first of them. */
  found: number;
  filters: Filters;
  /** ms: when the minutes remaining were loaded. */
  loadedAt: number;
}) {
  const { shown, showMore } = useShown(writeFilters('', filters));
  const age = useAge(loadedAt);
  const chat = useListingChat();
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.125rem),1fr))] gap-3">
        {list.slice(0, shown).map((psychologist, place) => (
          <PsychologistCard
            key={psychologist.id}
            psychologist={psychologist}
            minutes={minutesLeftNow(psychologist.minutesRemaining, age)}
            place={place + 1}
            of={found}
            onChat={chat.startChat}
          />
        ))}
      </ul>
      {shown < found ? <More onNear={showMore} /> : null}
      {chat.dialogs}
    </>
  );
}

/** Renders the next cards when it comes near the screen or is pressed. */
function More({ onNear }: { onNear: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near.current();
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  });
  return (
    <Button ref={button} variant="outline" className="mt-4 w-full" onClick={onNear}>
      Show more
    </Button>
  );
}
