/**
 * Narrows a text column to the values it may hold.
 * @throws Error when the database holds something else
 */
export function oneOf<const T extends string>(values: readonly T[], value: string): T {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Error(`Expected one of ${values.join(', ')}.`);
  return found;
}
