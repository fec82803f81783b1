/** A value that is made when it is first asked for, and kept. A failure is not kept. */
export function once<T>(make: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
}
