/** The work ran past its deadline. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

export type Deadline = {
  /** Aborts when the time is up, when the outer signal aborts, and with `end`. */
  readonly signal: AbortSignal;
  /** Clears the timer and aborts whatever still listens to the signal. */
  end(): void;
};

const ENDED = new Error('The work is over.');

/** Whether work was ended for another reason than its time: somebody wants it no more. */
export const isCalledOff = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && !(reason instanceof Error && ['TooLate', 'TimeoutError'].includes(reason.name));

/** A deadline `ms` from now. Call `end` when the work is done, or its timer keeps running. */
export function deadlineIn(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const abortAsOuter = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(new TooLate(`Not done within ${ms} ms.`)), ms);
  outer?.addEventListener('abort', abortAsOuter, { once: true });
  if (outer?.aborted) abortAsOuter();
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abortAsOuter);
      controller.abort(ENDED);
    },
  };
}

function orAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/**
 * Runs work with a time limit of `ms`. Its signal aborts on timeout, with the outer signal, and once the work has settled, so that
 * nothing it started outlives it.
 * @throws TooLate after `ms`, the reason of the outer signal when that was first, or what the work throws
 */
export async function within<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = deadlineIn(ms, outer);
  try {
    return await orAborted(deadline.signal, work(deadline.signal));
  } finally {
    deadline.end();
  }
}

/** Waits. @throws the reason of the signal when that aborts first */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return orAborted(signal, waited).finally(() => clearTimeout(timer));
}
