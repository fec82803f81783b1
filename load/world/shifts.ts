type Shift = { from: number; to: number };

/** The newest of a person that are kept: more than one message takes. */
const KEPT = 40;

/** ms in which at least one of the shifts ran, and no moment counted twice. */
export function covered(shifts: readonly Shift[], from: number, to: number): number {
  let sum = 0;
  let reached = from;
  for (const shift of shifts.toSorted((a, b) => a.from - b.from)) {
    const begin = Math.max(shift.from, reached);
    const end = Math.min(shift.to, to);
    if (end <= begin) continue;
    sum += end - begin;
    reached = end;
  }
  return sum;
}

/** When the model was at work for whom, in ms of one steady clock. */
export class Shifts {
  readonly #byTag = new Map<string, Shift[]>();

  note(tag: string, from: number, to: number): void {
    const shifts = this.#byTag.get(tag) ?? [];
    this.#byTag.set(tag, [...shifts.slice(-KEPT), { from, to }]);
  }

  /** ms of the span in which it worked for that person. */
  within(tag: string, from: number, to: number): number {
    return covered(this.#byTag.get(tag) ?? [], from, to);
  }
}
