import os from 'node:os';
import { number, table, times } from '../../bench/table.mjs';
import type { Attacker, Gain } from '../attackers/attacker';
import type { ProcessorTime } from '../world/processor';
import { AIMS, type Comparison, isWithin } from './judge';

type Line = { attacker: Pick<Attacker, 'name'>; tried: number; gains: readonly Gain[] };
export type Row = Line & { attacker: Attacker };

const count = (value: number) => value.toLocaleString('en-US');

/** What each attacker tried and got. */
export const attackTable = (rows: readonly Line[]): string =>
  table(
    'What attackers got',
    ['attacker', 'requests', 'of what', 'tried', 'got', 'budget', 'within'],
    rows.flatMap(({ attacker, tried, gains }) =>
      gains.map((gain, at) => [
        at === 0 ? attacker.name : '',
        at === 0 && tried > 0 ? count(tried) : '',
        gain.what,
        count(Math.round(gain.tried)),
        count(gain.got),
        count(gain.budget),
        gain.tried === 0 ? 'not tried' : isWithin(gain) ? 'yes' : 'NO',
      ]),
    ),
  );

/** What honest people felt. */
export function honestTable({
  quiet,
  attacked,
  slower,
  errands,
  withoutStarter,
  uncredited,
}: Comparison): string {
  const felt = table(
    'What honest people felt',
    ['', 'quiet', 'attacked', 'aim', 'kept'],
    [
      ['requests', count(quiet.requests), count(attacked.requests), '', ''],
      [
        'errors',
        count(quiet.errors),
        count(attacked.errors),
        String(AIMS.errors),
        quiet.errors + attacked.errors <= AIMS.errors ? 'yes' : 'NO',
      ],
      ['payments not credited', '', count(uncredited), '0', uncredited === 0 ? 'yes' : 'NO'],
      ['p50 ms', number(quiet.p50), number(attacked.p50), '', ''],
      ['p95 ms', number(quiet.p95), number(attacked.p95), '', ''],
      ['p95, attacked ÷ quiet', '', times(slower), `≤ ${AIMS.slower}×`, slower <= AIMS.slower ? 'yes' : 'NO'],
      ['people without free messages', '', count(withoutStarter), '', ''],
    ],
  );
  const each = table(
    'p95 ms of each errand',
    ['errand', 'times', 'quiet', 'attacked'],
    errands
      .filter(({ samples }) => samples > 0)
      .map((one) => [one.errand, count(one.samples), number(one.quiet), number(one.attacked)]),
  );
  const troubles = [...quiet.troubles, ...attacked.troubles].map(
    ({ errand, status, text }) => `  ${errand}: ${status} ${text}`,
  );
  return [felt, each, ...(troubles.length > 0 ? ['The first errors:', ...troubles, ''] : [])].join('\n');
}

/** Who had the machine; empty where the system does not tell. */
export function processorTable({ quiet, attacked }: Record<'quiet' | 'attacked', ProcessorTime>): string {
  if (Object.keys(quiet).length === 0) return '';
  return table(
    `Processor seconds on ${os.availableParallelism()} cores, other programs of the machine included`,
    ['', 'quiet', 'attacked'],
    Object.keys(attacked).map((who) => [who, number(quiet[who] ?? 0), number(attacked[who] ?? 0)]),
  );
}

const hasTooMuch = ({ got, budget }: Gain) => got > budget;
const wantedTooMuch = ({ tried, budget }: Gain) => tried > budget;

/** What became, without limits, of those who should then gain: by name. */
export type Unguarded = {
  gained: readonly string[];
  /** Wanted more than their budget and got no more, although settings had lifted it: what they do would show nothing. */
  harmless: readonly string[];
  /** Did not come as far as a limit: the machine was slow or the time short. */
  slow: readonly string[];
};

/** Whether the attackers are worth stopping: what became of the gains whose limits settings have lifted. */
export function withoutGuards(rows: readonly Row[]): Unguarded {
  const asked = rows
    .map(({ attacker, gains }) => ({ name: attacker.name, gains: gains.filter(({ lifted }) => lifted) }))
    .filter(({ gains }) => gains.length > 0);
  const namesOf = (isOne: (gains: readonly Gain[]) => boolean) =>
    asked.filter(({ gains }) => isOne(gains)).map(({ name }) => name);
  return {
    gained: namesOf((gains) => gains.some(hasTooMuch)),
    harmless: namesOf((gains) => gains.some(wantedTooMuch) && !gains.some(hasTooMuch)),
    slow: namesOf((gains) => !gains.some(wantedTooMuch) && !gains.some(hasTooMuch)),
  };
}
