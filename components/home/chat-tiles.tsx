'use client';

import { CHAT_TYPE_LOOK } from '@/components/shared/chat-type-look';
import { Button } from '@/components/ui/button';
import type { ChatTypeCard } from '@/content/chat-types';
import { StartButton } from './start-button';
import { useStartChat } from './start-chat';

const TILE =
  'relative overflow-hidden rounded-lg text-left transition-transform duration-150 active:scale-[0.98]';

/** A button per chat type, the one start button and the way to the whole listing. */
export function ChatTiles({ cards }: { cards: readonly ChatTypeCard[] }) {
  const { start, go, busy } = useStartChat();
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {cards.map((card) => {
          const wide = card.id === 'psychologist';
          return (
            <button
              key={card.id}
              type="button"
              aria-busy={busy || undefined}
              onClick={() => (wide ? go('/psychologist') : start(card.id))}
              className={`${TILE} ${CHAT_TYPE_LOOK[card.id]} ${wide ? 'col-span-2 h-20' : 'h-28'}`}
            >
              <img
                src={card.portrait}
                alt=""
                width={68}
                height={68}
                className="absolute right-2 bottom-0 size-[68px] object-contain object-bottom"
              />
              <span className="absolute top-0 left-0 block p-3">
                <span className="block font-bold font-heading text-lg leading-6 tracking-[-0.02em]">
                  {card.label}
                </span>
                <span className="block text-[13px] leading-[18px]">{card.line}</span>
              </span>
            </button>
          );
        })}
      </div>
      <StartButton start={start} busy={busy} />
      <Button variant="outline" size="lg" aria-busy={busy || undefined} onClick={() => go('/psychologist')}>
        Browse All
      </Button>
    </>
  );
}
