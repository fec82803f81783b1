import { number, table } from '../../bench/table.mjs';
import { DEEDS, type Sample } from '../people/sample';
import type { Seen } from '../world/sampler';
import { AIMS, errorShare, type Growth, ownSpread, poolOf, spread } from './judge';
import type { Proof } from './proof';

const count = (value: number) => value.toLocaleString('en-US');
const percent = (share: number, digits = 1) => `${(share * 100).toFixed(digits)} %`;
const mega = (bytes: number) => number(bytes / 1024 / 1024);
const kept = (isKept: boolean) => (isKept ? 'yes' : 'NO');
const ERRORS_SHOWN = 12;

/** What people felt. @param judged whether errors and times have aims in this run */
export function feltTable(samples: readonly Sample[], judged: boolean): { text: string; isKept: boolean } {
  const errors = errorShare(samples);
  const own = ownSpread(samples);
  const whole = spread(
    samples.flatMap(({ deed, ownMs, ms }) => (deed === 'send' && ownMs !== null ? [ms] : [])),
  );
  const verdicts = { errors: errors < AIMS.errors, own: own.p95 <= AIMS.ownP95 };
  const say = (isKept: boolean) => (judged ? kept(isKept) : '');
  const summary = table(
    'What people felt',
    ['', 'p50', 'p95', 'p99', 'most', 'aim', 'kept'],
    [
      [
        `errors of ${count(samples.length)} answers`,
        percent(errors, 3),
        '',
        '',
        '',
        `< ${percent(AIMS.errors)}`,
        say(verdicts.errors),
      ],
      [
        'our own share of an answer, ms',
        ...[own.p50, own.p95, own.p99, own.most].map((one) => number(one)),
        `p95 ≤ ${AIMS.ownP95}`,
        say(verdicts.own),
      ],
      [
        'an answer with the model, ms',
        ...[whole.p50, whole.p95, whole.p99, whole.most].map((one) => number(one)),
        '',
        '',
      ],
    ],
  );
  const each = table(
    'Each deed',
    ['', 'times', 'errors', 'p50 ms', 'p95 ms', 'p99 ms'],
    DEEDS.map((deed) => {
      const own = samples.filter((one) => one.deed === deed);
      const { p50, p95, p99 } = spread(own.map(({ ms }) => ms));
      return [
        deed,
        count(own.length),
        count(own.filter(({ isFine }) => !isFine).length),
        number(p50),
        number(p95),
        number(p99),
      ];
    }),
  );
  const wrong = new Map<string, number>();
  for (const { deed, status, text, isFine } of samples)
    if (!isFine) wrong.set(`${deed}: ${status} ${text}`, (wrong.get(`${deed}: ${status} ${text}`) ?? 0) + 1);
  const lines = [...wrong].toSorted((a, b) => b[1] - a[1]).slice(0, ERRORS_SHOWN);
  const list =
    lines.length === 0
      ? []
      : ['Errors, the most frequent first:', ...lines.map(([what, times]) => `  ${times} × ${what}`), ''];
  return { text: [summary, each, ...list].join('\n'), isKept: !judged || (verdicts.errors && verdicts.own) };
}

/** What the processes used. */
export function processTable(seen: Seen, seconds: number, cores: number): string {
  const roles = [...seen.cpuSeconds.keys()];
  return table(
    `What it took, ${cores} cores`,
    [
      '',
      'CPU s',
      'of a core',
      'memory MB',
      'most MB',
      'heap MB',
      'timers late p50',
      'p99',
      'most ms',
      'connections',
      'waited',
    ],
    roles.map((role) => {
      const moments = seen.moments.filter((one) => one.role === role);
      const last = moments.at(-1);
      const heaps = moments.flatMap(({ heapUsed }) => (heapUsed === null ? [] : [heapUsed]));
      const loops = moments.flatMap(({ told }) => (told ? [told.loop] : []));
      const pool = poolOf(seen, role);
      const cpu = seen.cpuSeconds.get(role) ?? 0;
      const ofLoops = (read: (loop: (typeof loops)[number]) => number) => spread(loops.map(read));
      return [
        ...[role, number(cpu, 1), percent(cpu / seconds)],
        ...[mega(last?.memory ?? 0), mega(Math.max(0, ...moments.map(({ memory }) => memory)))],
        heaps.length > 0 ? mega(heaps.at(-1) ?? 0) : '',
        ...(loops.length > 0
          ? [
              number(ofLoops(({ p50 }) => p50).p50, 1),
              number(ofLoops(({ p99 }) => p99).p50, 1),
              number(ofLoops(({ max }) => max).most),
            ]
          : ['', '', '']),
        ...(pool.mostUsed > 0 ? [`≤ ${pool.mostUsed}`, percent(pool.waits, 2)] : ['', '']),
      ];
    }),
  );
}

