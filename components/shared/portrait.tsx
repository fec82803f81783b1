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
}: {
  src: string | null | undefined;
  /** Empty when the name is next to the picture. */
  alt?: string;
  /** Width and height in CSS pixels, so that nothing moves when it loads. */
  size: number;
  className?: string;
  /** For pictures in the first view. */
  eager?: boolean;
}) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const source = src || FALLBACK_PORTRAIT;
  const fail = () => setFailedSrc(source);
  return (
    <img
      // An error before hydration fires no event; an image that is complete without pixels has failed.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) fail();
      }}
      src={drawingAddress(source === failedSrc ? FALLBACK_PORTRAIT : source)}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={fail}
      className={`object-contain object-bottom ${className ?? ''}`}
    />
  );
}
