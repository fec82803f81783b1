/** A measured share must reach its gate; without a gate it is for information. */
type Line = { what: string; value: string; gate: string; ok: boolean | null };
/** One companion's long talk as it is printed, and how many of its gates are missed. */
export type Portrait = { lines: readonly string[]; missed: number };

const lines: Line[] = [];
const portraits: Portrait[] = [];

export const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/**
 * Notes a share.
 * @param least the share, 0 to 1, that must be reached
 */
export function gate(what: string, good: number, all: number, least: number): void {
  const value = all === 0 ? 1 : good / all;
  lines.push({
    what,
    value: `${percent(value)} (${good}/${all})`,
    gate: `≥ ${percent(least)}`,
    ok: value >= least,
  });
}

export function inform(what: string, value: string): void {
  lines.push({ what, value, gate: '', ok: null });
}

export function addPortraits(more: readonly Portrait[]): void {
  portraits.push(...more);
}

/** Prints everything noted; the number of gates that are missed. */
export function printTable(): number {
  for (const { what, value, gate: least, ok } of lines)
    console.log(`${ok === null ? ' ' : ok ? '✓' : '✗'} ${what.padEnd(44)} ${value.padEnd(34)} ${least}`);
  for (const line of portraits.flatMap((one) => one.lines)) console.log(line);
  const inTalks = portraits.reduce((sum, one) => sum + one.missed, 0);
  return lines.filter((one) => one.ok === false).length + inTalks;
}