/** Whether nobody waited long for a connection. */
export function poolTable(seen: Seen, roles: readonly string[]): { text: string; isKept: boolean } {
  const pools = roles.map((role) => ({ role, ...poolOf(seen, role) }));
  const isFine = (waits: number) => waits <= AIMS.waits;
  const text = table(
    `Connections (at most ${Math.max(0, ...seen.connections)} at the server)`,
    ['', 'most in use', 'most waiting', 'looks with somebody waiting', 'aim', 'kept'],
    pools.map(({ role, mostUsed, mostWaiting, waits }) => [
      ...[role, mostUsed, mostWaiting, percent(waits, 2), `≤ ${percent(AIMS.waits, 0)}`, kept(isFine(waits))],
    ]),
  );
  return { text, isKept: pools.every(({ waits }) => isFine(waits)) };
}

/** How memory grew. `hasAim` is false for what only explains another line. @param judged whether the aims count in this run */
export function growthTable(
  lines: readonly (Growth & { what: string; hasAim: boolean })[],
  judged: boolean,
): { text: string; isKept: boolean } {
  const isJudged = ({ hasAim }: { hasAim: boolean }) => judged && hasAim;
  // What could not be compared keeps no aim.
  const isFine = ({ growth }: Growth) => growth < AIMS.growth;
  const text = table(
    'Memory after the first sixth, and at the end',
    ['', 'what', 'before MB', 'after MB', 'growth', 'aim', 'kept'],
    lines.map((line) => [
      ...[line.role, line.what, mega(line.before), mega(line.after), percent(line.growth)],
      ...(isJudged(line) ? [`< ${percent(AIMS.growth, 0)}`, kept(isFine(line))] : ['', '']),
    ]),
  );
  return { text, isKept: lines.filter(isJudged).every(isFine) };
}

/** What must not be. */
export function proofTable(proof: Proof): { text: string; isKept: boolean } {
  const lines = Object.entries(proof);
  const text = table(
    'What is stored and booked, beside what people saw',
    ['', 'found', 'kept'],
    lines.map(([what, found]) => [what, count(found), kept(found <= AIMS.proof)]),
  );
  return { text, isKept: lines.every(([, found]) => found <= AIMS.proof) };
}

export type FaultLine = {
  name: string;
  seconds: number;
  answers: number;
  errors: number;
  slow: number;
  recoveryMs: number;
  remark: string;
};

/** What became of each fault. */
export function faultTable(lines: readonly FaultLine[]): { text: string; isKept: boolean } {
  const isFine = ({ recoveryMs }: FaultLine) => recoveryMs <= AIMS.recovery;
  const text = table(
    'Faults',
    [
      '',
      'lasted s',
      'answers meanwhile and after',
      'errors',
      'slow',
      'felt after its end s',
      `≤ ${AIMS.recovery / 1000} s`,
      'seen',
    ],
    lines.map((line) => [
      ...[line.name, number(line.seconds, 1), line.answers, line.errors, line.slow],
      ...[number(line.recoveryMs / 1000, 1), kept(isFine(line)), line.remark],
    ]),
  );
  return { text, isKept: lines.every(isFine) };
}
