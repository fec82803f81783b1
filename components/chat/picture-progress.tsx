import { JUDGING, SHRINKING, UPLOADING } from '@/lib/chat/pictures/copy';
import type { Chosen } from '@/lib/chat/pictures/taking/browser';
import { t } from '@/lib/kit/text';

const BAR =
  'mt-1.5 block h-2.5 w-full appearance-none overflow-hidden rounded-full border border-muted bg-line [&::-webkit-progress-bar]:bg-transparent';
/** Two engines, two names. */
const FILLED = '[&::-moz-progress-bar]:bg-brand-ink [&::-webkit-progress-value]:bg-brand-ink';
/** Stripes over all of it; without them Firefox would show a bar that is full. */
const STRIPED =
  'animate-stripes bg-[repeating-linear-gradient(90deg,var(--brand-ink)_0_12px,transparent_12px_24px)] [&::-moz-progress-bar]:bg-transparent';

/** The step that a picture is at, in words. @param percent of what has gone out */
export function stepOf({ state }: Chosen, percent: number): string {
  if (state === 'uploading') return t(UPLOADING, { percent });
  return t(state === 'judging' ? JUDGING : SHRINKING);
}

/** How far a picture is on its way, to be seen. */
export function PictureProgress({ chosen }: { chosen: Chosen }) {
  const { state, share = 0 } = chosen;
  return (
    <div className="mt-3">
      <label htmlFor="picture-progress" className="text-muted text-sm leading-5">
        {stepOf(chosen, Math.floor(share * 100))}
      </label>
      {/* Without a value it says that nobody knows how long. */}
      <progress
        id="picture-progress"
        max={1}
        value={state === 'uploading' ? share : undefined}
        className={`${BAR} ${state === 'uploading' ? FILLED : STRIPED}`}
      />
    </div>
  );
}
