'use client';

import { useState } from 'react';
import { drawingAddress } from './drawing-address';

/** Shown when a portrait fails to load. */
const FALLBACK_PORTRAIT = '/companions/fallback.svg';

/** A companion's picture, or the stock picture when there is none or it fails to load. */
export function Portrait({
  src,
  alt = '',
  size,
  className,
  eager = false,
  largest = false,
}: {
  src: string | null | undefined;
  /** Empty when the name is next to the picture. */
  alt?: string;
  /** Width and height in CSS pixels, so that nothing moves when it loads. */
  size: number;
  className?: string;
  /** For pictures in the first view. */
  eager?: boolean;
  /** For the largest thing of the first view, which goes before all other pictures (web.dev/articles/fetch-priority). */
  largest?: boolean;
}) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const [lost, setLost] = useState(false);
  const wanted = src || FALLBACK_PORTRAIT;
  const source = wanted === failedSrc ? FALLBACK_PORTRAIT : wanted;
  const fail = () => (source === FALLBACK_PORTRAIT ? setLost(true) : setFailedSrc(source));
  return (
    <img
      // An error before hydration fires no event; an image that is complete without pixels has failed.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) fail();
      }}
      src={drawingAddress(source)}
      // A browser would write it across the place of a picture that it cannot show.
      alt={lost ? '' : alt}
      {...(lost && alt ? { role: 'img', 'aria-label': alt } : null)}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={largest ? 'high' : 'low'}
      decoding="async"
      onError={fail}
      className={`object-contain object-bottom ${className ?? ''}`}
    />
  );
}
