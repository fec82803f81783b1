/** SQLSTATE codes of PostgreSQL. */
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
const INSUFFICIENT_PRIVILEGE = '42501';

/** PostgreSQL's part of an error: `pg` puts it on the error itself, Prisma Client into `meta`, its adapter, whose errors it does not always wrap, into `cause`. */
type PostgresError = { code: unknown; constraint: unknown };
type AdapterCause = { originalCode?: unknown; constraint?: { index?: unknown } };
type PrismaMeta = { driverAdapterError?: { cause?: AdapterCause } };

function postgresErrorOf(error: unknown): PostgresError {
  if (typeof error !== 'object' || error === null) return { code: undefined, constraint: undefined };
  const {
    name,
    code,
    constraint,
    meta,
    cause: own,
  } = error as {
    name?: unknown;
    code?: unknown;
    constraint?: unknown;
    meta?: PrismaMeta;
    cause?: AdapterCause;
  };
  const cause = meta?.driverAdapterError?.cause ?? (name === 'DriverAdapterError' ? own : undefined);
  return cause ? { code: cause.originalCode, constraint: cause.constraint?.index } : { code, constraint };
}

const codeOf = (error: unknown) => postgresErrorOf(error).code;

/** Whether a statement violated a unique index: the named one, or any. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  const { code, constraint } = postgresErrorOf(error);
  return code === UNIQUE_VIOLATION && (index === undefined || constraint === index);
}

/** Whether a statement violated a foreign key: the owner's row was deleted concurrently. */
export function isOwnerGone(error: unknown): boolean {
  return codeOf(error) === FOREIGN_KEY_VIOLATION;
}

/** Whether a statement that may not wait met a row locked by another transaction. */
export function isRowBusy(error: unknown): boolean {
  return codeOf(error) === LOCK_NOT_AVAILABLE;
}

/** Whether the database user lacks a right. */
export function isForbidden(error: unknown): boolean {
  return codeOf(error) === INSUFFICIENT_PRIVILEGE;
}

/** Whether PostgreSQL aborted the transaction because of a concurrent one; a retry usually succeeds. */
export function isDeadlock(error: unknown): boolean {
  const code = codeOf(error);
  return code === DEADLOCK || code === SERIALIZATION_FAILURE;
}

/** Codes for "no connection" and "server shutting down" of PostgreSQL, Node and Prisma. */
const UNREACHABLE = new Set([
  '08001',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'P1001',
  'P1002',
  'P1017',
  'P2024',
]);
/** Messages of the driver's and the pool's errors, which have no code. */
const POOL_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;

/** Whether a statement failed because the database could not be reached at all. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Prisma Client calls much of it P2039, and keeps PostgreSQL's own code besides.
  const codes = [(error as { code?: unknown }).code, codeOf(error)];
  return (
    codes.some((code) => typeof code === 'string' && UNREACHABLE.has(code)) || POOL_WORDS.test(error.message)
  );
}
