import { kappa, type Share } from '../measures/statistics';
import { RUBRIC_NAMES, type Rubric, type Verdicts } from './rubrics';

/** How often a judge and a hand say the same of a rubric, and how much of that is beyond chance. */
export type Agreement = { rubric: Rubric | 'all'; share: Share; kappa: number | null; unsaid: number };

type Pair = readonly [boolean, boolean];

/**
 * The agreement of a judge with labels, by rubric and over all. What does not apply by the label is not counted; what the judge did
 * not say is counted as unsaid, and is no agreement.
 * @param verdicts of the judge in the order of the labels, null where it gave none
 */
export function agreementOf(
  labels: readonly Verdicts[],
  verdicts: readonly (Verdicts | null)[],
): Agreement[] {
  const together: Pair[] = [];
  let unsaidOfAll = 0;
  const rows = RUBRIC_NAMES.map((rubric): Agreement => {
    const pairs: Pair[] = [];
    let unsaid = 0;
    for (const [at, label] of labels.entries()) {
      const [hand, judge] = [label[rubric], verdicts[at]?.[rubric] ?? null];
      if (hand === null) continue;
      if (judge === null) unsaid += 1;
      else pairs.push([hand, judge]);
    }
    together.push(...pairs);
    unsaidOfAll += unsaid;
    return { rubric, ...agreed(pairs, unsaid) };
  });
  return [...rows, { rubric: 'all', ...agreed(together, unsaidOfAll) }];
}

const agreed = (pairs: readonly Pair[], unsaid: number): Omit<Agreement, 'rubric'> => ({
  share: { good: pairs.filter(([hand, judge]) => hand === judge).length, all: pairs.length + unsaid },
  kappa: kappa(pairs),
  unsaid,
});
