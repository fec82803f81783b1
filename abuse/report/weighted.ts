import type { Sample } from '../honest/errands';

/**
 * A percentile of all samples, as if people had done each errand as often as in another run: two runs of different length have
 * another mix of quick and slow errands, which must not look like a slower product.
 * @param share 0 to 1
 */
export function percentileAsIn(samples: readonly Sample[], mix: readonly Sample[], share: number): number {
  const counts = (list: readonly Sample[]) => {
    const found = new Map<string, number>();
    for (const { errand } of list) found.set(errand, (found.get(errand) ?? 0) + 1);
    return found;
  };
  const [own, wanted] = [counts(samples), counts(mix)];
  const weighed = samples
    .map(({ errand, ms }) => ({ ms, weight: (wanted.get(errand) ?? 0) / (own.get(errand) ?? 1) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => one.ms - other.ms);
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  for (const { ms, weight } of weighed) {
    passed += weight;
    if (passed >= total * share) return ms;
  }
  return Number.NaN;
}
