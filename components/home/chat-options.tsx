import { CHAT_TYPE_LOOK } from '@/components/companions/chat-type-look';
import { drawingAddress } from '@/components/shared/drawing-address';
import { Icon } from '@/components/ui/light/icon';
import type { ChatTypeCard } from '@/content/chat-types';
import { loadingPath } from '@/lib/client/query-paths';
import { translate } from '@/lib/kit/text';
import { IncognitoChoice } from './incognito-choice';
import { StartButton } from './start-button';
import { StartForm } from './start-form';

const OPTION =
  '@container flex min-h-[72px] items-center gap-3 overflow-hidden rounded-lg pr-4 pl-2 text-left transition-transform duration-150 active:scale-[0.98]';

/** The four options of the plain picker, and the start button. */
export function ChatOptions({ cards }: { cards: readonly ChatTypeCard[] }) {
  return (
    <StartForm>
      <div className="flex flex-col gap-2.5">
        {cards.map((card) => (
          <button
            key={card.id}
            type="submit"
            formAction={loadingPath(card.id)}
            className={`${OPTION} ${CHAT_TYPE_LOOK[card.id]}`}
          >
            <img
              src={drawingAddress(card.portrait)}
              alt=""
              width={64}
              height={64}
              loading="lazy"
              fetchPriority="low"
              className="@max-[14rem]:hidden size-[64px] self-end object-contain"
            />
            <span className="min-w-0 flex-1 @max-[14rem]:pl-2">
              <span className="block font-bold font-heading text-lg leading-6 tracking-[-0.02em]">
                {translate(card.label)}
              </span>
              <span className="block text-sm leading-5">{translate(card.line)}</span>
            </span>
            <Icon name="forward" className="size-[20px]" />
          </button>
        ))}
      </div>
      <StartButton offered={cards.map(({ id }) => id)} />
      <IncognitoChoice />
    </StartForm>
  );
}
