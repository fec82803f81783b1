import { randomUUID } from 'node:crypto';
import { hear } from '@/lib/safety/rules';

/**
 * A text that no other test has: it addresses the model's faults and finds rows. What makes it so is drawn again while it changes what is
 * heard: of short texts with a "nahin", one in 75 with random letters is taken for a cry for help, and costs nothing.
 */
export function unique(text: string): string {
  const heard = JSON.stringify(hear(text));
  for (;;) {
    const drawn = `${text} ${randomUUID().slice(0, 8)}`;
    if (JSON.stringify(hear(drawn)) === heard) return drawn;
  }
}

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
