import { SETTINGS, type SettingName } from '@/lib/settings/registry/constants';
import { BY_ITSELF, NO_LIMIT } from './copy';

const NUMBER = new Intl.NumberFormat('en-IN');
const words = (value: unknown): string =>
  value === null ? NO_LIMIT : typeof value === 'number' ? NUMBER.format(value) : JSON.stringify(value);

/** A value of the history in words; null is no value: the setting is as by itself. */
export function inWords(value: unknown): string {
  if (value === null) return BY_ITSELF;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value !== 'object') return words(value);
  const { open, hour, day } = value as { open?: unknown; hour?: unknown; day?: unknown };
  return `${words(open ?? null)} for the asking, ${words(hour ?? null)} an hour, ${words(day ?? null)} a day`;
}

/** What a setting is called; its name for one that this version does not know any more. */
export function titleOf(name: string): string {
  const setting = SETTINGS[name as SettingName] as { group: string; title: string } | undefined;
  return setting ? `${setting.group}: ${setting.title}` : name;
}
