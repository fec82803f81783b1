'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '@/components/ui/light/icon';
import { t } from '@/lib/kit/text';
import { useRotation } from './use-rotation';

/**
 * Slides that advance on a timer or by swiping. Swiping is the browser's scroll snapping with a stop at each slide; a
 * very fast fling may still skip one. The rotation stops on hover, on focus, with the pause button, in a hidden tab and
 * for people who prefer reduced motion.
 */
export function Carousel({
  label,
  intervalMs,
  slides,
}: {
  label: string;
  intervalMs: number;
  slides: readonly { key: string; slide: ReactNode }[];
}) {
  const region = useRef<HTMLElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [paused, setPaused] = useState(false);
  const index = useRotation({ region, strip, count: slides.length, intervalMs, paused });

  return (
    <section
      ref={region}
      aria-roledescription={t('carousel')}
      aria-label={label}
      className="relative overflow-hidden rounded-xl"
    >
      <ul
        ref={strip}
        data-moves
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
      >
        {slides.map(({ key, slide }, position) => (
          <li
            key={key}
            data-current={position === index || undefined}
            className="w-full shrink-0 snap-center snap-always"
          >
            {slide}
          </li>
        ))}
      </ul>
      <div className="pointer-events-none absolute bottom-0 left-0 flex items-center pl-5">
        {/* Each is as wide as the current one, cut and moved: a width that changes would be a layout shift with every slide. */}
        <div aria-hidden className="-space-x-2 flex">
          {slides.map(({ key }, position) => (
            <span
              key={key}
              className={`h-1.5 w-5 bg-ink transition-[translate,clip-path,opacity] duration-200 ${position === index ? '[clip-path:inset(0_round_3px)]' : '[clip-path:inset(0_14px_0_0_round_3px)] opacity-30'} ${position > index ? 'translate-x-3.5' : ''}`}
            />
          ))}
        </div>
        <button
          type="button"
          aria-label={t(paused ? 'Play the banner' : 'Pause the banner')}
          onClick={() => setPaused(!paused)}
          className="pointer-events-auto grid size-11 place-items-center rounded-full motion-reduce:hidden"
        >
          <Icon name={paused ? 'play' : 'pause'} className="size-4" />
        </button>
      </div>
    </section>
  );
}
