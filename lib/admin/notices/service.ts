/*
 * Invariants:
 * - The notices are changed together with a line in the audit log that says who did it and why.
 * - What is told has passed every rule of lib/settings/notices, also when it is taken back.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import { indiaDay } from '@/lib/kit/india-time';
import type { OperatorScope } from '@/lib/kit/scope';
import { NOTICES } from '@/lib/settings/notices/constants';
import { readNotices } from '@/lib/settings/notices/rules';
import { findChange, findLastChange, listChanges } from '@/lib/settings/service';
import { timesOf } from '../lists/rules';
import { exportList, readPage } from '../lists/service';
import { NO_SUCH_CHANGE } from '../settings/copy';
import { CHANGES, setValue } from '../settings/service';
import type {
  takeNoticesBack as backEndpoint,
  exportNotices as exportEndpoint,
  listNotices as listEndpoint,
  setNotices as setEndpoint,
} from './contract';

const readOrNone = (value: unknown) => (value === null ? [] : (readNotices(value) ?? []));
const texts = (value: unknown) => readOrNone(value).map(({ text }) => text);

type Asked = Input<typeof listEndpoint>;

const filterOf = (days: Asked) => ({ names: [NOTICES], ...timesOf(days) });

/** The notices as they are, and what was changed. */
export async function listNotices(scope: OperatorScope, asked: Asked): Promise<Answer<typeof listEndpoint>> {
  const filter = filterOf(asked);
  const [last, { rows, ...ends }] = await Promise.all([
    findLastChange(scope, NOTICES),
    readPage(asked, CHANGES, (cut) => listChanges(scope.db, filter, cut)),
  ]);
  return {
    notices: readOrNone(last?.toValue ?? null),
    seen: last === null ? null : String(last.seq),
    today: indiaDay(scope.now()) ?? '',
    changes: rows.map((one) => ({
      ...{ seq: String(one.seq), by: one.changedBy, reason: one.reason, at: one.changedAt.toISOString() },
      ...{ from: texts(one.fromValue), to: texts(one.toValue) },
    })),
    ...ends,
  };
}

/** The changes as CSV. */
export function exportNotices(
  scope: OperatorScope,
  asked: Input<typeof exportEndpoint>,
): Promise<Answer<typeof exportEndpoint>> {
  const filter = filterOf(asked);
  return exportList(scope, 'notices', asked, CHANGES, (cut) => listChanges(scope.db, filter, cut), {
    changed_utc: ({ changedAt }) => changedAt,
    before: ({ fromValue }) => texts(fromValue).join(' | '),
    after: ({ toValue }) => texts(toValue).join(' | '),
    by: ({ changedBy }) => changedBy,
    why: ({ reason }) => reason,
  });
}

/**
 * Tells these notices and no others.
 * @throws AppError `conflict` (changed meanwhile, or so already)
 */
export async function setNotices(
  scope: OperatorScope,
  { notices, seen, reason }: Input<typeof setEndpoint>,
): Promise<Answer<typeof setEndpoint>> {
  const last = await findLastChange(scope, NOTICES);
  await setValue(
    scope,
    { name: NOTICES, seen: seen === null ? null : BigInt(seen), value: notices, reason },
    { action: 'notices.change', from: last?.toValue ?? null },
  );
  return { success: true };
}

/**
 * Tells again what was told before a change.
 * @throws AppError `not_found`, `bad_input` (it would not be allowed any more), `conflict`
 */
export async function takeNoticesBack(
  scope: OperatorScope,
  { seq, reason }: Input<typeof backEndpoint>,
): Promise<Answer<typeof backEndpoint>> {
  const change = await findChange(scope, BigInt(seq));
  if (change?.name !== NOTICES) throw new AppError('not_found', NO_SUCH_CHANGE);
  const last = await findLastChange(scope, NOTICES);
  await setValue(
    scope,
    { name: NOTICES, seen: last?.seq ?? null, value: readOrNone(change.fromValue), reason },
    { action: 'notices.change', from: last?.toValue ?? null },
  );
  return { success: true };
}
