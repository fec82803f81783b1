import { z } from 'zod';
import type { ChatType } from '@/lib/companions/chat-types/constants';
import type { FreeBudget } from '@/lib/wallet/starters/constants';
import {
  CHAT_TYPE_SETTINGS,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Start,
  type Values,
} from './constants';

const NUMBER = new Intl.NumberFormat('en-IN');

const count = ({ min, max }: { min: number; max: number }) => {
  const words = `Please enter a whole number from ${NUMBER.format(min)} to ${NUMBER.format(max)}.`;
  return z.int(words).min(min, words).max(max, words);
};

/** What a setting may be set to; it refuses in words for people. */
export function schemaOf(name: SettingName): z.ZodType<Values[SettingName]> {
  const setting = SETTINGS[name];
  if (setting.kind === 'switch') return z.boolean('Please choose on or off.');
  if (setting.kind === 'number') return count(setting);
  const one = count(setting);
  return z
    .strictObject({ open: one, hour: one, day: one }, 'Please enter all three numbers.')
    .refine(
      ({ open, hour, day }) => open <= hour && hour <= day,
      'For the asking there may be no more than in an hour, and in an hour no more than in a day.',
    );
}

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

/** What counts while nobody has set anything. */
export const initialValues = (start: Start): Values =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, SETTINGS[name].initial(start)])) as Values;

/** A setting as it was set last; null: back to what it is by itself. */
export type SetValue = { name: string; toValue: unknown };

/**
 * What counts now. What cannot be read counts for nothing, so that a bad line never stops the product.
 * @returns the values, and the names of the lines that were not read
 */
export function readValues(lines: readonly SetValue[], start: Start): { values: Values; unread: string[] } {
  const unread: string[] = [];
  const set: Partial<Record<SettingName, unknown>> = {};
  for (const { name, toValue } of lines) {
    if (toValue === null) continue;
    const read = isSettingName(name) ? schemaOf(name).safeParse(toValue) : null;
    if (read?.success) set[name as SettingName] = read.data;
    else unread.push(name);
  }
  return { values: { ...initialValues(start), ...set } as Values, unread };
}

/** A number as JSON can carry it; null = no limit. */
const finite = (value: number) => (Number.isFinite(value) ? value : null);

export type ShownValue =
  | boolean
  | number
  | null
  | { open: number | null; hour: number | null; day: number | null };

/** A value as it is shown and kept in the history. */
export function shownValue(value: boolean | number | FreeBudget): ShownValue {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return finite(value);
  return { open: finite(value.open), hour: finite(value.hour), day: finite(value.day) };
}

/** The kinds of chat that are switched off. */
export const closedChatTypes = (values: Values): ChatType[] =>
  CHAT_TYPE_SETTINGS.filter(({ name }) => !values[name]).map(({ type }) => type);
