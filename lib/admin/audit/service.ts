/*
 * Invariants:
 * - What an operator does and its line are written in one transaction: neither is there without the other.
 * - Lines are numbered without a gap, and each carries the hash of the one before.
 * - Nobody changes or deletes a line: a trigger refuses it, and the product's role of the database has no right to.
 */
import { z } from 'zod';
import type { ListOpenings } from '@/lib/account/export/ports';
import { csvOf, csvRows } from '@/lib/kit/csv';
import type { Answer, Input } from '@/lib/kit/endpoint';
import { oneOf } from '@/lib/kit/one-of';
import type { OperatorScope, Runner } from '@/lib/kit/scope';
import { listFormerGuests } from '@/lib/users/personal-data/service';
import { LIST_PAGE } from '../lists/constants';
import { cutOf, cutPage, timesOf, writePlace } from '../lists/rules';
import { AUDIT_ACTIONS, type AuditAction, LOOK_MS, OPENINGS } from './constants';
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

type Asked = Input<typeof listEndpoint>;

const filterOf = ({ subject, operator, action, ...days }: Asked) => ({
  ...{ subjectId: subject || null, operator: operator || null, action: action ?? null },
  ...timesOf(days),
});

/** Lines of the log by their filters, the newest first unless another order is asked for. */
export async function listAudit(scope: OperatorScope, asked: Asked): Promise<Answer<typeof listEndpoint>> {
  const cut = cutOf<'line'>(asked, '-line', LIST_PAGE + 1);
  const way = cut.back ? 'before' : cut.from === null ? null : 'after';
  const found = await store.listLines(scope.db, filterOf(asked), cut);
  const { rows, ...ends } = cutPage(found, LIST_PAGE, way, ({ seq }) => placeOf(seq));
  return {
    lines: rows.map((line) => ({ ...line, seq: String(line.seq), at: line.at.toISOString() })),
    ...ends,
  };
}

const placeOf = (seq: bigint) => writePlace({ value: Number(seq), key: String(seq) });

/** All lines of the filters, in the order in which they were written, with the hashes by which they can be checked anywhere. */
export async function exportAudit(
  scope: OperatorScope,
  { order: _, after: __, before: ___, ...asked }: Input<typeof exportEndpoint>,
): Promise<Answer<typeof exportEndpoint>> {
  const filters = Object.keys(asked);
  await recordLook(scope, { action: 'audit.export', ...(filters.length > 0 && { detail: { filters } }) });
  const parts = [csvOf(COLUMNS, [])];
  for (let after: string | undefined; ; ) {
    const cut = cutOf<'line'>({ after }, 'line', BATCH);
    const lines = await store.listLines(scope.db, filterOf(asked), cut);
    const last = lines.at(-1);
    if (!last) break;
    // A cell that begins like a formula is none: spreadsheets would run it.
    parts.push(csvRows(lines.map((line) => COLUMNS.map((column) => cellOf(line[column])))));
    after = placeOf(last.seq);
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
