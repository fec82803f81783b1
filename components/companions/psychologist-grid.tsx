import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Filters } from '@/lib/companions/catalogue/rules';
import { writeFilters } from '@/lib/companions/catalogue/rules';
import { LISTING_STEP } from '@/lib/companions/constants';
import { type Psychologist, useAge } from '@/lib/companions/hooks';
import { minutesLeftNow } from '@/lib/companions/rules';
import { PsychologistCard } from './psychologist-card';
import { useListingChat } from './use-listing-chat';

/** How far below the screen the end of the grid may come before more of it is drawn. */
const AHEAD = '1200px';

/** How much was drawn when the listing was left: on coming back, the place scrolled to is there again. */
let left = { key: '', shown: LISTING_STEP };

/** Cards to draw: one step of them, more whenever the end comes near; from the beginning for other filters. */
function useShown(key: string) {
  const [state, setState] = useState(left);
  const shown = state.key === key ? state.shown : LISTING_STEP;
  useEffect(() => {
    left = { key, shown };
  }, [key, shown]);
  return { shown, more: () => setState({ key, shown: shown + LISTING_STEP }) };
}

/** A grid that draws what is looked at: two thousand companions cost no more than thirty. */
export function PsychologistGrid({
  list,
  filters,
  toldAt,
}: {
  list: readonly Psychologist[];
  filters: Filters;
  /** When the minutes remaining were true, in ms. */
  toldAt: number;
}) {
  const { shown, more } = useShown(writeFilters('', filters));
  const age = useAge(toldAt);
  const chat = useListingChat();
  return (
    <>
      <ul className="grid grid-cols-2 gap-3">
        {list.slice(0, shown).map((psychologist, place) => (
          <PsychologistCard
            key={psychologist.id}
            psychologist={psychologist}
            minutes={minutesLeftNow(psychologist.minutesRemaining, age)}
            place={place + 1}
            of={list.length}
            onChat={chat.want}
          />
        ))}
      </ul>
      {shown < list.length ? <More onNear={more} /> : null}
      {chat.dialogs}
    </>
  );
}

/** Draws the next cards when it comes near the screen, or when it is pressed. */
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
