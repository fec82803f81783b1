import { randomUUID } from 'node:crypto';

/** A text that no other test has: it addresses the model's faults and finds rows. */
export const unique = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;

/** The range for benchmarks has 64 times as many. */
const ADDRESSES_OF_A_WORKER = 2048;

let addresses = 0;

/**
 * An address that no other person of the run has, so that each gets free starters.
 * @param workerIndex of the test's worker, which no other worker of the run has
 */
export function nextAddress(workerIndex: number): string {
  const at = workerIndex * ADDRESSES_OF_A_WORKER + addresses;
  addresses += 1;
  return `198.${18 + ((at >> 16) & 1)}.${(at >> 8) & 255}.${at & 255}`;
}
