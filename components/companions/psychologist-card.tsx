import { memo } from 'react';
import { Portrait } from '@/components/shared/portrait';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/light/icon';
import { AI_LABEL } from '@/lib/chat/copy';
import { NOT_RATED, SAMPLE_FIGURE } from '@/lib/companions/constants';
import type { Psychologist } from '@/lib/companions/hooks';
import { availableAfter, figuresLine, isSample, profilePath } from '@/lib/companions/rules';
import { langOf } from '@/lib/kit/lang-of';
import { t } from '@/lib/kit/text';
import { ProfileLink } from './profile-link';

/** The whole card opens the profile; its button starts the chat, or says when the companion is free. */
export const PsychologistCard = memo(function PsychologistCard({
  psychologist,
  minutes,
  place,
  of,
  onChat,
  heading: Heading = 'h2',
}: {
  psychologist: Psychologist;
  /** Minutes until the companion is free; 0 = free now. */
  minutes: number;
  /** Position in the whole list, from 1; `of` is its length. */
  place: number;
  of: number;
  onChat: (psychologist: Psychologist, minutes: number) => void;
  /** The level of its name. */
  heading?: 'h2' | 'h3';
}) {
  const { id, slug, name, imagePath, areaOfExpertise, rating } = psychologist;
  const sample = isSample(psychologist, 'rating');
  const figures = figuresLine(psychologist);
  return (
    <li
      aria-posinset={place}
      aria-setsize={of}
      className="relative flex flex-col overflow-hidden rounded-lg border-[1.5px] border-line bg-card transition-colors duration-150 [contain-intrinsic-size:auto_290px] [content-visibility:auto] focus-within:border-field hover:border-field"
    >
      <div className="relative flex h-[112px] items-end justify-center bg-psychologist-tint">
        <Portrait
          src={imagePath}
          alt={t('Illustration of {name}', { name })}
          size={112}
          eager={place <= 4}
          largest={place === 1}
        />
        {Number(rating) > 0 ? (
          <Badge
            variant="paper"
            className="absolute top-2 right-2"
            aria-label={t(sample ? 'Rating {rating} of 5, sample' : 'Rating {rating} of 5', { rating })}
            role="img"
          >
            <Icon name="star" filled className="size-3" />
            {rating}
            {sample ? <span className="font-normal text-muted">{t(SAMPLE_FIGURE)}</span> : null}
          </Badge>
        ) : (
          <Badge variant="paper" className="absolute top-2 right-2">
            {t(NOT_RATED)}
          </Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col p-3">
        <Heading id={`name-${id}`} className="wrap-anywhere text-base leading-5">
          <ProfileLink href={profilePath({ id, slug })}>{name}</ProfileLink>
        </Heading>
        <p className="mt-1 text-muted text-xs leading-4">{t(AI_LABEL)}</p>
        <p
          lang={langOf(areaOfExpertise)}
          className="wrap-anywhere mt-1.5 line-clamp-3 text-muted text-sm leading-snug"
        >
          {areaOfExpertise}
        </p>
        <p className="mt-1 mb-3 text-muted text-sm leading-snug">{figures}</p>
        <Button
          variant={minutes === 0 ? 'teal' : 'quiet'}
          size="card"
          className="relative mt-auto min-h-14!"
          aria-describedby={`name-${id}`}
          aria-haspopup={minutes === 0 ? undefined : 'dialog'}
          onClick={() => onChat(psychologist, minutes)}
        >
          {minutes === 0 ? t('Chat Now') : availableAfter(minutes)}
        </Button>
      </div>
    </li>
  );
});
