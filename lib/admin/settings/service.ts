/*
 * Invariants:
 * - A setting is changed together with its line in the audit log, by an owner who signed in a moment ago and said why.
 * - Only values within a setting's bounds are ever written.
 */
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import { SETTING_NAMES, SETTINGS, type Start } from '@/lib/settings/registry/constants';
import { initialValues, isSettingName, schemaOf, shownValue } from '@/lib/settings/registry/rules';
import { findChange, type Line, listChanges, readSettings, writeChange } from '@/lib/settings/service';
import { requireFreshSignIn } from '@/lib/users/devices/service';
import type { AuditAction } from '../audit/constants';
import { recordDeed } from '../audit/service';
import { timesOf } from '../lists/rules';
import { exportList, type Listing, readPage } from '../lists/service';
import type {
  takeBack as backEndpoint,
  changeSetting as changeEndpoint,
  exportSettings as exportEndpoint,
  listSettings as listEndpoint,
} from './contract';
import { IS_SO_ALREADY, NO_SUCH_CHANGE, NO_SUCH_SETTING } from './copy';
import { inWords, titleOf } from './rules';

type SettingsScope = OperatorScope & { settingsStart: Start };

type Asked = Input<typeof listEndpoint>;

const filterOf = ({ name, ...days }: Asked) => ({
  names: name === undefined ? SETTING_NAMES : [name],
  ...timesOf(days),
});

/** Changes of settings as a list. */
export const CHANGES: Listing<Line, 'when'> = {
  first: '-when',
  placeOf: ({ seq }) => ({ value: Number(seq), key: String(seq) }),
};

/** Everything that can be set while the product runs, and what was changed. */
export async function listSettings(scope: SettingsScope, asked: Asked): Promise<Answer<typeof listEndpoint>> {
  const filter = filterOf(asked);
  const [{ values, lines }, { rows: changes, ...ends }] = await Promise.all([
    readSettings(scope, scope.settingsStart),
    readPage(asked, CHANGES, (cut) => listChanges(scope.db, filter, cut)),
  ]);
  const initial = initialValues(scope.settingsStart);
  return {
    settings: SETTING_NAMES.map((name) => {
      const { kind, group, title, description, ...rest } = SETTINGS[name];
      const { unit, min, max } = 'unit' in rest ? rest : { unit: null, min: null, max: null };
      const last = lines.find((line) => line.name === name);
      return {
        ...{ name, kind, group, title, description, unit, min, max },
        value: shownValue(values[name]),
        initial: shownValue(initial[name]),
        isSet: last !== undefined && last.toValue !== null,
        seen: last === undefined ? null : String(last.seq),
      };
    }),
    changes: changes.map((one) => ({
      ...{ seq: String(one.seq), name: one.name, title: titleOf(one.name), by: one.changedBy },
      ...{ from: inWords(one.fromValue), to: inWords(one.toValue) },
      ...{ reason: one.reason, at: one.changedAt.toISOString() },
    })),
    ...ends,
  };
}

/** The changes as CSV. */
export function exportSettings(
  scope: OperatorScope,
  asked: Input<typeof exportEndpoint>,
): Promise<Answer<typeof exportEndpoint>> {
  const filter = filterOf(asked);
  return exportList(scope, 'settings', asked, CHANGES, (cut) => listChanges(scope.db, filter, cut), {
    changed_utc: ({ changedAt }) => changedAt,
    setting: ({ name }) => titleOf(name),
    from: ({ fromValue }) => inWords(fromValue),
    to: ({ toValue }) => inWords(toValue),
    by: ({ changedBy }) => changedBy,
    why: ({ reason }) => reason,
  });
}

/** Writes a value that was checked, with its line. @throws AppError `conflict` */
export async function setValue(
  scope: OperatorScope,
  { name, seen, value, reason }: { name: string; seen: bigint | null; value: unknown; reason: string },
  { action, from }: { action: AuditAction; from: unknown },
): Promise<void> {
  if (isDeepStrictEqual(value, from)) throw new AppError('conflict', IS_SO_ALREADY);
  await scope.db.transaction(async (tx) => {
    const { email } = scope.operator;
    const change = { name, seen, fromValue: from, toValue: value, changedBy: email, reason };
    await writeChange(tx, change, scope.now());
    const subject = { kind: 'setting', id: name };
    await recordDeed(tx, scope, { action, subject, reason, detail: { from, to: value } });
  });
}

/**
 * Sets a setting; every process knows it within two seconds.
 * @throws AppError `not_allowed` with `signIn: 'again'`, `not_found`, `bad_input`, `conflict` (changed meanwhile, or so already)
 */
export async function changeSetting(
  scope: SettingsScope,
  { name, value, seen, reason }: Input<typeof changeEndpoint>,
): Promise<Answer<typeof changeEndpoint>> {
  requireFreshSignIn(scope);
  if (!isSettingName(name)) throw new AppError('not_found', NO_SUCH_SETTING);
  await setValue(
    scope,
    { name, seen: seen === null ? null : BigInt(seen), value: checked(name, value), reason },
    { action: 'setting.change', from: await currentValue(scope, name) },
  );
  return { success: true };
}

/** @throws AppError `bad_input` */
function checked(name: Parameters<typeof schemaOf>[0], value: unknown): unknown {
  if (value === null) return null;
  const read = schemaOf(name).safeParse(value);
  if (!read.success) throw new AppError('bad_input', read.error.issues[0]?.message ?? NO_SUCH_SETTING);
  return read.data;
}

/** What was set last; null when it is as by itself. */
export async function currentValue(scope: SettingsScope, name: string): Promise<unknown> {
  const { lines } = await readSettings(scope, scope.settingsStart);
  return lines.find((line) => line.name === name)?.toValue ?? null;
}

/**
 * Sets a setting to what it was before a change.
 * @throws AppError as `changeSetting`
 */
export async function takeBack(
  scope: SettingsScope,
  { seq, reason }: Input<typeof backEndpoint>,
): Promise<Answer<typeof backEndpoint>> {
  requireFreshSignIn(scope);
  const change = await findChange(scope, BigInt(seq));
  if (!change || !isSettingName(change.name)) throw new AppError('not_found', NO_SUCH_CHANGE);
  const { lines } = await readSettings(scope, scope.settingsStart);
  const last = lines.find((line) => line.name === change.name);
  const { name } = change;
  // Bounds may have become narrower since.
  const value = checked(name as Parameters<typeof schemaOf>[0], change.fromValue);
  await setValue(
    scope,
    { name, seen: last?.seq ?? null, value, reason },
    { action: 'setting.back', from: last?.toValue ?? null },
  );
  return { success: true };
}
