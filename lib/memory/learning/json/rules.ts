/* What a model wrote, read without believing its shape. */

export const asText = (value: unknown) => (typeof value === 'string' ? value : '');
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...(value as Record<string, unknown>) }
    : null;

/** The first JSON object in a text, whatever stands around it; null when there is none that can be read. */
export function looseJson(text: string): Record<string, unknown> | null {
  const from = text.indexOf('{');
  const upto = text.lastIndexOf('}');
  if (from < 0 || upto <= from) return null;
  try {
    return asObject(JSON.parse(text.slice(from, upto + 1)));
  } catch {
    return null;
  }
}
