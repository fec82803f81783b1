type Shared = { saathi?: Map<string, unknown> };

/**
 * Makes a thing once in a process, kept on `globalThis` as Prisma's guide for Next does it
 * (https://www.prisma.io/docs/orm/more/help-and-troubleshooting/nextjs-help). For what is one in a process, the pool of database
 * connections and how the process does: our server and Next's bundles each have a copy of this module, and development loads
 * further ones after a change.
 */
export function onceAProcess<T>(name: string, make: () => T): T {
  const holder = globalThis as Shared;
  holder.saathi ??= new Map();
  if (!holder.saathi.has(name)) holder.saathi.set(name, make());
  return holder.saathi.get(name) as T;
}
