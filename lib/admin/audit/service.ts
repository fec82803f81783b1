/*
 * Invariants:
 * - What an operator does and its line are written in one transaction: neither is there without the other.
 * - Lines are numbered without a gap, and each carries the hash of the one before.
 * - Nobody changes or deletes a line: a trigger refuses it, and the product's role of the database has no right to.
 */
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import type { ListOpenings } from '@/lib/account/export/ports';
import type { Answer, Input } from '@/lib/kit/endpoint';
import { oneOf } from '@/lib/kit/one-of';
import type { JobScope, OperatorScope, Runner } from '@/lib/kit/scope';
import { listFormerGuests } from '@/lib/users/personal-data/service';
import { cutPage } from '../lists/rules';
import { AUDIT_ACTIONS, AUDIT_PAGE, type AuditAction, LOOK_MS, OPENINGS } from './constants';
import type { exportAudit as exportEndpoint, listAudit as listEndpoint } from './contract';
import { type AuditLine, BEFORE_FIRST, hashLine } from './rules';
import * as store from './store';

/** Lines that are read at once. */
const BATCH = 5_000;

/** What was done, and to whom. */
export type Deed = {
  action: AuditAction;
  subject?: { kind: string; id: string };
  reason?: string;
  /** Plain values that say more; no texts of people. */
  detail?: Readonly<Record<string, unknown>>;
};

type DeedScope = Pick<OperatorScope, 'operator' | 'now' | 'log'> & {
  actor: Pick<OperatorScope['actor'], 'ipAddress'>;
};

/** Writes down what an operator does, inside the transaction that does it. */
export async function recordDeed(
  tx: Runner,
  { operator, actor, now, log }: DeedScope,
  { action, subject, reason, detail }: Deed,
): Promise<void> {
  await store.lockLog(tx);
  const last = (await store.findLast(tx)) ?? BEFORE_FIRST;
  const line = {
    seq: last.seq + 1n,
    at: now(),
    operator: operator.email,
    role: operator.role,
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    reason: reason ?? null,
    detail: detail === undefined ? null : JSON.stringify(detail),
    address: actor.ipAddress,
    previousHash: last.hash,
  };
  const hash = hashLine(line);
  await store.insertLine(tx, { ...line, hash });
  // Outside the database: a log whose newest lines were cut off would else look whole.
  log.info({ seq: String(line.seq), hash, action }, 'audit');
}

/** Writes down that an operator looked at something. */
export function recordLook(scope: OperatorScope, deed: Deed): Promise<void> {
  return scope.db.transaction((tx) => recordDeed(tx, scope, deed));
}

/**
 * Writes down that an operator looked at something, once in 10 minutes: a screen that asks again for what it shows is no other
 * look.
 */
export function recordLookOnce(
  scope: OperatorScope,
  deed: Deed & Required<Pick<Deed, 'subject'>>,
): Promise<void> {
  return scope.db.transaction(async (tx) => {
    const { action, subject } = deed;
    const since = new Date(scope.now().getTime() - LOOK_MS);
    // Of two requests at once the second waits, and finds the line of the first.
    await store.lockLog(tx);
    const look = { operator: scope.operator.email, action, subject, since };
    if (!(await store.hasLine(tx, look))) await recordDeed(tx, scope, deed);
  });
}

/**
 * Words of a person that were opened, as a guest before too: by whom by the role, never by the name. Implements the port `ListOpenings` of
 * lib/account.
 */
export const listOpenings: ListOpenings = async (db, userId) => {
  const guests = await listFormerGuests(db, userId);
  const lines = await store.listOpenings(db, [userId, ...guests], OPENINGS);
  return lines.map(({ at, role, action, reason, detail }) => ({
    ...{ at, role, what: AUDIT_ACTIONS[oneOf(OPENINGS, action)], reason, chatId: chatIn(detail) },
  }));
};

const chatDetail = z.object({ chat: z.string() });
function chatIn(detail: string | null): string | null {
  const read = chatDetail.safeParse(JSON.parse(detail ?? 'null'));
  return read.success ? read.data.chat : null;
}

/** The newest lines, or those beside a page of them. */
export async function listAudit(
  scope: OperatorScope,
  { before, after, subject }: Input<typeof listEndpoint>,
): Promise<Answer<typeof listEndpoint>> {
  const wanted = { subjectId: subject ?? null, take: AUDIT_PAGE + 1 };
  // The log is shown backwards: what is after a line comes before it on the screen.
  const way = after !== undefined ? 'before' : before !== undefined ? 'after' : null;
  const found =
    after !== undefined
      ? (await store.listNewer(scope.db, { after: BigInt(after), ...wanted })).reverse()
      : await store.listBefore(scope.db, { before: before === undefined ? null : BigInt(before), ...wanted });
  const page = cutPage(found, AUDIT_PAGE, way, ({ seq }) => String(seq));
  return {
    lines: page.rows.map((line) => ({ ...line, seq: String(line.seq), at: line.at.toISOString() })),
    before: page.after,
    after: page.before,
  };
}

/** All lines in order, in batches. */
async function* readLines({ db }: Pick<JobScope, 'db'>): AsyncGenerator<AuditLine[]> {
  let after = 0n;
  for (;;) {
    const lines = await store.listAfter(db, after, BATCH);
    const last = lines.at(-1);
    if (!last) return;
    yield lines;
    after = last.seq;
  }
}

/** The whole log as CSV, with the hashes by which it can be checked anywhere. */
export async function exportAudit(scope: OperatorScope): Promise<Answer<typeof exportEndpoint>> {
  await recordLook(scope, { action: 'audit.export' });
  const parts = [stringify([[...COLUMNS]])];
  for await (const batch of readLines(scope)) {
    const rows = batch.map((line) => COLUMNS.map((column) => cellOf(line[column])));
    // A cell that begins like a formula is none: spreadsheets would run it.
    parts.push(stringify(rows, { escape_formulas: true }));
  }
  const name = `audit-${scope.now().toISOString().slice(0, 10)}.csv`;
  return { name, contentType: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(parts.join('')) };
}

const COLUMNS = [
  'seq',
  'at',
  'operator',
  'role',
  'action',
  'subjectKind',
  'subjectId',
  'reason',
  'detail',
  'address',
  'previousHash',
  'hash',
] as const;

const cellOf = (value: AuditLine[keyof AuditLine]): string =>
  value instanceof Date ? value.toISOString() : String(value ?? '');
