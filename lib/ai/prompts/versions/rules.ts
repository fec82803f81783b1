import { NEEDED_PLACES, PLACES } from './constants';
import { NEEDED_PLACE, UNKNOWN_PLACE } from './copy';

const NAMED = /\{\{\s*([\w.]+)\s*\}\}/g;

/** What is wrong with a template, in words; null when every place it names can be filled and none that is needed is missing. */
export function templateFault(text: string): string | null {
  const named = [...text.matchAll(NAMED)].map(([, name = '']) => name);
  const unknown = named.find((name) => !PLACES.some((place) => place === name));
  if (unknown !== undefined) return `${UNKNOWN_PLACE}: {{${unknown}}}.`;
  if (/\{\{|\}\}/.test(text.replace(NAMED, ''))) return `${UNKNOWN_PLACE}: a pair of braces without a name.`;
  const missing = NEEDED_PLACES.find((place) => !named.includes(place));
  return missing === undefined ? null : `${NEEDED_PLACE} {{${missing}}}.`;
}

type Activation = { fromVersion: string | null; rolledBack: boolean };

/**
 * The version before the last activation that has not been rolled back itself.
 * @param activations of one chat type, the newest first
 * @returns null when there is none
 */
export function versionBefore(activations: readonly Activation[]): string | null {
  let skip = 0;
  for (const { fromVersion, rolledBack } of activations) {
    if (rolledBack) skip += 1;
    else if (skip > 0) skip -= 1;
    else if (fromVersion !== null) return fromVersion;
  }
  return null;
}
