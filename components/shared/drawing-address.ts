import { DRAWINGS_VERSION } from '@/content/drawings';

const DRAWING = /^(\/(?:companions|reviewers|pictures|authors|figures)\/[\w-]+)\.svg$/;

/**
 * Where a page fetches a drawing from: under a name that browsers keep for a year, because it changes with the drawings.
 * next.config.mjs answers it. Data and JSON have the plain name, and any other picture keeps its address.
 */
export const drawingAddress = (path: string): string => path.replace(DRAWING, `$1.${DRAWINGS_VERSION}.svg`);
