'use client';

import { useState } from 'react';
import { type Psychologist, useAge } from '@/lib/companions/hooks';
import { minutesLeftNow } from '@/lib/companions/rules';
import { COMPANION_GRID } from './companion-grid';
import { PsychologistCard } from './psychologist-card';
import { useListingChat } from './use-listing-chat';

/** The cards of a topic, as they came with the page; a minute that passes is counted down. */
export function TopicCompanions({
  companions,
  found,
}: {
  companions: readonly Psychologist[];
  /** How many have the topic; the first of them are here. */
  found: number;
}) {
  const [arrivedAt] = useState(() => Date.now());
  const age = useAge(arrivedAt);
  const { startChat, dialogs } = useListingChat();
  return (
    <>
      <ul className={COMPANION_GRID}>
        {companions.map((one, place) => (
          <PsychologistCard
            key={one.id}
            psychologist={one}
            heading="h3"
            minutes={minutesLeftNow(one.minutesRemaining, age)}
            place={place + 1}
            of={found}
            onChat={startChat}
          />
        ))}
      </ul>
      {dialogs}
    </>
  );
}
