/** Of the one short buzz. */
export const VIBRATION_MS = 30;

/** Of the tone, with its fading. */
export const TONE_S = 0.2;
/** Until it is at its loudest: a sudden beginning would click. */
export const RISE_S = 0.015;
/** The loudest, where 1 is as loud as the device is set to. */
export const PEAK = 0.06;
/** As good as silence: a curve of loudness that is heard as even cannot reach 0. */
export const SILENCE = 0.0001;
/** Hz and share of what sounds together: the E above the treble staff's middle, and the B over it, softer. */
export const PARTIALS = [
  [659.25, 1],
  [987.77, 0.35],
] as const;
