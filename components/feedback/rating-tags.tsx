import { Button } from '@/components/ui/button';
import { RATING_TAGS, type Rating } from '@/lib/feedback/constants';
import { t } from '@/lib/kit/text';

/** The five tags of a rating; any number of them may be chosen. */
export function RatingTags({
  rating,
  selected,
  onChange,
}: {
  rating: Rating;
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
}) {
  const toggle = (tag: string) =>
    onChange(selected.includes(tag) ? selected.filter((one) => one !== tag) : [...selected, tag]);
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">{t('What fits?')}</legend>
      <div className="flex flex-wrap justify-center gap-2">
        {RATING_TAGS[rating].map((tag) => (
          <Button
            key={tag}
            variant="outline"
            size="pill"
            aria-pressed={selected.includes(tag)}
            onClick={() => toggle(tag)}
            className="font-medium! aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {t(tag)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
