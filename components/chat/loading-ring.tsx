import { Portrait } from '@/components/shared/portrait';
import type { LoadingTheme } from './loading-theme';

/** A portrait in a ring that fills with the progress. */
export function LoadingRing({
  portrait,
  percent,
  theme,
  failed,
}: {
  portrait: string | null;
  percent: number;
  theme: LoadingTheme;
  failed: boolean;
}) {
  return (
    <div className="relative size-[192px]">
      <svg aria-hidden viewBox="0 0 100 100" className="-rotate-90 size-full">
        <circle
          cx="50"
          cy="50"
          r="45"
          fill="none"
          strokeWidth="9"
          stroke="currentColor"
          className={theme.track}
        />
        {failed ? null : (
          <circle
            cx="50"
            cy="50"
            r="45"
            fill="none"
            strokeWidth="9"
            stroke="currentColor"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
            className={`${theme.ring} transition-[stroke-dasharray] duration-250 ease-out ${percent === 0 ? 'opacity-0' : ''}`}
          />
        )}
      </svg>
      <div className={`absolute inset-[9.5%] overflow-hidden rounded-full ${theme.portrait}`}>
        <Portrait
          src={portrait}
          size={155}
          eager
          largest
          className={`size-full translate-y-[4%] ${failed ? 'opacity-50 grayscale' : ''}`}
        />
      </div>
    </div>
  );
}
