/** PostgreSQL's code of a unique violation. */
const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because that unique index (any, when none is named) already had the key. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, constraint: hit } = error as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && (constraint === undefined || hit === constraint);
}
