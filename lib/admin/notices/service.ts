/*
 * Invariants:
 * - The notices are changed together with a line in the audit log that says who did it and why.
 * - What is told has passed every rule of lib/settings/notices, also when it is taken back.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import { indiaDay } from '@/lib/kit/india-time';
import type { OperatorScope } from '@/lib/kit/scope';
import { HISTORY_LINES } from '@/lib/settings/constants';
import { NOTICES } from '@/lib/settings/notices/constants';
import { readNotices } from '@/lib/settings/notices/rules';
import { findChange, findLastChange, listChanges } from '@/lib/settings/service';
import { NO_SUCH_CHANGE } from '../settings/copy';
import { setValue } from '../settings/service';
import type {
  takeNoticesBack as backEndpoint,
  listNotices as listEndpoint,
  setNotices as setEndpoint,
} from './contract';

const readOrNone = (value: unknown) => (value === null ? [] : (readNotices(value) ?? []));
const texts = (value: unknown) => readOrNone(value).map(({ text }) => text);

/** The notices as they are, and what was changed last. */
export async function listNotices(scope: OperatorScope): Promise<Answer<typeof listEndpoint>> {
  const changes = await listChanges(
    scope.db,
    { names: [NOTICES], from: null, until: null },
    { by: 'when', down: true, from: null, back: false, take: HISTORY_LINES },
  );
  return {
    notices: readOrNone(changes[0]?.toValue ?? null),
    seen: changes[0] === undefined ? null : String(changes[0].seq),
    today: indiaDay(scope.now()) ?? '',
    changes: changes.map((one) => ({
      ...{ seq: String(one.seq), by: one.changedBy, reason: one.reason, at: one.changedAt.toISOString() },
      ...{ from: texts(one.fromValue), to: texts(one.toValue) },
    })),
  };
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
