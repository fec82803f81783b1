import type { Comparison } from './compare/compare';
import type { Agreement } from './judge/agreement';
import { type Share, shareOf, wilson } from './measures/statistics';
import { type GateResult, type Measured, QUALITY_GATES } from './quality/gates';

/** A measured share must reach its gate; without a gate it is for information. */
type Line = { what: string; value: string; gate: string; ok: boolean | null };

const lines: Line[] = [];
let missed = 0;

export const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** A share with its interval of 95 %. */
export function shareText({ good, all }: Share): string {
  const { low, high } = wilson({ good, all });
  return `${percent(shareOf({ good, all }))} (${good}/${all}, ${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)})`;
}

/**
 * Notes a share. What nobody tried is not met.
 * @param least the share, 0 to 1, that must be reached
 */
export function gate(what: string, good: number, all: number, least: number): void {
  const ok = all > 0 && good / all >= least;
  lines.push({ what, value: shareText({ good, all }), gate: `≥ ${percent(least)}`, ok });
}

export function inform(what: string, value: string): void {
  lines.push({ what, value, gate: '', ok: null });
}

const sign = (ok: boolean | null) => (ok === null ? ' ' : ok ? '✓' : '✗');

/** Prints what was noted since the last section, under a title. */
export function printSection(title: string): void {
  console.log(`\n${title}`);
  for (const { what, value, gate: least, ok } of lines) {
    console.log(`${sign(ok)} ${what.padEnd(46)} ${value.padEnd(34)} ${least}`);
    if (ok === false) missed += 1;
  }
  lines.length = 0;
}

/** One gate that is not a share is missed, or not. */
export function requireThat(what: string, ok: boolean, why = ''): void {
  lines.push({ what, value: why, gate: '', ok });
}

const cell = (one: Measured) => `${sign(one.isMet)} ${shareText(one)}`;

/** Prints what a model brings, drafts and replies apart. */
export function printQuality(title: string, results: readonly GateResult[]): void {
  console.log(`\n${title}\n  ${''.padEnd(44)} ${'draft'.padEnd(30)} ${'reply'.padEnd(30)} gate`);
  for (const { gate: name, draft, reply } of results) {
    const { what, least } = QUALITY_GATES[name];
    console.log(
      `  ${what.padEnd(44)} ${cell(draft).padEnd(30)} ${cell(reply).padEnd(30)} ≥ ${percent(least)}`,
    );
    missed += [draft, reply].filter((one) => !one.isMet).length;
  }
}

/** Gates met by what is no model: each one is a fault of the evaluation. */
export const metBy = (results: readonly GateResult[]): string[] =>
  results.flatMap(({ gate: name, draft, reply }) => [
    ...(draft.isMet ? [`${QUALITY_GATES[name].what}, draft`] : []),
    ...(reply.isMet ? [`${QUALITY_GATES[name].what}, reply`] : []),
  ]);

/** Prints what the bots reach of each gate; all of it has to be too little. */
export function printBots(bots: readonly { name: string; results: readonly GateResult[] }[]): void {
  console.log('\nWhat is no model must miss every quality gate (draft · reply)');
  console.log(`  ${''.padEnd(44)} ${bots.map(({ name }) => name.padEnd(20)).join('')} gate`);
  for (const { gate: name } of bots[0]?.results ?? []) {
    const cells = bots.map(({ results }) => {
      const row = results.find((one) => one.gate === name);
      if (!row) return '';
      const tooGood = row.draft.isMet || row.reply.isMet;
      return `${tooGood ? '✗ ' : ''}${percent(shareOf(row.draft))} · ${percent(shareOf(row.reply))}`;
    });
    console.log(
      `  ${QUALITY_GATES[name].what.padEnd(44)} ${cells.map((one) => one.padEnd(20)).join('')} ≥ ${percent(QUALITY_GATES[name].least)}`,
    );
  }
  for (const { name, results } of bots)
    for (const met of metBy(results)) {
      console.log(`✗ The ${name} bot meets a gate, which therefore measures nothing: ${met}`);
      missed += 1;
    }
}

/** Adds gates that were missed elsewhere. */
export function addMissed(count: number): void {
  missed += count;
}

export const gatesMissed = (): number => missed;

/** Prints how far a judge says what a hand said. */
export function printAgreement(title: string, rows: readonly Agreement[]): void {
  console.log(`\n${title}\n  ${''.padEnd(16)} ${'the same'.padEnd(30)} Cohen’s kappa`);
  for (const { rubric, share, kappa, unsaid } of rows) {
    const beyond = kappa === null ? '–' : kappa.toFixed(2);
    console.log(
      `  ${rubric.padEnd(16)} ${shareText(share).padEnd(30)} ${beyond}${unsaid > 0 ? `   ${unsaid} not said` : ''}`,
    );
  }
}

/** Prints which of two sides is better. */
export function printComparison(one: string, other: string, judge: string, found: Comparison): void {
  const { wins, losses, ties, unsaid, swayed, share, lead, leadInterval } = found;
  const range = ({ low, high }: { low: number; high: number }) => `${low.toFixed(2)} to ${high.toFixed(2)}`;
  const verdict =
    leadInterval.low > 0
      ? `${one} is better`
      : leadInterval.high < 0
        ? `${other} is better`
        : 'no difference is shown';
  console.log(`\n${one} against ${other}, judged by ${judge}, each pair twice with the order swapped`);
  console.log(
    `  ${wins} won, ${losses} lost, ${ties} ties (${swayed} of them by the order), ${unsaid} not judged`,
  );
  console.log(
    `  of decided pairs ${one} wins ${shareText(share)}; lead ${lead.toFixed(2)} (${range(leadInterval)}, bootstrap): ${verdict}`,
  );
}
