import { LOADING_STEP_MAX_MS, LOADING_STEP_MIN_MS } from '../constants';
import { between, type Random } from '../pacing/rules';
import { LOADING_READY, LOADING_STAGES } from './copy';

/** The loading screen's percentages before the session is ready; one step leads from each to the next. */
export const LOADING_PERCENTS = [0, 25, 50, 75] as const;
const LAST_STEP = LOADING_PERCENTS.length - 1;

/** The three steps of the loading screen, each in ms after the one before. */
export function loadingStepsMs(random: Random): number[] {
  return Array.from({ length: LAST_STEP }, () => between(LOADING_STEP_MIN_MS, LOADING_STEP_MAX_MS, random));
}

/** What the loading screen shows after so many steps, or once the session is there. */
export function loadingProgress(
  step: number,
  ready: boolean,
): { percent: number; text: (typeof LOADING_STAGES)[number] | typeof LOADING_READY } {
  if (ready) return { percent: 100, text: LOADING_READY };
  const at = Math.min(Math.max(Math.trunc(step), 0), LAST_STEP);
  // The first text stands from 0 to 50 per cent: there are three texts for four percentages.
  const stage = LOADING_STAGES[Math.max(at - 1, 0)] ?? LOADING_STAGES[0];
  return { percent: LOADING_PERCENTS[at] ?? 0, text: stage };
}
