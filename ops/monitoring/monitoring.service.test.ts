import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { JOBS, type JobName } from '@/lib/admin/jobs/constants';
import { expectJobs, noteRun } from '@/lib/admin/jobs/service';
import { rebuildDays } from '@/lib/admin/overview/service';
import { readSignals } from '@/lib/admin/signals/service';
import * as metrics from '@/lib/server/metrics';
import { reportVitals } from '@/lib/vitals/service';
import { makeQueueTables } from '@/ops/commands/queue-tables.mjs';
import { writeDemoData } from '@/ops/demo/write';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';

const database = serviceDatabase();
const NOW = new Date('2031-03-15T12:00:00+05:30');
const now = () => NOW;
/** What Prometheus adds: to a sample by where it was read, to a histogram by its buckets. */
const ADDED = ['job', 'instance', 'le'];
const PARTS = /_(bucket|sum|count)$/;

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
const dashboard = JSON.parse(read('grafana-dashboard.json')) as {
  panels: { targets?: { expr: string }[] }[];
};
/** Each with the text that goes with it: a rule's labels are named in its words, too. */
const QUESTIONS = [
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...read('alerts.yml').split('- alert:').slice(1),
];

/** What the product tells: of each number its labels, with the values they have. */
type Told = Map<string, Map<string, Set<string>>>;

function readTold(text: string): Told {
  const told: Told = new Map();
  for (const [, name = '', pairs = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const labels = told.get(name.replace(PARTS, '')) ?? new Map<string, Set<string>>();
    for (const [, label = '', value = ''] of pairs.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g))
      labels.set(label, (labels.get(label) ?? new Set()).add(value));
    told.set(name.replace(PARTS, ''), labels);
  }
  return told;
}

/** One of everything that a process counts. */
function countOfEach(): void {
  const asked = { provider: 'chat', model: 'm' } as const;
  const tokens = { promptTokens: 9, cachedTokens: 3, completionTokens: 2 };
  const answer = { ...asked, tookMs: 900, outcome: 'answered', ...tokens } as const;
  metrics.countAnswer('POST /api/chat/message', 200, 20);
  metrics.countSafetyAnswer('judge', 'answered', 200);
  metrics.countModelAnswer(answer);
  metrics.countModelCost(answer, 0.01);
  metrics.countReply({ outcome: 'answered', asked, tookMs: 900, ...tokens, failure: null }, 0.01);
  metrics.noteCircuit('chat', false);
  metrics.countSecurityEvent('sign_in', 'success', '');
  metrics.countWebhook('payment');
  metrics.noteConnections({ used: 1, idle: 1, waiting: 0 });
  metrics.noteWaiting(0);
}

let told: Told;
beforeAll(async () => {
  await makeQueueTables(database.sql);
  const { db } = database;
  const { days } = await writeDemoData(db, { seed: 1, upto: NOW, scale: 0.2 });
  await rebuildDays({ db, now }, days);
  // A day on which everything happened: a number that is 0 has no row.
  await database.sql.query(
    `INSERT INTO daily_numbers (day, name, dimension, value) SELECT DISTINCT $1::date, name, dimension, 1 FROM daily_numbers
     ON CONFLICT DO NOTHING`,
    [days.upto],
  );
  await database.sql.query("UPDATE refund_transfers SET state = 'failed', changed_at = $1", [NOW]);
  await expectJobs({ db, now });
  for (const name of Object.keys(JOBS) as JobName[]) {
    await noteRun({ db, now }, name, () => Promise.reject(new Error('this time'))).catch(() => undefined);
    await noteRun({ db, now }, name, async () => 1);
  }
  await reportVitals({ db, now }, { page: '/', values: { LCP: 1200 } });
  const { budgets } = scopeOf(db, { budgets: { freeReplies: 10 } });
  metrics.setSignals(await readSignals({ db, now, budgets }));
  countOfEach();
  told = readTold((await metrics.printMetrics()).text);
});

test('every number that a rule or a panel asks for is really told, by the labels and values it is asked by', () => {
  const missing: string[] = [];
  let asked = 0;
  for (const question of QUESTIONS) {
    const found = [...question.matchAll(/\b((?:saathi|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)];
    const labelsOf = (name: string) => told.get(name.replace(PARTS, ''));
    for (const [, name = '', selector = ''] of found) {
      asked += 1;
      const labels = labelsOf(name);
      if (labels === undefined) {
        missing.push(name);
        continue;
      }
      for (const [, label = '', , value = ''] of selector.matchAll(/(\w+)(=~|!=|=)\\?"([^"\\]*)/g)) {
        if (ADDED.includes(label)) continue;
        if (!labels.has(label)) missing.push(`${name}{${label}}`);
        // These are lists that the product closes; what else a label may say depends on what happens.
        if (label === 'number' || label === 'task')
          for (const one of value.split('|'))
            if (!labels.get(label)?.has(one)) missing.push(`${name}{${label}="${one}"}`);
      }
    }
    const known = new Set([
      ...ADDED,
      ...found.flatMap(([, name = '']) => [...(labelsOf(name)?.keys() ?? [])]),
    ]);
    const named = [
      ...[...question.matchAll(/\b(?:by|on) \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/)),
      ...[...question.matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label),
    ];
    for (const label of named)
      if (!known.has(label)) missing.push(`${label} in ${question.trim().split('\n')[0]}`);
  }
  expect(asked).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});
