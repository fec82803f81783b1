import type { Figure } from '../constants';
import { SAMPLE_FIGURE } from '../copy';

/*
 * What a card needs at once, apart from how the figures are made.
 */

/** `samples` is missing where a process of the version before answers, while the product is updated. */
type Marked = { samples?: readonly Figure[] };

/** Whether a figure is to be marked. */
export function isSample({ samples = [] }: Marked, figure: Figure): boolean {
  return samples.includes(figure);
}

/** "12 yrs · 480 cases · sample" of a card, with the mark beside the one it belongs to when not both are samples; none is left out. */
export function figuresLine(
  shown: Marked & Readonly<{ yearsOfExperience: number; casesHandled: number }>,
): string {
  const [years, cases] = [isSample(shown, 'years'), isSample(shown, 'cases')];
  const both = years && cases;
  const part = (count: number, unit: string, marked: boolean) =>
    count && `${count} ${unit}${marked && !both ? ` (${SAMPLE_FIGURE})` : ''}`;
  return [
    part(shown.yearsOfExperience, 'yrs', years),
    part(shown.casesHandled, 'cases', cases),
    both && SAMPLE_FIGURE,
  ]
    .filter(Boolean)
    .join(' · ');
}
