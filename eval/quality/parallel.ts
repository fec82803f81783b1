/** Does the same with each, so many at a time, and keeps their order. */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  const left = [...items.entries()];
  const one = async () => {
    for (let next = left.shift(); next; next = left.shift()) done[next[0]] = await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return done;
}
