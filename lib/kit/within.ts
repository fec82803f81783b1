/** Work that took longer than it may. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/**
 * The outcome of some work, unless it takes longer than `ms`. The work itself goes on; its outcome is then ignored.
 * @throws TooLate
 */
export function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`No answer within ${ms} ms.`)), Math.max(0, ms));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
