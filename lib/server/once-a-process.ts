const KEPT = Symbol.for('saathi.once-a-process');

type Kept = { [KEPT]?: Map<string, unknown> };

/** Next bundles a module into several places; what must exist once (pools, counters) is kept on the process. */
export function onceAProcess<T>(name: string, make: () => T): T {
  const holder = globalThis as Kept;
  holder[KEPT] ??= new Map();
  const kept = holder[KEPT];
  if (!kept.has(name)) kept.set(name, make());
  return kept.get(name) as T;
}
