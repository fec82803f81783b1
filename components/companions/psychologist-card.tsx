import { Portrait } from '@/components/shared/portrait';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { AI_LABEL } from '@/lib/chat/copy';
import type { Psychologist } from '@/lib/companions/hooks';

export function PsychologistCard({
  psychologist,
  onChat,
}: {
  psychologist: Psychologist;
  onChat: (psychologist: Psychologist) => void;
}) {
  const { id, name, imagePath, areaOfExpertise, yearsOfExperience, casesHandled, rating } = psychologist;
  const rated = Number(rating) > 0;
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border-[1.5px] border-line bg-card">
      <div className="relative flex h-28 items-end justify-center bg-psychologist-tint">
        <Portrait src={imagePath} alt={`Illustration of ${name}`} size={112} />
        {rated ? (
          <Badge
            variant="paper"
            className="absolute top-2 right-2"
            aria-label={`Rating ${rating} of 5`}
            role="img"
          >
            <Icon name="star" filled className="size-3" />
            {rating}
          </Badge>
        ) : null}
      </div>
      <div className="flex flex-1 flex-col p-3">
        <h2 id={`name-${id}`} className="text-base leading-5">
          {name}
        </h2>
        <p className="mt-1 text-[11px] text-muted leading-4">{AI_LABEL}</p>
        <p className="mt-1.5 text-muted text-sm leading-snug">{areaOfExpertise}</p>
        <p className="mt-1 mb-3 text-muted text-sm leading-snug">
          {yearsOfExperience} yrs · {casesHandled} cases
        </p>
        {psychologist.isAvailable ? (
          <Button
            variant="teal"
            size="card"
            className="mt-auto"
            aria-describedby={`name-${id}`}
            onClick={() => onChat(psychologist)}
          >
            Chat Now
          </Button>
        ) : (
          <button
            type="button"
            disabled
            className="mt-auto min-h-11 w-full rounded-md bg-line font-semibold text-muted text-xs"
          >
            Available after {psychologist.minutesRemaining}min
          </button>
        )}
      </div>
    </li>
  );
}
