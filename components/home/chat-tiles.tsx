import { CHAT_TYPE_LOOK } from '@/components/companions/chat-type-look';
import { drawingAddress } from '@/components/shared/drawing-address';
import { buttonVariants } from '@/components/ui/button';
import type { ChatTypeCard } from '@/content/chat-types';
import { loadingPath } from '@/lib/client/query-paths';
import { t, translate } from '@/lib/kit/text';
import { IncognitoChoice } from './incognito-choice';
import { StartButton } from './start-button';
import { StartForm } from './start-form';

const TILE =
  'relative flex overflow-hidden rounded-lg text-left transition-transform duration-150 active:scale-[0.98]';

/** A button per chat type, the start button and the link to the whole listing. */
export function ChatTiles({ cards }: { cards: readonly ChatTypeCard[] }) {
  return (
    <StartForm>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
        {cards.map((card) => {
          const wide = card.id === 'psychologist';
          return (
            <button
              key={card.id}
              type="submit"
              formAction={wide ? '/psychologist' : loadingPath(card.id)}
              className={`${TILE} ${CHAT_TYPE_LOOK[card.id]} ${wide ? 'col-span-full min-h-[80px]' : 'min-h-[112px]'}`}
            >
              <img
                src={drawingAddress(card.portrait)}
                alt=""
                width={68}
                height={68}
                loading="lazy"
                fetchPriority="low"
                className="absolute right-2 bottom-0 size-[58px] object-contain object-bottom min-[360px]:size-[68px]"
              />
              <span className="relative block p-3">
                <span className="block font-bold font-heading text-lg leading-6 tracking-[-0.02em]">
                  {translate(card.label)}
                </span>
                <span className="block text-[0.8125rem] leading-[1.125rem]">{translate(card.line)}</span>
              </span>
            </button>
          );
        })}
      </div>
      <StartButton offered={cards.map(({ id }) => id)} />
      <IncognitoChoice />
      {cards.some(({ id }) => id === 'psychologist') ? (
        <button
          type="submit"
          formAction="/psychologist"
          className={buttonVariants({ variant: 'outline', size: 'lg' })}
        >
          {t('Browse All')}
        </button>
      ) : null}
    </StartForm>
  );
}
