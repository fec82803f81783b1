import { Outline } from '@/components/ui/light/outline';
import { breakHint, CLOSE_HINT } from '@/lib/chat/breaks/copy';
import { useBreakHint } from '@/lib/chat/breaks/hooks';
import { t } from '@/lib/kit/text';

/**
 * Above the composer: that somebody has chatted for as long as they wanted to be told after. Loads for who chose it.
 * @param turn changes with every message
 */
export function BreakHint({ turn }: { turn: number }) {
  const { minutes, close } = useBreakHint(turn);
  if (minutes === null) return null;
  return (
    <div className="flex animate-fade-in items-center gap-2 border-line border-t-[1.5px] bg-card py-0.5 pr-1 pl-4">
      <p role="status" className="min-w-0 flex-1 text-muted text-sm leading-5">
        {breakHint(minutes)}
      </p>
      <button
        type="button"
        aria-label={t(CLOSE_HINT)}
        onClick={close}
        className="grid size-[44px] shrink-0 place-items-center rounded-full text-muted hover:bg-line/60"
      >
        <Outline path="M18 6 6 18M6 6l12 12" filled={false} className="size-5" />
      </button>
    </div>
  );
}
