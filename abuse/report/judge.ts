import type { Gain } from '../attackers/attacker';
import { ERRANDS, type Errand, type Sample, type Trouble, type Visit } from '../honest/errands';
import { percentileAsIn } from './weighted';

/** What honest people may feel of an attack: no error, and 95 of 100 answers within so many times of a quiet run. */
export const AIMS = { errors: 0, slower: 1.5 } as const;

/** What was not even tried for shows nothing. */
export const isWithin = ({ tried, got, budget }: Gain): boolean => tried > 0 && got <= budget;

export type Felt = {
  requests: number;
  errors: number;
  /** The first few. */
  troubles: readonly Trouble[];
  p50: number;
  p95: number;
};

export type Comparison = {
  quiet: Felt;
  attacked: Felt;
  /** p95, attacked ÷ quiet. */
  slower: number;
  errands: readonly { errand: Errand; quiet: number; attacked: number; samples: number }[];
  /** People who began without free messages, because of whoever else was at their address. */
  withoutStarter: number;
  /** Payments that were made, and not credited. */
  uncredited: number;
  isKept: boolean;
};

const TROUBLES_SHOWN = 5;
const samplesOf = (visits: readonly Visit[]): Sample[] => visits.flatMap(({ samples }) => samples);

function felt(visits: readonly Visit[], mix: readonly Sample[]): Felt {
  const samples = samplesOf(visits);
  const troubles = visits.flatMap((visit) => visit.troubles);
  return {
    requests: samples.length,
    errors: troubles.length,
    troubles: troubles.slice(0, TROUBLES_SHOWN),
    p50: percentileAsIn(samples, mix, 0.5),
    p95: percentileAsIn(samples, mix, 0.95),
  };
}

/** What honest people felt of an attack, beside a quiet run. Nobody who came, or nothing measured, keeps no aim. */
export function compare(quiet: readonly Visit[], attacked: readonly Visit[]): Comparison {
  const mix = samplesOf(quiet);
  const [before, during] = [felt(quiet, mix), felt(attacked, mix)];
  const slower = during.p95 / before.p95;
  const uncredited = [...quiet, ...attacked].reduce(
    (sum, visit) => sum + visit.paid.length - visit.credited.length,
    0,
  );
  const of = (samples: readonly Sample[], errand: Errand) => samples.filter((one) => one.errand === errand);
  const all = samplesOf(attacked);
  return {
    ...{ quiet: before, attacked: during, slower, uncredited },
    errands: ERRANDS.map((errand) => {
      const [own, other] = [of(mix, errand), of(all, errand)];
      return {
        errand,
        quiet: percentileAsIn(own, own, 0.95),
        attacked: percentileAsIn(other, other, 0.95),
        samples: other.length,
      };
    }),
    withoutStarter: attacked.filter(({ hadStarter }) => !hadStarter).length,
    isKept:
      before.errors <= AIMS.errors &&
      during.errors <= AIMS.errors &&
      uncredited === 0 &&
      slower <= AIMS.slower,
  };
}
